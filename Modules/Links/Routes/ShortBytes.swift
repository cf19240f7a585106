/// Bytes that are put together piece by piece, and need no memory of their own as long as they are few.
struct ShortBytes: Hashable, Sendable {
  private static let most = 64

  private var few = SIMD64<UInt8>()
  /// All of them, once they are more.
  private var many: [UInt8] = []
  private(set) var count = 0

  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    if count + piece.count <= Self.most {
      // In bounds: there are as many bytes as most are, and none are written behind them.
      withUnsafeMutableBytes(of: &few) {
        UnsafeMutableRawBufferPointer(rebasing: $0[count...]).copyMemory(from: UnsafeRawBufferPointer(piece))
      }
    } else {
      if many.isEmpty {
        many = withBytes { Array($0) }
        // Equal bytes are equal, whatever pieces they came in.
        few = SIMD64()
      }
      many += piece
    }
    count += piece.count
  }

  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if many.isEmpty { return withUnsafeBytes(of: few) { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) } }
    return many.withUnsafeBytes(body)
  }

  /// These bytes behind a text, as one string.
  func string(behind prefix: String) -> String {
    let prefixCount = prefix.utf8.count
    return String(unsafeUninitializedCapacity: prefixCount + count) { result in
      // In bounds: there is room for as many bytes as both have.
      let result = UnsafeMutableRawBufferPointer(result)
      prefix.withBytes { result.copyMemory(from: UnsafeRawBufferPointer($0)) }
      withBytes { UnsafeMutableRawBufferPointer(rebasing: result[prefixCount...]).copyMemory(from: $0) }
      return prefixCount + count
    }
  }
}
