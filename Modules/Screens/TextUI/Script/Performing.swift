import ScreenKit
import Terminal

extension ScriptPlayer {
  /// The caller handles a refusal by the app.
  func perform(_ command: ScriptCommand, _ line: Script.Line) async throws(ScriptError) -> FrontEnd.TerminalRequest {
    frontEnd.state.messages.clear()
    let page = frontEnd.scene.active.page
    switch command {
    case .tap(let name): try tap(name, line)
    case .type(let field, let text): try type(text, into: field, line)
    case .typeSecret(let field, let variable): try typeSecret(variable, into: field, line)
    case .back: frontEnd.send(.back(page.id))
    case .close: frontEnd.send(.close(page.id))
    case .tab(let name): try chooseTab(name, line)
    case .select(let row): try select(row, line)
    case .key(let key):
      // Drawing a frame updates the visible parts that scrolling depends on.
      _ = frontEnd.frame()
      return frontEnd.handle(.key(key))
    case .open(let link): frontEnd.enterLink(link)
    case .undoLast: frontEnd.ask(.undo)
    case .redo: frontEnd.ask(.redo)
    case .undo(let number): frontEnd.ask(.restore(number))
    case .wait: await frontEnd.settle()
    case .quit:
      frontEnd.send(.quit)
      return frontEnd.source.isOver ? .quit : .none
    case .screen, .state, .expect: break
    }
    return .none
  }

  func isSecret(_ name: String) -> Bool {
    if case .secret = field(name)?.content { true } else { false }
  }

  private func tap(_ name: String, _ line: Script.Line) throws(ScriptError) {
    let page = page(named: name) { !Target.all(in: $0.screen).named(name).isEmpty }
    let targets = Target.all(in: page.screen)
    let matches = targets.named(name)
    guard let target = matches.first else {
      throw failure(missing("“\(name)” to tap", name, among: targets.map(\.label)), line)
    }
    guard matches.count == 1 else {
      let ids = matches.map { "“\($0.id)”" }.joined(separator: ", ")
      throw failure("“\(name)” is ambiguous; the ids are \(ids)", line)
    }
    if case .action(let action) = target.kind, let reason = action.disabledReason {
      throw failure("“\(action.label)” is disabled: \(reason)", line)
    }
    choose(target, on: page.id)
  }

  /// Returns the page that has a name: the topmost one or, at every width, the one beside it.
  ///
  /// A number names something of the topmost page alone, because the page beside it may be out of sight.
  private func page(named name: String, where has: (Page) -> Bool) -> Page {
    let layer = frontEnd.scene.active
    guard Int(name) == nil else { return layer.page }
    return layer.pages.first(where: has) ?? layer.page
  }

  private func choose(_ target: Target, on page: Page.ID) {
    switch target.kind {
    case .action(let action):
      frontEnd.state.focus(on: FocusPlace(page: page, control: .action(action.id)))
      frontEnd.send(action.intent)
    case .row(let list, let index):
      frontEnd.state[page].selections.select(index, in: list)
      frontEnd.state.focus(on: FocusPlace(page: page, control: .list(list.id)))
      if let intent = list.selected(target.id) { frontEnd.send(intent) }
    }
  }

  private func select(_ name: String, _ line: Script.Line) throws(ScriptError) {
    let page = page(named: name) { Target.all(in: $0.screen).named(name).contains(where: \.isRow) }
    let rows = Target.all(in: page.screen).filter(\.isRow)
    guard let list = rows.first?.list else { throw failure("there is no list to select from", line) }
    if let number = Int(name), !list.rows.contains(where: { $0.title == name }) {
      let first = rows.filter { $0.list?.id == list.id }
      guard number > 0, first.indices.contains(number - 1) else {
        throw failure("there is no row \(number): the list has \(first.count)", line)
      }
      return choose(first[number - 1], on: page.id)
    }
    let matches = rows.named(name)
    guard let row = matches.first, matches.count == 1 else {
      throw failure(
        matches.isEmpty
          ? missing("row “\(name)”", name, among: rows.map(\.label)) : "“\(name)” is ambiguous", line)
    }
    choose(row, on: page.id)
  }

  private func type(_ text: String, into name: String, _ line: Script.Line) throws(ScriptError) {
    let page = page(named: name) { $0.screen.field(named: name) != nil }
    guard let field = page.screen.field(named: name) else {
      throw failure(missing("field “\(name)”", name, among: page.screen.fields.map(\.label)), line)
    }
    frontEnd.state.focus(on: FocusPlace(page: page.id, control: .field(field.id)))
    frontEnd.state[page.id].carets.moveToEnd(of: field.id)
    switch field.content {
    case .text(_, let edited): frontEnd.send(edited(text))
    case .secret(_, let edited): frontEnd.send(edited(.replace(text)))
    }
  }

  /// The script contains only the name of an environment variable, because others may read the script.
  private func typeSecret(_ variable: String, into name: String, _ line: Script.Line) throws(ScriptError) {
    guard field(name) == nil || isSecret(name) else { throw failure("“\(name)” is no field for secrets", line) }
    guard let secret = environment[variable] else {
      throw failure("the environment variable \(variable) is not set", line)
    }
    try type(secret, into: name, line)
  }

  private func chooseTab(_ name: String, _ line: Script.Line) throws(ScriptError) {
    guard let tabs = frontEnd.scene.active.tabs?.tabs else { throw failure("there are no tabs here", line) }
    guard let tab = tabs.first(where: { $0.id == name || $0.title == name }) else {
      throw failure(missing("tab “\(name)”", name, among: tabs.map(\.title)), line)
    }
    frontEnd.send(.tab(tab.id))
  }

  private func field(_ name: String) -> Field<SceneIntent>? {
    page(named: name) { $0.screen.field(named: name) != nil }.screen.field(named: name)
  }

  func missing(_ what: String, _ name: String, among names: [String]) -> String {
    let hint = suggestion(for: name, among: names)
    let isLoading = hint.isEmpty && frontEnd.work != nil
    return "there is no \(what)\(hint)" + (isLoading ? "; “wait” waits for what is loading" : "")
  }
}
