/// A mouse event with its position.
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

  /// Creates the event of the three bytes after `ESC [ M`: the button, the column and the row, each with 32 added.
  ///
  /// Returns `nil` for a release, for other buttons and with modifiers.
  init?(x10 bytes: [UInt8]) {
    let kinds: [UInt8: Kind] = [32: .click, 96: .wheelUp, 97: .wheelDown]
    guard bytes.count == 3, let kind = kinds[bytes[0]], bytes[1] > 32, bytes[2] > 32 else { return nil }
    self.init(kind: kind, point: Point(column: Int(bytes[1]) - 33, row: Int(bytes[2]) - 33))
  }
}
