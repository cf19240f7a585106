/// The waits of a window, which a test controls.
public struct Pauses: Sendable {
  /// Calls an action on the main actor at the end of the wait.
  public typealias Pause = @MainActor @Sendable (_ action: @escaping @MainActor () -> Void) -> Void

  /// Ends after the current turn of the main actor.
  ///
  /// Equal writes of a UI within one turn are one action of the user.
  public var turn: Pause
  /// Ends when the animation of a closing alert has ended.
  ///
  /// SwiftUI reports the end of every other modal, but not of an alert.
  public var alert: Pause
  /// Ends when what a UI was asked for must have happened.
  ///
  /// What it has not reported by then is asked for again.
  public var check: Pause

  /// Creates waits.
  public init(turn: @escaping Pause, alert: @escaping Pause, check: @escaping Pause) {
    self.turn = turn
    self.alert = alert
    self.check = check
  }

  /// The waits of an app.
  public static let live = Pauses(
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
