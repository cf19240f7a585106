/// The patterns that fit the segments of an address, and how far the address is known.
struct AddressSearch {
  /// A pattern whose segments fit, up to `end`.
  struct Fit {
    let pattern: Int
    let end: Int
  }

  let address: Address
  /// Whether a pattern must fit all segments.
  let isWhole: Bool
  /// Whether the search keeps the nodes that it reaches, for an error.
  let isExplaining: Bool
  /// The patterns that fit, the first to read first.
  private(set) var fits: [Fit] = []
  /// The number of known segments; -1 for an unknown host.
  private(set) var depth = -1
  /// The nodes at that depth.
  private(set) var front: [Int] = []
  /// Why a segment can't be a value.
  private(set) var fault: AddressFault?

  init(address: Address, isWhole: Bool, isExplaining: Bool = false) {
    self.address = address
    self.isWhole = isWhole
    self.isExplaining = isExplaining
  }

  mutating func reach(_ node: Int, at position: Int) {
    if position > depth { front = [] }
    if position >= depth {
      front.append(node)
      depth = position
    }
  }

  mutating func add(_ shelf: AddressShelf, until end: Int) {
    if shelf.isEmpty { return }
    for pattern in shelf.patterns(for: address.parameters) { fits.append(Fit(pattern: pattern, end: end)) }
  }

  /// Returns the text of a segment; records the fault if it can't be a value.
  mutating func value(ofSegment position: Int) -> String? {
    do throws(DeepLinkError) {
      return try address.value(ofSegment: position)
    } catch {
      fault = AddressFault(progress: position + 1, error: error)
      return nil
    }
  }

  /// Sorts the patterns: those with more segments first, then by rank.
  mutating func sort(by ranks: [Int]) {
    guard fits.count > 1 else { return }
    fits.sort { left, right in
      if left.end != right.end { return left.end > right.end }
      return ranks[left.pattern] < ranks[right.pattern]
    }
  }
}
