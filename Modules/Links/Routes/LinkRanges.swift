/// Where the values of a link stand in its text: at most eight ranges of bytes, kept without an array.
@usableFromInline
struct LinkRanges: Hashable, Sendable {
  static let most = 8

  /// The start of each in its lower half, and the end in its upper half.
  @usableFromInline var spots = SIMD8<UInt32>()
  /// How many there are, those included that found no place.
  @usableFromInline var count = 0

  @inlinable init() {}

  @inline(__always)
  mutating func append(_ range: Range<Int>) {
    if count < Self.most {
      spots[count] = UInt32(UInt16(clamping: range.upperBound)) << 16 | UInt32(UInt16(clamping: range.lowerBound))
    }
    count += 1
  }

  /// The range at an index; nil when there is none, or when it found no place.
  ///
  /// It is read where it was written: to read all eight at once, as a subscript of `spots` does, the processor would have
  /// to wait for the one that was just written.
  @inlinable @inline(__always)
  mutating func range(at index: Int) -> Range<Int>? {
    guard index >= 0, index < count, index < spots.scalarCount else { return nil }
    // In bounds: the index is below eight, and there are eight of four bytes each.
    let spot = withUnsafeMutableBytes(of: &spots) { $0.load(fromByteOffset: 4 * index, as: UInt32.self) }
    return Int(spot & 0xFFFF)..<Int(spot >> 16)
  }
}
