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
      return router.apply(.openSteps(router.keepingChildren(in: steps)))
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
        if let first = links.first, !stack.isEmpty {
          lose(first, "No tab begins there any more, or another stack has it")
        }
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

  private mutating func read(_ modal: Modal<[DeepLink]>, into snapshot: inout NavigationSnapshot<StackStep<Route>>) {
    if modal.stack.isEmpty { lose(nil, "A modal has at least one screen") }
    // A modal of another module belongs to the child flow on top.
    if let module = modal.stack.first?.module, module != Route.links.module, snapshot.takesModal(of: module) {
      let stack = openable(modal.stack)
      return stack.isEmpty ? () : snapshot.addToTop(Modal(style: modal.style, stack: stack))
    }
    let stack = readStack(modal.stack)
    guard let root = stack.first else { return }
    guard root.route != nil else { return lose(modal.stack[0], "A modal begins with a screen of its own module") }
    let reason = "An alert has one screen, and nothing is above it"
    if snapshot.modals.last?.style == .alert { return lose(modal.stack[0], reason) }
    let isDeepAlert = modal.style == .alert && stack.count > 1
    if isDeepAlert { lose(modal.stack[1], reason) }
    snapshot.modals.append(Modal(style: modal.style, stack: isDeepAlert ? [root] : stack))
  }

  /// Returns the links of a child flow up to the first one that can't be opened now.
  private mutating func openable(_ links: [DeepLink]) -> [DeepLink] {
    for (index, link) in links.enumerated() where link.module != Route.links.module {
      do throws(DeepLinkError) {
        _ = try childSource?.planChild(at: link)
      } catch {
        losses.append(error)
        return Array(links[..<index])
      }
    }
    return links
  }

  private mutating func readStack(_ links: [DeepLink]) -> [StackStep<Route>] {
    var stack: [StackStep<Route>] = []
    for link in links {
      do throws(DeepLinkError) {
        guard link.module != Route.links.module, let childSource, !stack.isEmpty else {
          stack.append(.route(try Route.links.route(saved: link)))
          continue
        }
        _ = try childSource.planChild(at: link)
        if case .newChild(var child) = stack.last, child.tabs[0][0].module == link.module {
          child.tabs[0].append(link)
          stack[stack.count - 1] = .newChild(child)
        } else {
          stack.append(.newChild(NavigationSnapshot(tabs: [[link]])))
        }
      } catch {
        losses.append(error)
        break
      }
    }
    return stack
  }

  private mutating func lose(_ link: DeepLink?, _ reason: String) {
    losses.append(DeepLinkError(.link, link?.description ?? "", at: 0, reason))
  }
}
