/// Where the values of a link stand in its text: at most eight ranges of bytes, kept without an array.
@usableFromInline
struct LinkRanges: Hashable, Sendable {
  static let most = 8

  @usableFromInline var starts = SIMD8<UInt16>()
  @usableFromInline var ends = SIMD8<UInt16>()
  /// How many there are, those included that found no place.
  @usableFromInline var count = 0

  @inlinable subscript(index: Int) -> Range<Int> { Int(starts[index])..<Int(ends[index]) }

  @inline(__always)
  mutating func append(_ range: Range<Int>) {
    if count < Self.most {
      starts[count] = UInt16(clamping: range.lowerBound)
      ends[count] = UInt16(clamping: range.upperBound)
    }
    count += 1
  }

  mutating func removeLast() { count -= 1 }
}
