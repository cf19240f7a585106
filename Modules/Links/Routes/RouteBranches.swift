/// A text as a number: its bytes side by side; where there are more than eight, the later ones lie over the earlier ones.
///
/// Most segments have eight bytes at most, and then they are equal when their lengths and numbers are.
struct TextNumber {
  private(set) var bits: UInt64 = 0

  @inline(__always)
  mutating func append(_ byte: UInt8) { bits = (bits << 8 | bits >> 56) ^ UInt64(byte) }

  init() {}

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }
}

/// Where the texts of segments lead from the nodes of a `RouteTable`: an open hash table, filled once and then only read.
struct RouteBranches: Sendable {
  struct Branch {
    let node: Int
    let number: UInt64
    /// Where its text stands among all texts.
    let text: Range<Int>
    let child: Int
    /// The place of the branch of the same node that was added before.
    let previous: Int?
  }

  /// Its count is a power of two, and at least half of it is empty.
  private var places: [Branch?]
  private var texts: [UInt8] = []

  /// Makes room for so many branches.
  init(atMost count: Int) { places = Array(repeating: nil, count: 2 << (Int.bitWidth - count.leadingZeroBitCount)) }

  subscript(place: Int) -> Branch? { places[place] }

  /// The node that a text leads to from another node; nil when it leads nowhere.
  @inline(__always)
  func child(
    of node: Int, for text: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ number: TextNumber
  ) -> Int? {
    var place = place(of: node, number)
    while let branch = places[place] {
      if branch.number == number.bits, branch.node == node, branch.text.count == text.count,
        isEqual(branch.text, text, in: bytes)
      {
        return branch.child
      }
      place = next(place)
    }
    return nil
  }

  /// Whether two texts of the same length and the same number are the same.
  ///
  /// When what lies below is the same, so is what lies over it: the last eight bytes need no look.
  @inline(__always)
  private func isEqual(_ known: Range<Int>, _ text: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var (position, other) = (text.lowerBound, known.lowerBound)
    while position < text.upperBound - 8 {
      guard bytes[position] == texts[other] else { return false }
      position += 1
      other += 1
    }
    return true
  }

  /// Adds a branch behind the one of the same node that was added before, and returns its place.
  mutating func add(_ text: [UInt8], from node: Int, to child: Int, previous: Int?) -> Int {
    let number = TextNumber(text)
    var place = place(of: node, number)
    while places[place] != nil { place = next(place) }
    places[place] = Branch(
      node: node, number: number.bits, text: texts.count..<texts.count + text.count, child: child, previous: previous)
    texts += text
    return place
  }

  private func place(of node: Int, _ number: TextNumber) -> Int {
    // Both halves of the product, because the upper bits of a factor leave no trace in the lower half.
    let factor = number.bits ^ UInt64(truncatingIfNeeded: node) &* 0xD6E8_FEB8_6659_FD93
    let product = factor.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low) & (places.count - 1)
  }

  private func next(_ place: Int) -> Int { (place + 1) & (places.count - 1) }
}
