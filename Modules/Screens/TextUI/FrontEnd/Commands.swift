import ScreenKit
import Terminal

extension FrontEnd {
  /// Performs a command on the page that receives the keys.
  func perform(_ command: Command, key: Key, page: Page) -> TerminalRequest {
    switch command {
    case .quit: send(.quit)
    case .suspend: return .suspend
    case .help: state.overlay = .help(search: nil)
    case .copyLink: return .copy(source.link)
    case .link: promptForLink()
    case .olderLink: state.link(olderBy: 1).map(replaceLink)
    case .newerLink: state.link(olderBy: -1).map(replaceLink)
    case .completeLink: completeLink()
    case .filter: filter()
    case .acceptFilter: acceptFilter()
    case .clearFilter: clearFilter()
    case .inspect: toggleInspector()
    case .undo: undo()
    case .redo: redo()
    case .edit: return editSource()
    case .activate where page.id == Inspector.page && focus == .list(Inspector.files): return editSource()
    case .activate: activateFocus()
    case .submit: submit()
    case .submitForm: submitForm()
    case .back: send(.back(scene.active.page.id))
    case .close: send(.close(page.id))
    case .cancel: cancel()
    case .leaveField: leaveField()
    case .redraw: return .redraw
    default: moveOrEdit(command, key: key, page: page)
    }
    return .none
  }

  /// Performs a command that moves the focus or the caret, or changes text.
  private func moveOrEdit(_ command: Command, key: Key, page: Page) {
    switch command {
    case .up, .down, .pageUp, .pageDown, .first, .last: move(command, on: page)
    case .nextControl: moveFocus(by: 1)
    case .previousControl: moveFocus(by: -1)
    case .nextPane: movePane(by: 1)
    case .previousPane: movePane(by: -1)
    case .chooseTab, .nextTab, .previousTab: chooseTab(command, key: key)
    case .caretLeft, .caretRight, .caretUp, .caretDown, .caretWordLeft, .caretWordRight, .caretStart, .caretEnd,
      .deleteBackward, .deleteForward, .deleteWord, .deleteWordForward, .deleteToStart, .deleteToEnd, .breakLine:
      edit(command)
    default: break
    }
  }

  /// Sends the intent of an action, or shows why the action is disabled.
  func activate(_ action: Action<SceneIntent>) {
    if let reason = action.disabledReason { refuse("\(action.label): \(reason)") } else { send(action.intent) }
  }

  func activateFocus() {
    let page = page
    // The first press scrolls to a control that is out of view, so that the user sees it before activating it.
    if viewports[page.id]?.isFocusOutOfSight == true { return state[page.id].follows = true }
    let screen = page.screen
    switch focus {
    case .action(let id): if let action = screen.action(id) { activate(action) }
    case .list(let id):
      guard let list = screen.list(id), !list.rows.isEmpty else { return }
      let row = list.rows[state[page.id].selectedIndex(in: list)]
      // A list in the sidebar keeps the keys, so that the user can open one row after another.
      if scene.active.isSplit(width: layout.app.width) { state.chosenPage = page.id }
      if let intent = list.selected(row.id) { send(intent) }
    case .field, .filter, nil: break
    }
  }

  /// Moves from a field to the next one; after the last one, chooses the primary action or, if it is disabled, goes to the first
  /// field with an error.
  private func submit() {
    let screen = page.screen
    if let next = screen.field(after: focus) { return focus(on: next) }
    if let primary = screen.action(.primary), primary.isEnabled { return activate(primary) }
    if let wrong = screen.fields.first(where: { $0.error != nil }) { return focus(on: .field(wrong.id)) }
    moveFocus(by: 1)
  }

  /// Chooses the primary action from any field.
  private func submitForm() {
    if let primary = page.screen.action(.primary) { activate(primary) } else { submit() }
  }

  private func toggleInspector() {
    state.isInspecting.toggle()
    if !state.isInspecting { state.chosenPage = nil }
  }

  /// Returns the request to open the chosen source file of the last key, or shows why there is none.
  private func editSource() -> TerminalRequest {
    guard let list = inspectorPage.screen.list(Inspector.files) else {
      return decline("No source file is known for this key" + (sources.map { "; they would be in \($0.root)" } ?? ""))
    }
    let place = state.places[state[Inspector.page].selectedIndex(in: list)]
    guard let path = sources?.path(of: place) else { return decline("\(place.path) isn't in \(sources?.root ?? "")") }
    return .edit(path: path, line: place.line)
  }

  private func cancel() {
    if let action = page.screen.action(.cancel) { activate(action) }
  }

  /// Moves the focus to the first button, so that letters are shortcuts.
  private func leaveField() {
    let actions = page.screen.allActions
    if let action = actions.first(where: \.isEnabled) ?? actions.first { focus(on: .action(action.id)) }
  }

  private func chooseTab(_ command: Command, key: Key) {
    guard let bar = scene.active.tabs, let current = bar.tabs.firstIndex(where: { $0.id == bar.selected }) else {
      return
    }
    let index =
      switch (command, key.code) {
      case (.nextTab, _): (current + 1) % bar.tabs.count
      case (.previousTab, _): (current + bar.tabs.count - 1) % bar.tabs.count
      case (_, .character(let digit)): (digit.wholeNumberValue ?? 0) - 1
      default: current
      }
    guard bar.tabs.indices.contains(index) else { return refuse("There is no tab \(index + 1)") }
    send(.tab(bar.tabs[index].id))
  }
}
