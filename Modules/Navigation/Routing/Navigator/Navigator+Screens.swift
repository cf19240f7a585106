public import Links

// What is open, with its screens.
extension Navigator {
  /// Everything that is open, with its screens, the confirmation as the topmost modal; `nil` before `start()` and after `stop()`.
  public var content: NavigationSnapshot<OpenEntry<Screen>>? {
    guard window.phase == .started else { return nil }
    let tree = window.tree
    func open(_ stack: NavigationTree.Stack) -> [OpenEntry<Screen>] {
      stack.compactMap { entry in
        screens[entry.id].map { OpenEntry(id: entry.id, route: entry.route, screen: $0, start: starts) }
      }
    }
    var modals = tree.modals
    if let confirmation = tree.confirmation { modals.append(Modal(style: .alert, stack: [confirmation])) }
    let content = NavigationSnapshot(
      tabs: tree.tabs.map(open), selectedTab: tree.selectedTab,
      modals: modals.map { Modal(style: $0.style, stack: open($0.stack)) })
    return content.stacks.contains(where: \.isEmpty) ? nil : content
  }

  /// How often the window has started; each start makes all screens new, and observation tracks it.
  public var starts: Int { screens.starts.count }

  /// Returns the coordinator that made the screen of an entry; `nil` if the entry isn't open.
  public func coordinator(of entry: EntryID) -> AnyObject? {
    self.entry(entry).flatMap { openModules[$0.route.module]?.coordinator }
  }

  func screen(of entry: EntryID) -> Screen? { screens[entry] }

  /// Returns whether leaving an entry now would open a confirmation.
  ///
  /// Observation tracks which screens may ask, and what they read to answer: a view that calls it is drawn again when a draft
  /// begins or ends, if the draft is observable.
  public func asksBeforeLeaving(_ entry: EntryID) -> Bool {
    screens.guarded.contains(entry) && screens.hasUnsavedChanges(entry)
      && self.entry(entry)?.route.leaveConfirmation != nil
  }

  /// Whether leaving everything now would open a confirmation.
  public var asksBeforeLeaving: Bool { screens.guarded.contains(where: asksBeforeLeaving(_:)) }
}
