public import Links

/// The result of restoring a saved snapshot.
public struct Restoration: Equatable, Sendable {
  /// The outcome of the change.
  public var outcome: NavigationOutcome
  /// What could not be restored, the outermost first.
  ///
  /// Entries above a lost entry are lost with it.
  public var losses: [DeepLinkError]

  /// Describes a result.
  public init(outcome: NavigationOutcome, losses: [DeepLinkError] = []) {
    self.outcome = outcome
    self.losses = losses
  }
}

extension Router {
  /// Opens what was saved in one change, as far as this module still knows it.
  ///
  /// A stack ends below the first link that leads nowhere. Each stack goes to the tab with its root. A stack that begins
  /// elsewhere is put on the root of its tab and reported. A call during a change is queued and reports the losses known by
  /// then.
  @discardableResult
  public func restore(_ saved: NavigationSnapshot<DeepLink>) -> Restoration {
    var reader = SnapshotReader<Route>(roots: state.tabs.map(\.root.route))
    _ = reader.read(saved)
    let outcome = inTurn { router in
      var reader = SnapshotReader<Route>(roots: router.state.tabs.map(\.root.route))
      return router.apply(.open(reader.read(saved)))
    }
    return Restoration(outcome: outcome, losses: reader.losses)
  }
}

/// Reads saved links as routes and collects what can't be read.
private struct SnapshotReader<Route: Routable> {
  let roots: [Route]
  private(set) var losses: [DeepLinkError] = []

  init(roots: [Route]) { self.roots = roots }

  mutating func read(_ saved: NavigationSnapshot<DeepLink>) -> NavigationSnapshot<Route> {
    var snapshot = NavigationSnapshot(tabs: roots.map { [$0] })
    var freeTabs = roots.indices.map(\.self)
    for (index, links) in saved.tabs.enumerated() {
      let stack = readStack(links)
      guard let tab = tab(at: index, of: saved, beginningWith: stack.first, among: freeTabs) else {
        if let first = stack.first { lose(first.link, "No tab begins there any more, or another stack has it") }
        if links.isEmpty { lose(nil, "A tab is empty, and there are other tabs now") }
        continue
      }
      freeTabs.removeAll { $0 == tab }
      if let first = stack.first, first != roots[tab] {
        lose(first.link, "No tab begins there, so it is put on “\(roots[tab].link)”")
        snapshot.tabs[tab] += stack
      } else if !stack.isEmpty {
        snapshot.tabs[tab] = stack
      }
      if index == saved.selectedTab { snapshot.selectedTab = tab }
    }
    for modal in saved.modals { read(modal, into: &snapshot) }
    return snapshot
  }

  /// The tab with this root, or the tab at the same position if the number of tabs is unchanged.
  private func tab(
    at index: Int, of saved: NavigationSnapshot<DeepLink>, beginningWith root: Route?, among freeTabs: [Int]
  ) -> Int? {
    if let tab = freeTabs.first(where: { roots[$0] == root }) { return tab }
    return saved.tabs.count == roots.count && freeTabs.contains(index) ? index : nil
  }

  private mutating func read(_ modal: Modal<[DeepLink]>, into snapshot: inout NavigationSnapshot<Route>) {
    if modal.stack.isEmpty { lose(nil, "A modal has at least one screen") }
    let stack = readStack(modal.stack)
    guard let root = stack.first else { return }
    let isOverAlert = snapshot.modals.last?.style == .alert
    let isAlert = modal.style == .alert
    if let stray = isOverAlert ? root : isAlert ? stack.dropFirst().first : nil {
      lose(stray.link, "An alert has one screen, and nothing is above it")
    }
    if !isOverAlert { snapshot.modals.append(Modal(style: modal.style, stack: isAlert ? [root] : stack)) }
  }

  private mutating func readStack(_ links: [DeepLink]) -> [Route] {
    var routes: [Route] = []
    for link in links {
      do throws(DeepLinkError) {
        routes.append(try Route.links.route(saved: link))
      } catch {
        losses.append(error)
        break
      }
    }
    return routes
  }

  private mutating func lose(_ link: DeepLink?, _ reason: String) {
    losses.append(DeepLinkError(.link, link?.description ?? "", at: 0, reason))
  }
}
