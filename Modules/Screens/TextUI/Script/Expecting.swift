import ScreenKit

extension ScriptPlayer {
  func mismatch(_ expectation: Expectation) -> String? {
    let layer = frontEnd.scene.active
    switch expectation {
    case .title(let title):
      return differs("the title", title, layer.page.screen.title)
    case .link(let link):
      return differs("the link", link, frontEnd.source.link)
    case .depth(let depth):
      return layer.depth == depth ? nil : "expected depth \(depth), found \(layer.depth)"
    case .text(let text):
      return texts.contains { $0.contains(text) } ? nil : "expected the text “\(text)”"
    case .noText(let text):
      return texts.first { $0.contains(text) }.map { "expected no text “\(text)”, found “\($0)”" }
    case .disabled(let name):
      return mismatch(disabled: name, in: layer.page.screen)
    case .refused: return nil
    }
  }

  private func differs(_ what: String, _ expected: String, _ found: String) -> String? {
    expected == found ? nil : "expected \(what) “\(expected)”, found “\(found)”"
  }

  private func mismatch(disabled name: String, in screen: Screen<SceneIntent>) -> String? {
    let matches = screen.allActions.filter { $0.label == name || $0.id == name }
    guard let action = matches.first else {
      return missing("action “\(name)”", name, among: screen.allActions.map(\.label))
    }
    return action.isEnabled ? "expected “\(name)” to be disabled, but it can be chosen" : nil
  }

  /// All texts of the topmost layer, unwrapped and including invisible lines, its tabs with a badge, and the toast.
  private var texts: [String] {
    let scene = frontEnd.scene
    let toast = frontEnd.state.messages.toast ?? scene.toast
    let tabs = scene.active.tabs?.tabs.filter { $0.badge != nil } ?? []
    return scene.active.page.screen.texts + tabs.map(\.label) + (toast.map { [$0] } ?? [])
  }
}

extension Screen {
  fileprivate var texts: [String] {
    [title] + elements.flatMap(\.texts) + actions.flatMap(\.texts)
  }
}

extension Element {
  fileprivate var texts: [String] {
    switch self {
    case .heading(let text), .text(let text), .error(let text), .loading(let text), .empty(let text): [text]
    case .field(let field): field.texts
    case .button(let action): action.texts
    case .list(let list): list.rows.flatMap { [$0.title, $0.subtitle].compactMap(\.self) }
    case .divider: []
    }
  }
}

extension Action {
  fileprivate var texts: [String] { [label, disabledReason].compactMap(\.self) }
}

extension Field {
  fileprivate var texts: [String] {
    let shown = [label, error, isEmpty ? hint : nil].compactMap(\.self)
    if case .text(let text, _) = content { return shown + [text] }
    return shown
  }
}
