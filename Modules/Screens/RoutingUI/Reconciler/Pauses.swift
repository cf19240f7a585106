/// The waits of a window, which a test controls.
struct Pauses: Sendable {
  /// Calls an action on the main actor at the end of the wait.
  typealias Pause = @MainActor @Sendable (_ action: @escaping @MainActor () -> Void) -> Void

  /// Ends after the current turn of the main actor.
  ///
  /// Equal writes of a UI within one turn are one action of the user.
  var turn: Pause
  /// Ends when the animation of a closing alert has ended.
  ///
  /// SwiftUI reports the end of every other modal, but not of an alert.
  var alert: Pause
  /// Ends when what a UI was asked for must have happened; what it has not reported by then is asked for again.
  var check: Pause

  /// The waits of an app.
  static let live = Pauses(
    turn: { action in Task { @MainActor in action() } },
    alert: after(.milliseconds(600)),
    check: after(.seconds(1)))

  private static func after(_ duration: Duration) -> Pause {
    { action in
      Task { @MainActor in
        try? await Task.sleep(for: duration)
        action()
      }
    }
  }
}
