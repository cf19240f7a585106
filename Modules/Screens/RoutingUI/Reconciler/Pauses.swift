/// The waits of a window, which a test controls.
struct Pauses: Sendable {
  /// Calls an action at the end of the wait.
  typealias Pause = @MainActor @Sendable (_ action: @escaping @MainActor () -> Void) -> Void

  /// Ends after the current turn of the main actor; equal writes within one turn are one action of the user.
  var turn: Pause
  /// Ends with the animation of a closing alert, whose end SwiftUI doesn't report.
  var alert: Pause
  /// Ends when the UI must have reported what it was asked for.
  var check: Pause

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
