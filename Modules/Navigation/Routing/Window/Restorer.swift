import Links

/// The routes that open now from a saved snapshot, and the losses.
struct Restorer {
  let modules: ModuleTable
  let answers: Answers
  private(set) var losses: [DeepLinkError] = []
  private var snapshot = NavigationSnapshot<AnyRoute>(tabs: [])
  /// The tabs without a saved stack.
  private var freeTabs: [Int] = []
  /// Whether part of the visible stack is lost.
  private var isCut = false

  init(_ modules: ModuleTable, _ answers: Answers) { (self.modules, self.answers) = (modules, answers) }

  /// Returns the routes that open; a stack ends below the first link that can't.
  ///
  /// The tabs are the saved root module's, or the open ones if none of them can open. A stack opens in the tab with its root. If there is
  /// none and the number of tabs is unchanged, it replaces the tab at its position or, on another module's root, is pushed, which is a
  /// loss.
  mutating func restore(
    _ saved: SavedPlan, over open: NavigationSnapshot<AnyRoute>
  ) -> NavigationSnapshot<AnyRoute> {
    snapshot = tabs(for: saved, open: open)
    if saved.tabs.isEmpty { snapshot.selectedTab = open.selectedTab }
    freeTabs = Array(snapshot.tabs.indices)
    // Modals lie on the visible stack, unless it is lost.
    isCut = !saved.tabs.isEmpty
    var selected = saved.selectedTab
    if !saved.tabs.isEmpty, !saved.tabs.indices.contains(selected) {
      lose(nil, "The selected tab isn't there, so the first one is selected")
      selected = 0
    }
    let roots = snapshot.tabs.map(\.[0])
    // A stack at its own position comes first: several tabs can begin alike.
    let settled = freeTabs.filter { saved.tabs.indices.contains($0) && saved.tabs[$0].first?.route == roots[$0] }
    freeTabs.removeAll(where: settled.contains)
    for (index, stack) in saved.tabs.enumerated() {
      let own = settled.contains(index) ? index : nil
      guard let tab = own ?? tab(for: stack, at: index, of: saved, roots) else { continue }
      freeTabs.removeAll { $0 == tab }
      restore(stack, inTab: tab, isVisible: index == selected)
    }
    for modal in saved.modals where !isCut { restore(modal) }
    return snapshot
  }

  private func tabs(for saved: SavedPlan, open: NavigationSnapshot<AnyRoute>) -> NavigationSnapshot<AnyRoute> {
    let firsts = saved.tabs.compactMap(\.first).filter { answers.reason(behind: $0.gates) == nil }
    let root = firsts.compactMap(\.route).compactMap { modules.root(of: $0.module) }.first
    // The open module may have other tabs now than those that it declares.
    let isOpen = root == nil || modules.root(of: open.tabs[0][0].module) == root
    let opened = isOpen ? nil : root.flatMap { modules.openRoot($0, firstTab: answers.firstTabs[$0]) }
    return NavigationSnapshot(tabs: (opened ?? open).tabs.map { [$0[0]] })
  }

  /// Returns a stack's tab; `nil`, and a loss, if there is none.
  private mutating func tab(
    for stack: [SavedPlace], at index: Int, of saved: SavedPlan, _ roots: [AnyRoute]
  ) -> Int? {
    if let tab = freeTabs.first(where: { roots[$0] == stack.first?.route }) { return tab }
    if saved.tabs.count == roots.count, freeTabs.contains(index) { return index }
    if let first = stack.first {
      losses.append(
        problem(with: first) ?? loss(of: first.link, "No tab begins there any more, or another stack has it"))
    } else {
      lose(nil, "A tab is empty, and there are other tabs now")
    }
    return nil
  }

  private mutating func restore(_ saved: [SavedPlace], inTab tab: Int, isVisible: Bool) {
    let root = snapshot.tabs[tab][0]
    // The root of a tab is open in any case.
    let stack = openable(saved, isRootOpen: saved.first?.route == root)
    if let first = stack.first, first.module != root.module {
      lose(saved[0].link, "No tab begins there, so it is put on “\(root.link)”")
      snapshot.tabs[tab] += stack
    } else if !stack.isEmpty {
      snapshot.tabs[tab] = stack
    }
    guard isVisible else { return }
    if let first = saved.first, let reason = answers.reason(behind: first.gates) {
      lose(first.link, reason)
    } else {
      snapshot.selectedTab = tab
      isCut = stack.count < saved.count
    }
  }

  private mutating func restore(_ modal: Modal<[SavedPlace]>) {
    let reason = "An alert has one screen, and nothing is above it"
    guard let root = modal.stack.first?.link else { return lose(nil, "A modal has at least one screen") }
    if modal.style == .push { return lose(root, "A pushed screen can't be a modal") }
    if snapshot.modals.last?.style == .alert { return lose(root, reason) }
    var stack = openable(modal.stack)
    isCut = stack.count < modal.stack.count
    if modal.style == .alert, stack.count > 1 {
      lose(modal.stack[1].link, reason)
      stack = [stack[0]]
    }
    if !stack.isEmpty { snapshot.modals.append(Modal(style: modal.style, stack: stack)) }
  }

  /// Returns the routes below the first that can't open now.
  private mutating func openable(_ places: [SavedPlace], isRootOpen: Bool = false) -> [AnyRoute] {
    for (index, place) in places.enumerated() where index > 0 || !isRootOpen {
      guard let problem = problem(with: place) else { continue }
      losses.append(problem)
      return places.prefix(index).compactMap(\.route)
    }
    return places.compactMap(\.route)
  }

  private func problem(with place: SavedPlace) -> DeepLinkError? {
    place.problem ?? answers.reason(behind: place.gates).map { loss(of: place.link, $0) }
  }

  private func loss(of link: DeepLink?, _ reason: String) -> DeepLinkError {
    DeepLinkError(.link, link?.description ?? "", at: 0, reason)
  }

  private mutating func lose(_ link: DeepLink?, _ reason: String) { losses.append(loss(of: link, reason)) }
}
