import ScreenKit

extension ScriptCommand {
  /// The environment variable of the first secret in a recording; further ones end in `_2`, `_3` and so on.
  static let secretVariable = "WAYMARK_PASSWORD"

  /// Uses labels where they are unique, otherwise identifiers; `nil` if no command sends the intent.
  init?(_ intent: SceneIntent, in layer: Layer) {
    guard let page = layer.pages.first(where: { intent.page == nil || intent.page == $0.id }) else { return nil }
    self.init(intent, on: page)
    // Names on the visible page take precedence over names on the page beside it.
    guard page.id != layer.page.id else { return }
    guard let name, Int(name) == nil, !layer.page.screen.answers(to: name) else { return nil }
  }

  private init?(_ intent: SceneIntent, on page: Page) {
    switch intent {
    case .activate(_, let id):
      let targets = Target.all(in: page.screen)
      guard let action = (page.screen.allActions + page.screen.orders).first(where: { $0.id == id }), action.isEnabled,
        let name = [action.label, id].first(where: { targets.named($0).count == 1 })
      else { return nil }
      self = .tap(name)
    case .select(_, let list, let row):
      guard let command = Self.selection(of: row, in: list, on: page.screen) else { return nil }
      self = command
    case .edit(_, let field, let text):
      guard let name = Self.name(of: field, on: page.screen) else { return nil }
      self = .type(field: name, text: text)
    case .editSecret(_, let field, _):
      guard let name = Self.name(of: field, on: page.screen) else { return nil }
      self = .typeSecret(field: name, variable: Self.secretVariable)
    case .back: self = .back
    case .close: self = .close
    case .tab(let name): self = .tab(name)
    case .quit: self = .quit
    }
  }

  private static func name(of field: String, on screen: Screen<SceneIntent>) -> String? {
    guard let label = screen.field(field)?.label else { return nil }
    return [label, field].first { screen.field(named: $0)?.id == field }
  }

  /// A title that is a number or not unique is replaced by the identifier or the number.
  private static func selection(of id: String, in list: String, on screen: Screen<SceneIntent>) -> Self? {
    let targets = Target.all(in: screen)
    let rows = targets.filter(\.isRow)
    guard let row = rows.first(where: { $0.id == id && $0.list?.id == list }) else { return nil }
    if Int(row.label) == nil, rows.named(row.label).count == 1 { return .select(row.label) }
    if let name = [row.label, id].first(where: { targets.named($0).count == 1 }) { return .tap(name) }
    guard rows.first?.list?.id == list, let index = row.list?.rows.firstIndex(where: { $0.id == id }),
      rows.named("\(index + 1)").isEmpty
    else { return nil }
    return .select("\(index + 1)")
  }
}

extension ScriptCommand {
  fileprivate var name: String? {
    switch self {
    case .tap(let name), .select(let name), .type(let name, _), .typeSecret(let name, _): name
    default: nil
    }
  }
}

extension [Target] {
  func named(_ name: String) -> [Target] { filter { $0.label == name || $0.id == name } }
}

extension Screen<SceneIntent> {
  fileprivate func answers(to name: String) -> Bool {
    !Target.all(in: self).named(name).isEmpty || field(named: name) != nil
  }

  func field(named name: String) -> Field<SceneIntent>? { fields.first { $0.label == name || $0.id == name } }
}
