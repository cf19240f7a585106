import Testing

@testable import Terminal
@testable import TextUI

extension FrontEnd {
  /// Presses keys by name, draws a frame before each, and returns the request of the last one.
  @discardableResult
  func press(_ names: String...) -> TerminalRequest { press(names) }

  /// Presses the keys of a list in the same way.
  @discardableResult
  func press(_ names: [String]) -> TerminalRequest {
    var request = TerminalRequest.none
    for name in names {
      _ = frame()
      guard let key = Key(name: name) else {
        Issue.record("No key is called \(name)")
        continue
      }
      request = handle(.key(key))
    }
    return request
  }
}
