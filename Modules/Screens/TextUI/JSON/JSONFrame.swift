public import ScreenKit
import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A frame for other programs, as one JSON object on one line (RFC 8259).
///
/// The page “Driving the app” lists the members. A secret field contains only the length.
///
///     {"layers":[{"actions":[…],"depth":0,"elements":[…],"style":"root","title":"Help"}],"link":"app://loggedOut/help",…}
public struct JSONFrame: Sendable, CustomStringConvertible {
  /// The version of the schema, which grows when a member changes its meaning or goes, and stays when one is added.
  public static let schema = 1

  /// The JSON text, without line breaks.
  public let description: String

  /// Creates the frame of an app before any input.
  @MainActor
  public init(_ source: any SceneSource) {
    self.init(FrontEnd(source: source, size: .standard))
  }

  @MainActor
  init(_ frontEnd: FrontEnd) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for numbers that JSON lacks, and a frame has none.
    description = (try? encoder.encode(FrameRecord(frontEnd))).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}

private struct FrameRecord: Encodable {
  var schema = JSONFrame.schema
  var link: String
  var title: String
  var focus: FocusRecord?
  var layers: [LayerRecord]
  var toast: String?
  var inspector: InspectorRecord?

  @MainActor
  init(_ frontEnd: FrontEnd) {
    // Reading the scene updates the state.
    let scene = frontEnd.scene
    let state = frontEnd.state
    link = frontEnd.source.link
    title = scene.active.page.screen.title
    focus = frontEnd.focus.map(FocusRecord.init)
    layers = scene.layers.map { LayerRecord($0, state) }
    toast = frontEnd.tellToast()
    inspector = state.panels.inspector.isOpen ? InspectorRecord(state.panels.inspector) : nil
  }
}

private struct FocusRecord: Encodable {
  var filter: Bool?
  var field: String?
  var list: String?
  var action: String?

  init(_ control: Control) {
    switch control {
    case .filter: filter = true
    case .field(let id): field = id
    case .list(let id): list = id
    case .action(let id): action = id
    }
  }
}

private struct LayerRecord: Encodable {
  var style: String
  var title: String
  var depth: Int
  var back: String?
  var breadcrumbs: [String]?
  var tabs: [TabRecord]?
  var elements: [ElementRecord]
  var actions: [ActionRecord]
  var filter: FilterRecord?
  var sidebar: SidebarRecord?

  init(_ layer: Layer, _ state: FrontEndState) {
    style = layer.style.rawValue
    title = layer.page.screen.title
    depth = layer.depth
    back = layer.backTitle
    breadcrumbs = layer.breadcrumbs.isEmpty ? nil : layer.breadcrumbs
    tabs = layer.tabs.map { bar in
      bar.tabs.map { TabRecord(id: $0.id, title: $0.title, badge: $0.badge, selected: $0.id == bar.selected) }
    }
    elements = layer.page.screen.elements.map(ElementRecord.init)
    actions = layer.page.screen.actions.map(ActionRecord.init)
    filter = state[layer.page.id].filter.map(FilterRecord.init)
    sidebar = layer.pageBeside.map { SidebarRecord($0, state) }
  }
}

private struct SidebarRecord: Encodable {
  var title: String
  var elements: [ElementRecord]
  var actions: [ActionRecord]
  var filter: FilterRecord?

  init(_ page: Page, _ state: FrontEndState) {
    title = page.screen.title
    elements = page.screen.elements.map(ElementRecord.init)
    actions = page.screen.actions.map(ActionRecord.init)
    filter = state[page.id].filter.map(FilterRecord.init)
  }
}

/// The typed text, with the numbers of found rows and of all rows.
private struct FilterRecord: Encodable {
  var text: String
  var found: Int
  var of: Int

  init(_ filter: Filter) { (text, found, of) = (filter.line.text, filter.matches.count, filter.rows.count) }
}

private struct TabRecord: Encodable {
  var id: String
  var title: String
  var badge: String?
  var selected: Bool
}

private struct ElementRecord: Encodable {
  var kind: String
  var id: String?
  var label: String?
  var text: String?
  var secretLength: Int?
  var hint: String?
  var error: String?
  var role: String?
  var disabled: String?
  var open: String?
  var rows: [RowRecord]?

  init(_ element: Element<SceneIntent>) {
    switch element {
    case .heading(let text): (kind, self.text) = ("heading", text)
    case .text(let text): (kind, self.text) = ("text", text)
    case .error(let text): (kind, self.text) = ("error", text)
    case .loading(let text): (kind, self.text) = ("loading", text)
    case .empty(let text): (kind, self.text) = ("empty", text)
    case .divider: kind = "divider"
    case .button(let action):
      let action = ActionRecord(action)
      (kind, id, label, role, disabled) = ("button", action.id, action.label, action.role, action.disabled)
    case .field(let field):
      (kind, id, label, hint, error) = ("field", field.id, field.label, field.hint, field.error)
      switch field.content {
      case .text(let content, _): text = content
      case .secret(let count, _): secretLength = count
      }
    case .list(let list):
      (kind, id, open, rows) = ("list", list.id, list.openRow, list.rows.map(RowRecord.init))
    }
  }
}

private struct RowRecord: Encodable {
  var id: String
  var title: String
  var subtitle: String?
  var on: Bool?

  init(_ row: Row) {
    (id, title, subtitle) = (row.id, row.title, row.subtitle)
    on =
      switch row.accessory {
      case .on: true
      case .off: false
      case .none, .disclosure: nil
      }
  }
}

private struct ActionRecord: Encodable {
  var id: String
  var label: String
  var role: String
  var disabled: String?

  init(_ action: Action<SceneIntent>) {
    (id, label, role, disabled) = (action.id, action.label, action.role.rawValue, action.disabledReason)
  }
}
