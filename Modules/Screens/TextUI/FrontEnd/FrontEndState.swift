import ScreenKit
import Terminal

/// What the user has done with the scenes of an app: the core of the full screen and of scripts, as a value.
///
/// An input changes the state with `update`, which returns what it can't do itself; `view` draws. Neither reads the app.
struct FrontEndState: Equatable, Sendable {
  var pages = PageStates()
  /// The page that the user last chose among the pages side by side.
  var chosenPage: Page.ID?
  var messages = Messages()
  var panels = Panels()
  /// The letter that the user has pressed last; `nil` after another key.
  private var lastLetter: Character?
  /// Whether the last input was text for a field.
  private var wasTyping = false
  /// Whether undo or redo has changed the app since the last reading.
  private var hasUndone = false
  private var lastVisible: [Page.ID] = []
  /// The selected tab and its page, if nothing else is open in it.
  private var rootOfTab: TabRoot?

  private struct TabRoot: Equatable {
    var tab: String
    var page: Page.ID
  }

  subscript(page: Page.ID) -> PageState {
    get { pages[page] }
    set { pages[page] = newValue }
  }

  // MARK: Following the app

  /// Returns whether the visible pages have changed.
  mutating func see(_ app: AppReading) -> Bool {
    var visible: [Page.ID] = []
    for page in app.scene.layers.flatMap(\.pages) {
      visible.append(page.id)
      pages.see(page)
    }
    panels.see(app)
    messages.see(app.scene.toast)
    if panels.inspector.isOpen, let inspector = panels.inspector.shown { pages.see(inspector) }
    visible += panels.pages
    let root = app.scene.root
    let isAtRoot = app.scene.modals.isEmpty && root.depth == 0
    rootOfTab = isAtRoot ? root.tabs.map { TabRoot(tab: $0.selected, page: root.page.id) } : nil
    let top = app.scene.active.page
    if hasUndone { self[top.id].leaveField(of: top.screen) }
    hasUndone = false
    guard visible != lastVisible else { return false }
    if !lastVisible.isEmpty, !lastVisible.contains(top.id) {
      if let lastLetter { self[top.id].openingKey = lastLetter }
      if wasTyping { self[top.id].isUnasked = true }
    }
    lastVisible = visible
    return true
  }

  mutating func forgetPages(except open: Set<Page.ID>) {
    let open = open.union(lastVisible)
    pages.keepOnly(open)
    if let chosenPage, !open.contains(chosenPage) { self.chosenPage = nil }
  }

  // MARK: Drawing

  func view(_ app: AppReading, size: Size) -> Frame { Frame(layout(app, size), state: self) }

  /// Keeps the viewports of a frame, so that a page reopens at its last scroll position.
  mutating func keep(_ viewports: [Page.ID: Viewport]) {
    for (page, viewport) in viewports where pages.states[page] != nil || viewport.top > 0 || !viewport.texts.isEmpty {
      self[page].keep(viewport)
    }
  }

  /// Returns the app's scene with the overlays of the front end and, if there is room, the inspector beside it.
  func layout(_ app: AppReading, _ size: Size) -> WindowLayout {
    var layout = WindowLayout(scene: pages.filtered(app.scene), size: size)
    panels.add(to: &layout, pages, messages) { helpGroups($0) }
    if panels.overlay != nil || layout.scene.toast == messages.shownElsewhere { layout.scene.toast = nil }
    return layout
  }

  private func helpGroups(_ layout: WindowLayout) -> [KeyTable.HelpGroup] {
    var state = self
    state.panels.overlay = nil
    // Not the last frame, in which the help can cover the page.
    let situation = Situation(layout, state, viewports: Frame(layout, state: state).viewports)
    return KeyTable.help(in: situation, actions: layout.namedActions(state))
  }

  // MARK: Input

  /// Handles an input after the last frame, and returns what it asks for.
  mutating func update(_ input: Input, _ app: AppReading, size: Size, last: Frame) -> [Request] {
    messages.clear()
    let situation = Situation(layout(app, size), self, viewports: last.viewports)
    if WindowLayout.isTooSmall(size) { return updateUnseen(input, situation) }
    wasTyping = situation.isTyping(input)
    if situation.kept.isUnasked, !wasTyping { self[situation.page.id].isUnasked = false }
    switch input {
    case .paste(let text, let isCut):
      guard situation.isEditing else { return decline("Nothing can be pasted here") }
      let requests = type(text, situation)
      if isCut { messages.refuse("Only the first 64 KiB were pasted") }
      return requests
    case .text(let text): return type(text, situation)
    case .mouse(let mouse): return point(mouse, situation, last)
    case .key(let key): return press(key, as: input.name, situation)
    }
  }

  /// Performs only commands that need no frame, because the window is too small for one.
  private mutating func updateUnseen(_ input: Input, _ situation: Situation) -> [Request] {
    for key in input.keys {
      guard let command = KeyTable.command(for: key, in: situation), !command.needsFrame else { continue }
      return perform(command, key, situation)
    }
    messages.refuseQuietly("The window is too small", isShown: false)
    return []
  }

