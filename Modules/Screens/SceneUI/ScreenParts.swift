public import ScreenKit

/// An element with an identity, which stays when an error appears above it: else a field would lose the focus.
struct ScreenPart: Identifiable {
  let id: String
  let element: Element<SceneIntent>
}

extension Screen {
  /// The paragraphs of an alert.
  public var message: String {
    elements.compactMap { element in
      switch element {
      case .heading(let text), .text(let text), .error(let text), .loading(let text), .empty(let text): text
      case .field, .button, .list, .divider: nil
      }
    }
    .joined(separator: "\n\n")
  }
}

extension Screen<SceneIntent> {
  var parts: [ScreenPart] {
    var counts: [String: Int] = [:]
    return elements.map { element in
      let name = element.partName
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return ScreenPart(id: count == 0 ? name : "\(name) \(count)", element: element)
    }
  }

  var topID: String? {
    guard let first = parts.first else { return nil }
    if case .list(let list) = first.element { return list.rows.first?.id }
    return first.id
  }

  /// The identifiers of the lists; another list is shown from its top.
  var listIDs: [String] {
    elements.compactMap { if case .list(let list) = $0 { list.id } else { nil } }
  }

  var disabledReasons: [String] {
    actions.compactMap { action in action.disabledReason.map { "\(action.label): \($0)" } }
  }

  var fields: [Field<SceneIntent>] {
    elements.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }
}

extension Element<SceneIntent> {
  fileprivate var partName: String {
    switch self {
    case .heading: "heading"
    case .text: "text"
    case .error: "error"
    case .field(let field): "field \(field.id)"
    case .button(let action): "button \(action.id)"
    case .list(let list): "list \(list.id)"
    case .loading: "loading"
    case .empty: "empty"
    case .divider: "divider"
    }
  }
}

struct ToolbarActions {
  /// The number of actions beside the title.
  private static let room = 2

  let cancelling: [Action<SceneIntent>]
  /// The primary action and the first others.
  let visible: [Action<SceneIntent>]
  /// The actions in the menu, destructive ones last.
  let more: [Action<SceneIntent>]

  init(_ actions: [Action<SceneIntent>]) {
    cancelling = actions.filter { $0.role == .cancel }
    let others = actions.filter { $0.role == .primary } + actions.filter { $0.role == .normal }
    visible = Array(others.prefix(Self.room))
    more = others.dropFirst(Self.room) + actions.filter { $0.role == .destructive }
  }
}
