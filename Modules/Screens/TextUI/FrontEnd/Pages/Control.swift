import ScreenKit

/// A focusable control, identified by its `id`.
enum Control: Hashable, Sendable {
  /// The filter of a list, which belongs to the front end and is on no screen.
  case filter
  case field(String)
  case list(String)
  case action(String)
}

extension Screen<SceneIntent> {
  /// All controls in tab order: those of the content, then those of the toolbar.
  var controls: [Control] { contentControls + actions.map { .action($0.id) } }

  var contentControls: [Control] { elements.compactMap(\.control) }

  func has(_ control: Control) -> Bool {
    if case .action(let id) = control, actions.contains(where: { $0.id == id }) { return true }
    return elements.contains { $0.control == control }
  }

  /// The control that has the focus when the page opens: the first field or list, otherwise the primary action,
  /// otherwise the cancel action.
  var initialFocus: Control? {
    let inContent = elements.lazy.compactMap(\.control).first { if case .action = $0 { false } else { true } }
    if let inContent { return inContent }
    return (action(.primary) ?? action(.cancel)).map { .action($0.id) } ?? controls.first
  }

  /// Returns the next field below a control, or `nil` after the last one.
  func field(after control: Control?) -> Control? {
    controls.drop { $0 != control }.dropFirst().first { if case .field = $0 { true } else { false } }
  }

  var fields: [Field<SceneIntent>] { elements.compactMap { if case .field(let field) = $0 { field } else { nil } } }

  var firstList: RowList<SceneIntent>? {
    for case .list(let list) in elements where !list.rows.isEmpty { return list }
    return nil
  }

  func action(_ id: String) -> Action<SceneIntent>? { allActions.first { $0.id == id } }

  func action(_ role: ActionRole) -> Action<SceneIntent>? { allActions.first { $0.role == role } }
}

extension Element {
  /// A list without rows has none.
  fileprivate var control: Control? {
    switch self {
    case .field(let field): .field(field.id)
    case .button(let action): .action(action.id)
    case .list(let list): list.rows.isEmpty ? nil : .list(list.id)
    case .heading, .text, .error, .loading, .empty, .divider: nil
    }
  }
}
