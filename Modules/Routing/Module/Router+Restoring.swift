public import Links

extension Router {
  /// Opens all that was open once, as one change, as far as this module still knows it.
  ///
  /// A stack ends below the first entry that leads nowhere any more, and one without a root begins where its tab begins.
  /// When there are more tabs now, or fewer, each saved stack goes to the tab with the same root, the first of several to a
  /// tab. From inside a notice the
  /// losses are those that are known by then.
  @discardableResult
  public func restore(_ saved: Place<Link>) -> Restoration {
    var losses: [LinkError] = []
    let place = salvage(saved, losses: &losses)
    if state.isChanging { return Restoration(outcome: queue { $0.restore(saved) }, losses: losses) }
    return Restoration(outcome: open(place), losses: losses)
  }

  private func salvage(_ saved: Place<Link>, losses: inout [LinkError]) -> Place<Route> {
    let roots = layers.tabs.map(\.root.route)
    var place = Place(tabs: roots.map { [$0] })
    var free = Set(roots.indices)
    for (index, links) in saved.tabs.enumerated() {
      let stack = salvage(links, losses: &losses)
      let tab = saved.tabs.count == roots.count ? index : stack.first.flatMap(roots.firstIndex)
      if let tab, free.remove(tab) != nil {
        if !stack.isEmpty { place.tabs[tab] = stack }
        if index == saved.selectedTab { place.selectedTab = tab }
      } else if let root = stack.first {
        let why = tab == nil ? "No tab begins there any more" : "Another stack has the tab that begins there"
        losses.append(LinkError(.link, root.link.description, at: 0, why))
      } else if links.isEmpty {
        losses.append(LinkError(.link, "", at: 0, "The stack of a tab is empty, so nobody knows which one it was"))
      }
    }
    for modal in saved.modals {
      if modal.stack.isEmpty { losses.append(LinkError(.link, "", at: 0, "A modal has at least one screen")) }
      place.add(modal.style, salvage(modal.stack, losses: &losses), losses: &losses)
    }
    return place
  }

  private func salvage(_ links: [Link], losses: inout [LinkError]) -> [Route] {
    var routes: [Route] = []
    for link in links {
      do throws(LinkMismatch) {
        routes.append(try Route.links.onlyRoute(of: link))
      } catch {
        losses.append(LinkError(error, in: link))
        break
      }
    }
    return routes
  }
}

extension Place where Route: Routable {
  /// Adds a modal as far as it can be shown over those there are.
  fileprivate mutating func add(_ style: ModalStyle, _ stack: [Route], losses: inout [LinkError]) {
    guard let root = stack.first else { return }
    let isOverAlert = modals.last?.style == .alert
    let stray = isOverAlert ? root : style == .alert ? stack.dropFirst().first : nil
    if let stray {
      losses.append(LinkError(.link, stray.link.description, at: 0, "An alert has one screen, and nothing over it"))
    }
    if !isOverAlert { modals.append(Modal(style: style, stack: style == .alert ? [root] : stack)) }
  }
}

/// How opening a saved place again ended.
public struct Restoration: Equatable, Sendable {
  /// How the change itself ended.
  public var outcome: Outcome
  /// What could not be opened any more, the outermost first; what lay on it went with it.
  public var losses: [LinkError]
}
