import Testing

@testable import TextUI

extension FrontEnd {
  /// Presses keys by their names, each after a frame is drawn, and returns the effect of the last one.
  @discardableResult
  func press(_ names: String...) -> Effect { press(names) }

  /// Presses keys by their names, as they are listed.
  @discardableResult
  func press(_ names: [String]) -> Effect {
    var effect = Effect.none
    for name in names {
      _ = frame()
      guard let key = Key(name: name) else {
        Issue.record("No key is called \(name)")
        continue
      }
      effect = take(.key(key))
    }
    return effect
  }
}
