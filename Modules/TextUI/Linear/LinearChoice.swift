import ScreenKit

/// A control that the user chooses by number.
enum LinearChoice: Equatable {
  case field(Field<SceneIntent>)
  case action(Action<SceneIntent>)
  case row(SceneIntent)
}

extension Screen<SceneIntent> {
  /// Returns the control with a number.
  ///
  /// `LinearPage` numbers the content first, then the toolbar, starting at 1.
  func choice(_ number: Int) -> LinearChoice? {
    var index = number - 1
    guard index >= 0 else { return nil }
    for element in elements {
      let count = element.choiceCount
      if index < count { return element.choice(index) }
      index -= count
    }
    return actions.indices.contains(index) ? .action(actions[index]) : nil
  }
}

extension Element<SceneIntent> {
  fileprivate var choiceCount: Int {
    switch self {
    case .field, .button: 1
    case .list(let list): list.rows.count
    case .heading, .text, .error, .loading, .empty, .divider: 0
    }
  }

  fileprivate func choice(_ index: Int) -> LinearChoice? {
    switch self {
    case .field(let field): .field(field)
    case .button(let action): .action(action)
    case .list(let list): list.selected(list.rows[index].id).map(LinearChoice.row)
    case .heading, .text, .error, .loading, .empty, .divider: nil
    }
  }
}
