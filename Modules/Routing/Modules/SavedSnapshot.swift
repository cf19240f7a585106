public import Links

/// The result of restoring a saved snapshot.
public struct Restoration: Equatable, Sendable {
  /// The outcome of the change.
  public var outcome: NavigationOutcome
  /// What could not be restored, the outermost first.
  ///
  /// Entries above a lost entry are lost with it.
  public var losses: [DeepLinkError] = []
}

/// Reads saved links as routes, each link once, and collects what can't be opened.
@MainActor
struct SavedSnapshot<Screen> {
  /// A route of a saved link, and why it can't be opened now.
  private typealias Place = (route: AnyRoute, link: DeepLink, obstacle: String?)

  private let modules: Modules<Screen>
  private let obstacle: @MainActor (LinkPlan) -> String?
  private(set) var losses: [DeepLinkError] = []

  /// - Parameter obstacle: Returns why a place can't be opened now, or `nil`.
  init(_ modules: Modules<Screen>, obstacle: @escaping @MainActor (LinkPlan) -> String?) {
    (self.modules, self.obstacle) = (modules, obstacle)
  }

  /// Returns the routes of a saved snapshot.
  ///
  /// A stack ends below the first link that can't be opened; what lies above is lost with it. The tabs are those of the saved
  /// root module, or the open ones if no tab of such a module can be opened. Each stack opens in the tab with its root. If no tab
  /// has that root and the number of tabs is unchanged, a root of the same module replaces the one at its position, and any other
  /// stack is pushed on that root, which counts as a loss.
  mutating func read(
    _ saved: NavigationSnapshot<DeepLink>, open: NavigationSnapshot<AnyRoute>
  ) -> NavigationSnapshot<AnyRoute> {
    let stacks = saved.tabs.map { readPlaces($0) }
    var snapshot = tabs(for: stacks, open: open)
    let roots = snapshot.tabs.map(\.[0])
    var freeTabs = Array(roots.indices)
    // Modals lie on the visible stack, unless it is lost.
    var isCut = !saved.tabs.isEmpty
    for (index, places) in stacks.enumerated() {
      let isSameCount = saved.tabs.count == roots.count && freeTabs.contains(index)
      guard let tab = freeTabs.first(where: { roots[$0] == places.first?.route }) ?? (isSameCount ? index : nil) else {
        if let first = places.first {
          lose(first.link, first.obstacle ?? "No tab begins there any more, or another stack has it")
        } else if saved.tabs[index].isEmpty {
          lose(nil, "A tab is empty, and there are other tabs now")
        }
        continue
      }
      freeTabs.removeAll { $0 == tab }
      // The root of a tab is open in any case.
      let stack = openable(places, isRootOpen: places.first?.route == roots[tab])
      if let first = stack.first, first.module != roots[tab].module {
        lose(places[0].link, "No tab begins there, so it is put on “\(roots[tab].link)”")
        snapshot.tabs[tab] += stack
      } else if !stack.isEmpty {
        snapshot.tabs[tab] = stack
      }
      guard index == saved.selectedTab else { continue }
      if let first = places.first, let obstacle = first.obstacle {
        lose(first.link, obstacle)
        isCut = true
      } else {
        (snapshot.selectedTab, isCut) = (tab, stack.count < saved.tabs[index].count)
      }
    }
    for modal in saved.modals where !isCut { isCut = !read(modal, into: &snapshot) }
    return snapshot
  }

  /// Returns the tabs that the stacks open in, at their roots.
  private func tabs(for stacks: [[Place]], open: NavigationSnapshot<AnyRoute>) -> NavigationSnapshot<AnyRoute> {
    let firsts = stacks.compactMap(\.first).filter { $0.obstacle == nil }
    let root = firsts.compactMap { rootModule(of: $0.route.module) }.first
    // The open module may have other tabs now than those that it declares.
    let isOpen = root == nil || rootModule(of: open.tabs[0][0].module) == root
    let tabs = isOpen ? open.tabs : root.flatMap { modules.openRoot($0) }?.tabs ?? open.tabs
    return NavigationSnapshot(tabs: tabs.map { [$0[0]] })
  }

  /// Reads a modal; returns whether all of it can be opened.
  private mutating func read(_ modal: Modal<[DeepLink]>, into snapshot: inout NavigationSnapshot<AnyRoute>) -> Bool {
    let reason = "An alert has one screen, and nothing is above it"
    guard let root = modal.stack.first else {
      lose(nil, "A modal has at least one screen")
      return true
    }
    if snapshot.modals.last?.style == .alert {
      lose(root, reason)
      return true
    }
    let stack = openable(readPlaces(modal.stack))
    guard let first = stack.first else { return false }
    let isDeepAlert = modal.style == .alert && stack.count > 1
    if isDeepAlert { lose(modal.stack[1], reason) }
    snapshot.modals.append(Modal(style: modal.style, stack: isDeepAlert ? [first] : stack))
    return stack.count == modal.stack.count
  }

  /// Reads links up to the first one that leads nowhere.
  private mutating func readPlaces(_ links: [DeepLink]) -> [Place] {
    var places: [Place] = []
    do throws(DeepLinkError) {
      for link in links {
        let plan = try modules.plan(saved: link)
        let obstacle = obstacle(plan)
        places += plan.routes.map { ($0, link, obstacle) }
      }
    } catch {
      losses.append(error)
    }
    return places
  }

  /// Returns the routes up to the first one that can't be opened now.
  private mutating func openable(_ places: [Place], isRootOpen: Bool = false) -> [AnyRoute] {
    for (index, place) in places.enumerated() where index > 0 || !isRootOpen {
      guard let obstacle = place.obstacle else { continue }
      lose(place.link, obstacle)
      return places.prefix(index).map(\.route)
    }
    return places.map(\.route)
  }

  /// The root module under which a module has tabs; `nil` if it has none.
  private func rootModule(of module: String) -> String? {
    switch modules[module]?.placement {
    case .root: module
    case .tab(let root): root
    case .sheet, .page, nil: nil
    }
  }

  private mutating func lose(_ link: DeepLink?, _ reason: String) {
    losses.append(DeepLinkError(.link, link?.description ?? "", at: 0, reason))
  }
}
