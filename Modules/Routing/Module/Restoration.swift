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
  /// Opens what was saved in one change, as far as this module and the child flows still know it.
  ///
  /// A stack ends below the first link that leads nowhere. Each stack opens in the tab with its root. If no tab has that
  /// root and the number of tabs is unchanged, the stack is pushed on the root of the tab at its position, which counts as a
  /// loss. A call during a change is queued and reports no losses.
  @discardableResult
  public func restore(_ saved: NavigationSnapshot<DeepLink>) -> Restoration {
    var losses: [DeepLinkError] = []
    let outcome = inTurn { router in
      var reader = SnapshotReader<Route>(roots: router.state.tabs.map(\.root.route), childSource: router.childSource)
      let steps = reader.read(saved)
      losses = reader.losses
      return router.apply(.open(steps))
    }
    return Restoration(outcome: outcome, losses: losses)
  }
}

/// Reads saved links as routes and child flows, and collects what can't be read.
@MainActor
private struct SnapshotReader<Route: Routable> {
  let roots: [Route]
  let childSource: (any ChildFlowSource<Route.Screen>)?
  var losses: [DeepLinkError] = []

  mutating func read(_ saved: NavigationSnapshot<DeepLink>) -> NavigationSnapshot<StackStep<Route>> {
    var snapshot = NavigationSnapshot(tabs: roots.map { [StackStep.route($0)] })
    var freeTabs = roots.indices.map(\.self)
    for (index, links) in saved.tabs.enumerated() {
      let stack = readStack(links)
      guard let tab = tab(at: index, of: saved, beginningWith: stack.first?.route, among: freeTabs) else {
        if !stack.isEmpty { lose(links.first, "No tab begins there any more, or another stack has it") }
        if links.isEmpty { lose(nil, "A tab is empty, and there are other tabs now") }
        continue
      }
      freeTabs.removeAll { $0 == tab }
      if let first = stack.first, first != .route(roots[tab]) {
        lose(links.first, "No tab begins there, so it is put on “\(roots[tab].link)”")
        snapshot.tabs[tab] += stack
      } else if !stack.isEmpty {
        snapshot.tabs[tab] = stack
      }
      if index == saved.selectedTab { snapshot.selectedTab = tab }
    }
    for modal in saved.modals { read(modal, into: &snapshot) }
    return snapshot
  }

  /// Returns the free tab with this root, else the one at the same position if the number of tabs is unchanged.
  private func tab(
    at index: Int, of saved: NavigationSnapshot<DeepLink>, beginningWith root: Route?, among freeTabs: [Int]
  ) -> Int? {
    if let tab = freeTabs.first(where: { roots[$0] == root }) { return tab }
    return saved.tabs.count == roots.count && freeTabs.contains(index) ? index : nil
  }

  private mutating func read(_ modal: Modal<[DeepLink]>, into steps: inout NavigationSnapshot<StackStep<Route>>) {
    guard let root = modal.stack.first else { return lose(nil, "A modal has at least one screen") }
    // A modal of another module belongs to the child flow on top.
    if root.module != Route.links.module, case .newChild(var child) = steps.activeStack.last,
      [child.tabs[0][0], child.activeStack.last].contains(where: { $0?.module == root.module })
    {
      let links = readableLinks(in: modal.stack)
      if !links.isEmpty { child.modals.append(Modal(style: modal.style, stack: links)) }
      steps.activeStack[steps.activeStack.count - 1] = .newChild(child)
      return
    }
    let stack = readStack(modal.stack)
    guard let first = stack.first else { return }
    let reason = "An alert has one screen, and nothing is above it"
    if steps.modals.last?.style == .alert { return lose(root, reason) }
    let isDeepAlert = modal.style == .alert && stack.count > 1
    if isDeepAlert { lose(modal.stack[1], reason) }
    steps.modals.append(Modal(style: modal.style, stack: isDeepAlert ? [first] : stack))
  }

  /// Returns the links of a child flow up to the first one that can't be opened now.
  private mutating func readableLinks(in links: [DeepLink]) -> [DeepLink] {
    var readable: [DeepLink] = []
    do throws(DeepLinkError) {
      for link in links {
        if link.module != Route.links.module { _ = try childSource?.planChild(at: link) }
        readable.append(link)
      }
    } catch {
      losses.append(error)
    }
    return readable
  }

  private mutating func readStack(_ links: [DeepLink]) -> [StackStep<Route>] {
    var stack: [StackStep<Route>] = []
    do throws(DeepLinkError) {
      for link in links {
        if link.module != Route.links.module, !stack.isEmpty, let childSource {
          _ = try childSource.planChild(at: link)
          stack.push(NavigationSnapshot(tabs: [[link]]))
        } else {
          stack.append(.route(try Route.links.route(saved: link)))
        }
      }
    } catch {
      losses.append(error)
    }
    return stack
  }

  private mutating func lose(_ link: DeepLink?, _ reason: String) {
    losses.append(DeepLinkError(.link, link?.description ?? "", at: 0, reason))
  }
}
