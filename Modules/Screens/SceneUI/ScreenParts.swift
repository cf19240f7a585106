public import ScreenKit

/// An element of a screen with an identity, which it keeps while elements appear and disappear around it.
///
/// A field must keep its identity when an error appears above it, or it loses the focus.
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
  /// The elements with their identities.
  var parts: [ScreenPart] {
    var counts: [String: Int] = [:]
    return elements.map { element in
      let name = element.partName
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return ScreenPart(id: count == 0 ? name : "\(name) \(count)", element: element)
    }
  }

  /// The identity of the first row on the screen, to scroll to; `nil` on an empty screen.
  var topID: String? {
    guard let first = parts.first else { return nil }
    if case .list(let list) = first.element { return list.rows.first?.id }
    return first.id
  }

  /// The identifiers of the lists: one that changes is another list, which is shown from its top.
  var listIDs: [String] {
    elements.compactMap { if case .list(let list) = $0 { list.id } else { nil } }
  }

  /// Why actions of the toolbar are disabled, for a reader who can't see a hint.
  var disabledReasons: [String] {
    actions.compactMap { action in action.disabledReason.map { "\(action.label): \($0)" } }
  }

  /// The fields, which an alert shows above its buttons.
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

/// Where a toolbar shows its actions.
struct ToolbarActions {
  /// How many actions stand beside the title; the others are in a menu.
  private static let room = 2

  /// The actions that leave the screen unchanged.
  let cancelling: [Action<SceneIntent>]
  /// The primary action and the first others.
  let visible: [Action<SceneIntent>]
  /// The actions in the menu; among them those that can't be undone.
  let more: [Action<SceneIntent>]

  init(_ actions: [Action<SceneIntent>]) {
    cancelling = actions.filter { $0.role == .cancel }
    let others = actions.filter { $0.role == .primary } + actions.filter { $0.role == .normal }
    visible = Array(others.prefix(Self.room))
    more = others.dropFirst(Self.room) + actions.filter { $0.role == .destructive }
  }
}
