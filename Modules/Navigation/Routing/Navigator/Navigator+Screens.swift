public import Links

// What is open, with its screens.
extension Navigator {
  /// What is open, with the confirmation as the topmost modal; `nil` before `start()` and after `stop()`.
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

  /// The observable number of starts, each of which makes all screens new.
  public var starts: Int { screens.starts.count }

  /// Returns the coordinator of an open entry, or `nil`.
  public func coordinator(of entry: EntryID) -> AnyObject? {
    self.entry(entry).flatMap { openModules[$0.route.module]?.coordinator }
  }

  package func screen(of entry: EntryID) -> Screen? { screens[entry] }

  /// Returns whether leaving an entry now would open a confirmation.
  ///
  /// Observation tracks the answer if the draft is observable.
  public func asksBeforeLeaving(_ entry: EntryID) -> Bool {
    screens.guarded.contains(entry) && hasUnsavedChanges(entry)
      && self.entry(entry)?.route.leaveConfirmation != nil
  }

  /// Whether leaving everything now would open a confirmation.
  public var asksBeforeLeaving: Bool { screens.guarded.contains(where: asksBeforeLeaving(_:)) }
}
