package struct Mouse: Equatable, Sendable {
  package enum Kind: Sendable {
    /// A press of the left button.
    case click
    case wheelUp, wheelDown
  }

  package var kind: Kind
  package var point: Point

  package init(kind: Kind, point: Point) {
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
