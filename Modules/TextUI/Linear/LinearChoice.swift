import ScreenKit

/// A control that the user chooses by number.
enum LinearChoice: Equatable {
  case field(Field<SceneIntent>)
  case action(Action<SceneIntent>)
  case row(SceneIntent)
}

extension Screen<SceneIntent> {
  /// Returns a control, or `nil` if the screen no longer has it.
  func choice(_ control: LinearNumbers.Control) -> LinearChoice? {
    switch control {
    case .field(let id): field(id).map(LinearChoice.field)
    case .action(let id): action(id).map(LinearChoice.action)
    case .row(let id, let row):
      list(id).flatMap { $0.rows.contains { $0.id == row } ? $0.selected(row) : nil }.map(LinearChoice.row)
    }
  }
}
