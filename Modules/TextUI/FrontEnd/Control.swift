import ScreenKit

/// Something on a screen that can have the focus, named by its id.
enum Control: Hashable, Sendable {
  /// The line that narrows a list; the front end's own, and on no screen.
  case filter
  case field(String)
  case list(String)
  case action(String)
}

extension Screen<SceneIntent> {
  /// Every control in the order of the tab key: those of the content, then those of the toolbar.
  var controls: [Control] {
    elements.compactMap(\.control) + actions.map { .action($0.id) }
  }

  /// Whether a control is on the screen.
  func has(_ control: Control) -> Bool {
    elements.contains { $0.control == control } || actions.contains { .action($0.id) == control }
  }

  /// Where the focus is when the page opens: the first field or list, else the primary action, else the way out.
  var initialFocus: Control? {
    let inContent = elements.lazy.compactMap(\.control).first { if case .action = $0 { false } else { true } }
    if let inContent { return inContent }
    let action = allActions.first { $0.role == .primary } ?? allActions.first { $0.role == .cancel }
    return action.map { .action($0.id) } ?? controls.first
  }

  /// The field of this id.
  func field(_ id: String) -> Field<SceneIntent>? {
    for case .field(let field) in elements where field.id == id { return field }
    return nil
  }

  /// The list of this id.
  func list(_ id: String) -> RowList<SceneIntent>? {
    for case .list(let list) in elements where list.id == id { return list }
    return nil
  }

  /// The action of this id.
  func action(_ id: String) -> Action<SceneIntent>? { allActions.first { $0.id == id } }
}

extension Element {
  /// The control the element is, if it is one; a list without rows is none.
  fileprivate var control: Control? {
    switch self {
    case .field(let field): .field(field.id)
    case .button(let action): .action(action.id)
    case .list(let list): list.rows.isEmpty ? nil : .list(list.id)
    case .heading, .text, .error, .loading, .empty, .divider: nil
    }
  }
}
