public import ScreenKit

/// A frame for other programs: what is visible as one JSON object on one line (RFC 8259).
///
/// Its members: `link`, `title`, `focus` if a control has it, `layers` from the bottom to the top with their elements and
/// actions, and `toast` if there is one. A layer with a `sidebar` can be shown with that page beside its own. Of a secret
/// only its length is there. Control characters are escaped.
///
///     {"link":"app://loggedOut/help","title":"Help","layers":[{"style":"root","title":"Help","depth":0,…}]}
public struct JSONFrame: Equatable, Sendable, CustomStringConvertible {
  /// The object, without a line break in or after it.
  public let description: String

  /// Describes an app as it looks before any key.
  @MainActor
  public init(_ source: any SceneSource, isASCII: Bool = false) {
    self.init(FrontEnd(source: source, size: .standard), isASCII: isASCII)
  }

  @MainActor
  init(_ frontEnd: FrontEnd, isASCII: Bool) {
    let scene = frontEnd.scene
    let toast = frontEnd.state.toast ?? scene.toast
    let frame = JSON.object([
      "link": .string(frontEnd.source.link),
      "title": .string(scene.active.page.screen.title),
      "focus": frontEnd.focus.map(JSON.init),
      "layers": .array(([scene.root] + scene.modals).map(JSON.init)),
      "toast": toast.map(JSON.string),
    ])
    description = frame.text(isASCII: isASCII)
  }
}

extension JSON {
  fileprivate init(_ control: Control) {
    self =
      switch control {
      case .filter: .object(["filter": .bool(true)])
      case .field(let id): .object(["field": .string(id)])
      case .list(let id): .object(["list": .string(id)])
      case .action(let id): .object(["action": .string(id)])
      }
  }

  fileprivate init(_ layer: Layer) {
    self = .object([
      "style": .string(layer.style.rawValue),
      "title": .string(layer.page.screen.title),
      "depth": .number(layer.depth),
      "back": layer.backTitle.map(JSON.string),
      "tabs": layer.tabs.map(JSON.init),
      "elements": Self.elements(of: layer.page.screen),
      "actions": Self.actions(of: layer.page.screen),
      "sidebar": layer.pageBeside.map { JSON(sidebar: $0.screen) },
    ])
  }

  private init(sidebar screen: Screen<SceneIntent>) {
    self = .object([
      "title": .string(screen.title), "elements": Self.elements(of: screen), "actions": Self.actions(of: screen),
    ])
  }

  private static func elements(of screen: Screen<SceneIntent>) -> JSON { .array(screen.elements.map(JSON.init)) }

  private static func actions(of screen: Screen<SceneIntent>) -> JSON {
    .array(screen.actions.map { .object(members(of: $0)) })
  }

  private init(_ bar: TabBar) {
    self = .array(
      bar.tabs.map { tab in
        .object(["id": .string(tab.id), "title": .string(tab.title), "selected": .bool(tab.id == bar.selected)])
      })
  }

  private init(_ element: Element<SceneIntent>) {
    self =
      switch element {
      case .heading(let text): .object(["kind": "heading", "text": .string(text)])
      case .text(let text): .object(["kind": "text", "text": .string(text)])
      case .error(let text): .object(["kind": "error", "text": .string(text)])
      case .loading(let text): .object(["kind": "loading", "text": .string(text)])
      case .empty(let text): .object(["kind": "empty", "text": .string(text)])
      case .divider: .object(["kind": "divider"])
      case .button(let action): .object([Member(name: "kind", value: "button")] + Self.members(of: action))
      case .field(let field): JSON(field)
      case .list(let list):
        .object([
          "kind": "list", "id": .string(list.id), "open": list.openRow.map(JSON.string),
          "rows": .array(list.rows.map(JSON.init)),
        ])
      }
  }

  private init(_ field: Field<SceneIntent>) {
    var (text, length): (JSON?, JSON?)
    switch field.content {
    case .text(let content, _): text = .string(content)
    case .secret(let count, _): length = .number(count)
    }
    self = .object([
      "kind": "field", "id": .string(field.id), "label": .string(field.label), "text": text, "secretLength": length,
      "hint": field.hint.map(JSON.string), "error": field.error.map(JSON.string),
    ])
  }

  private init(_ row: Row) {
    let option: JSON? =
      switch row.accessory {
      case .on: .bool(true)
      case .off: .bool(false)
      case .none, .disclosure: nil
      }
    self = .object([
      "id": .string(row.id), "title": .string(row.title), "subtitle": row.subtitle.map(JSON.string), "on": option,
    ])
  }

  private static func members(of action: Action<SceneIntent>) -> [Member] {
    [
      Member(name: "id", value: .string(action.id)), Member(name: "label", value: .string(action.label)),
      Member(name: "role", value: .string(action.role.name)),
    ] + (action.disabledReason.map { [Member(name: "disabled", value: .string($0))] } ?? [])
  }
}

extension ActionRole {
  fileprivate var name: String {
    switch self {
    case .normal: "normal"
    case .primary: "primary"
    case .destructive: "destructive"
    case .cancel: "cancel"
    }
  }
}