  /// The inspector shows the key as `name`.
  private mutating func press(_ key: Key, as name: String, _ now: Situation) -> [Request] {
    let letter: Character? = if case .character(let letter) = key.code, key.modifiers.isEmpty { letter } else { nil }
    lastLetter = letter
    let wasOpen = panels.inspector.isOpen
    let step: String
    let requests: [Request]
    if let command = KeyTable.command(for: key, in: now) {
      (step, requests) = ("\(command)", perform(command, key, now))
    } else if !now.isEditing, let letter, let action = now.layout.actionKeys(self).action(for: letter) {
      (step, requests) = ("activate", activate(action))
    } else if now.isEditing, case .character(let character) = key.code, key.modifiers.isSubset(of: .shift) {
      (step, requests) = ("text", type(String(character), now))
    } else {
      step = "does nothing here"
      requests = decline(now.reason(toDecline: key))
    }
    let reachesApp = requests.contains { if case .app = $0 { true } else { false } }
    if wasOpen, panels.inspector.isOpen, !reachesApp { _ = panels.inspector.beginWay(of: name, "FrontEnd: \(step)") }
    return requests
  }

  private mutating func type(_ text: String, _ now: Situation) -> [Request] {
    if changePanels({ $0.search(text) }) { return [] }
    return send(self[now.page.id].type(text, on: now.screen), on: now.page.id)
  }

  // MARK: Commands

  private mutating func perform(_ command: Command, _ key: Key, _ now: Situation) -> [Request] {
    switch command {
    case .turnToPage: return []
    case .quit: return send(.quit)
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    case .copyLink: return [.copyLink]
    case .undo: return [.app(.undo)]
    case .redo: return [.app(.redo)]
    case .edit: return editSource()
    case .back: return send(.back(now.layer.page.id))
    case .close: return send(.close(now.page.id))
    case .cancel: return now.screen.action(.cancel).map { activate($0) } ?? []
    case .activate: return activateFocus(now)
    case .submit: return submit(now)
    case .submitForm: return now.screen.action(.primary).map { activate($0) } ?? submit(now)
    case .nextOrder: return now.nextOrder.map { activate($0) } ?? []
    case .chooseTab, .nextTab, .previousTab: return chooseTab(command, key, now)
    default: break
    }
    return changePanels({ $0.perform(command, now) }) ? [] : performOnPage(command, now)
  }

  private mutating func performOnPage(_ command: Command, _ now: Situation) -> [Request] {
    let page = now.page.id
    switch command {
    case .nextControl: focus(on: now.place(1))
    case .previousControl: focus(on: now.place(-1))
    case .nextPane: chosenPage = now.pane(1)?.id ?? chosenPage
    case .previousPane: chosenPage = now.pane(-1)?.id ?? chosenPage
    case .leaveField: self[page].leaveField(of: now.screen)
    case .up, .down, .pageUp, .pageDown, .first, .last: self[page].move(command, on: now.screen, now.viewport)
    case .filter, .acceptFilter, .clearFilter: self[page].filter(command, on: now.screen)
    case .caretUp, .caretDown:
      let isDown = command == .caretDown
      if !self[page].moveCaretLine(isDown: isDown, on: now.screen) { focus(on: now.place(isDown ? 1 : -1)) }
    default: return send(self[page].edit(command, on: now.screen), on: page)
    }
    return []
  }

  mutating func focus(on place: FocusPlace) {
    chosenPage = place.page
    if let control = place.control { self[place.page].focus(on: control) }
  }

  private mutating func activate(_ action: Action<SceneIntent>) -> [Request] {
    guard let reason = action.disabledReason else { return send(action.intent) }
    messages.refuse("\(action.label): \(reason)")
    return []
  }

  private mutating func activateFocus(_ now: Situation) -> [Request] {
    // The first press scrolls to a control that is out of view, so that the user sees it before activating it.
    if now.viewport?.isFocusOutOfSight == true {
      self[now.page.id].follow()
      return []
    }
    switch now.control {
    case .action(let id): return now.screen.action(id).map { activate($0) } ?? []
    case .list(Inspector.files) where now.page.id == Inspector.page: return editSource()
    case .list(let id):
      guard let list = now.screen.list(id), !list.rows.isEmpty else { return [] }
      let row = list.rows[now.kept.selections.index(in: list)]
      // A list in the sidebar keeps the keys, so that the user can open one row after another.
      if now.layer.isSplit(width: now.layout.app.width) { chosenPage = now.page.id }
      return list.selected(row.id).map { send($0) } ?? []
    case .field, .filter, nil: return []
    }
  }

  /// Moves from a field to the next one; after the last one, chooses the primary action or, if it is disabled, goes to the first
  /// field with an error.
  private mutating func submit(_ now: Situation) -> [Request] {
    if let primary = now.screen.action(.primary), primary.isEnabled, now.screen.field(after: now.control) == nil {
      return activate(primary)
    }
    let wrong = now.screen.fields.first { $0.error != nil }.map { Control.field($0.id) }
    if let next = now.screen.field(after: now.control) ?? wrong {
      self[now.page.id].focus(on: next)
    } else {
      focus(on: now.place(1))
    }
    return []
  }

