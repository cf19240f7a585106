/// The place of a pattern in the order of reading: current patterns, literals before values before the rest, segment by segment, then
/// literal parameters, then the order of declaration.
struct AddressOrder: Comparable {
  private let isFormer: Bool
  /// A number for each segment, lower for a literal.
  private let path: [Int]
  private let literalCount: Int
  private let index: Int

  init(_ pattern: AddressPattern, declaredAt index: Int) {
    isFormer = pattern.isFormer
    path = Self.path(of: pattern)
    let further = pattern.parameters.map(\.place) + [pattern.fragment ?? .ignored]
    literalCount = further.count { !$0.isValue && !$0.isIgnored }
    self.index = index
  }

  private static func path(of pattern: AddressPattern) -> [Int] {
    var path = [pattern.host.isEmpty ? 0 : pattern.host.map(\.order).reduce(1, +)]
    path += pattern.path.map(\.order)
    if pattern.rest != nil { path.append(AddressPattern.Place.ignored.order) }
    return path
  }

  static func < (left: AddressOrder, right: AddressOrder) -> Bool {
    if left.isFormer != right.isFormer { return right.isFormer }
    if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
    if left.literalCount != right.literalCount { return left.literalCount > right.literalCount }
    return left.index < right.index
  }

  /// Returns the rank of each pattern.
  static func ranks(of patterns: [AddressPattern]) -> [Int] {
    let orders = patterns.enumerated().map { AddressOrder($1, declaredAt: $0) }
    var ranks = [Int](repeating: 0, count: patterns.count)
    for (rank, order) in orders.sorted().enumerated() { ranks[order.index] = rank }
    return ranks
  }
}

extension AddressPattern.Place {
  fileprivate var order: Int {
    switch self {
    case .literal: 0
    case .mixed, .path: 1
    case .value: 2
    case .ignored: 3
    }
  }
}
