/// The entry point that libFuzzer calls with each input; `Scripts/fuzz` selects links, URLs or archives.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  #if FUZZ_ARCHIVE
    fuzzArchive(text)
  #elseif FUZZ_URL
    fuzzURL(text)
  #else
    fuzzLink(text)
  #endif
  return 0
}

/// Stops the program with a message that names the broken promise and the input that broke it.
func promise(_ promise: String, _ isKept: Bool, _ witness: @autoclosure () -> Any) {
  precondition(isKept, "\(promise): \(String(reflecting: witness()))")
}
