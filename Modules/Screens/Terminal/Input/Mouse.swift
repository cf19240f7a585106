/// A mouse event.
public struct Mouse: Equatable, Sendable {
  /// The kind of a mouse event.
  public enum Kind: Sendable {
    /// A press of the left button.
    case click
    /// A turn of the wheel.
    case wheelUp, wheelDown
  }

  /// The kind of the event.
  public var kind: Kind
  /// The cell under the pointer.
  public var point: Point

  /// Creates an event.
  public init(kind: Kind, point: Point) {
    self.kind = kind
    self.point = point
  }

  /// Creates the event of an xterm report: button, column and row from 1; `nil` for a release, other buttons and modifiers.
  init?(report: [Int]) {
    let kinds: [Int: Kind] = [0: .click, 64: .wheelUp, 65: .wheelDown]
    guard report.count == 3, let kind = kinds[report[0]], report[1] > 0, report[2] > 0 else { return nil }
    self.init(kind: kind, point: Point(column: report[1] - 1, row: report[2] - 1))
  }
}