  private func editSource() -> [Request] {
    let places = panels.inspector.places
    guard let list = panels.inspector.shown?.screen.list(Inspector.files) else { return [.edit(places.first)] }
    return [.edit(places[self[Inspector.page].selections.index(in: list)])]
  }

  private mutating func chooseTab(
    _ command: Command, _ key: Key, _ now: Situation
  ) -> [Request] {
    guard let index = now.tab(command, key) else { return [] }
    if now.tabs.indices.contains(index) { return send(.tab(now.tabs[index].id)) }
    messages.refuse("There is no tab \(index + 1)")
    return []
  }

  private mutating func decline(_ reason: String) -> [Request] {
    messages.hint(reason)
    return []
  }

  // MARK: The mouse

  private mutating func point(_ mouse: Mouse, _ now: Situation, _ last: Frame) -> [Request] {
    // The scene may have changed since the last frame.
    guard let hit = last.hit(at: mouse.point), let page = now.layout.pages.first(where: { $0.id == hit.page })
    else { return [] }
    switch (mouse.kind, hit.thing, last.viewports[page.id]) {
    case (.click, .key(let key), _): return press(key, as: "click", now)
    case (.click, _, _): return click(hit, mouse.point, page, now.layout)
    case (.wheelUp, _, let viewport?): self[page.id].scroll(by: -3, in: viewport)
    case (.wheelDown, _, let viewport?): self[page.id].scroll(by: 3, in: viewport)
    case (_, _, nil): break
    }
    return []
  }

  private mutating func click(
    _ hit: Hit, _ point: Point, _ page: Page, _ layout: WindowLayout
  ) -> [Request] {
    switch hit.thing {
    case .tab(let id): return send(.tab(id))
    case .back: return send(.back(page.id))
    case .page, .key: chosenPage = page.id
    case .control(let control):
      focus(on: FocusPlace(page: page.id, control: control))
      if case .action(let id) = control { return page.screen.action(id).map { activate($0) } ?? [] }
    case .text(let control, let piece):
      focus(on: FocusPlace(page: page.id, control: control))
      self[page.id].placeCaret(atColumn: point.column - hit.rect.column, of: piece, on: page.screen)
    case .row(let id, let row):
      guard let list = page.screen.list(id), let index = list.rows.firstIndex(where: { $0.id == row }) else { break }
      self[page.id].selections.select(index, in: list)
      focus(on: FocusPlace(page: page.id, control: .list(id)))
      return activateFocus(Situation(layout, self, viewports: [:]))
    }
    return []
  }

  // MARK: Intents and replies

  /// Returns the request of an intent, unless one of the front end's own pages handles it.
  mutating func send(_ intent: SceneIntent) -> [Request] {
    var messages = messages
    let requests = changePanels { $0.answer(intent, &messages) }
    self.messages = messages
    if let requests { return requests }
    // Selecting a tab that is at its root does nothing in the app, so the page scrolls to the top.
    if case .tab(let tab) = intent, let rootOfTab, rootOfTab.tab == tab { self[rootOfTab.page] = PageState() }
    return [.app(.intent(intent))]
  }

  private mutating func send(_ edit: Edit?, on page: Page.ID) -> [Request] {
    guard let edit else { return [] }
    let requests = send(edit.intent)
    guard let editor = edit.editor else { return requests }
    if requests.isEmpty { self[page].keep(editor, of: edit.field) }
    return requests.map { request in
      guard case .app(let intent, _) = request else { return request }
      return .app(intent, .type(page, field: edit.field, editor))
    }
  }

  /// Changes the front end's own pages; a new text in the link bar has its caret at the end.
  private mutating func changePanels<Result>(_ change: (inout Panels) -> Result) -> Result {
    let text = panels.linkBar.text
    defer { if panels.linkBar.text != text { self[LinkBar.page] = PageState() } }
    return change(&panels)
  }

  mutating func receive(_ reply: Reply, to request: SceneRequest, for purpose: Request.Purpose, size: Size) {
    switch (purpose, reply, request) {
    case (.enterLink, _, .link(let link, _)): panels.receive(reply, of: link, &messages)
    case (_, .refused(let reason), _):
      messages.forgetShown()
      messages.refuse(reason)
    case (.type(let page, let field, let editor), .done, _):
      messages.forgetShown()
      self[page].keep(editor, of: field)
    case (_, .done, _): messages.forgetShown()
    }
    guard reply == .done else { return }
    // The focus follows a link, and leaves a field for the next undo.
    if case .link = request { chosenPage = nil }
    if request == .undo || request == .redo { hasUndone = true }
    // An inspector that covers the app closes, so that the app doesn't change unseen.
    if WindowLayout.inspectorPlace(in: size) == .cover { panels.inspector.isOpen = false }
  }
}
