/// Ends the program with a line that names the promise that was broken, and what broke it.
func promise(_ promise: String, _ isKept: Bool, _ witness: @autoclosure () -> Any) {
  if !isKept { fatalError("\(promise): \(String(reflecting: witness()))") }
}
