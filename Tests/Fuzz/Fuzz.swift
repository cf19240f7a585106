/// What libFuzzer calls with each text that it makes up; `Scripts/fuzz` says of what kind.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  #if FUZZ_ARCHIVE
    fuzzArchive(text)
  #else
    fuzzLink(text)
  #endif
  return 0
}

/// Ends the program with a line that names the promise that was broken, and what broke it.
func promise(_ promise: String, _ isKept: Bool, _ witness: @autoclosure () -> Any) {
  precondition(isKept, "\(promise): \(String(reflecting: witness()))")
}
