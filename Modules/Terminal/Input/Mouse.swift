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
}
