import Links

typealias SavedPlan = NavigationSnapshot<SavedPlace>

/// A place of a saved link: a route with the gates before it, or why the link is unreadable.
struct SavedPlace: Sendable {
  let link: DeepLink
  var route: AnyRoute?
  var gates: [Gate] = []
  var problem: DeepLinkError?
}

extension SavedPlan {
  var gates: Set<Gate> { Set(stacks.joined().flatMap(\.gates)) }
  /// The modules of the tabs with a readable root.
  var modules: [String] { tabs.compactMap { $0.first?.route?.module } }
}

extension ModuleTable {
  func plan(_ saved: NavigationSnapshot<DeepLink>) -> SavedPlan {
    SavedPlan(
      tabs: saved.tabs.map { $0.flatMap(places) }, selectedTab: saved.selectedTab,
      modals: saved.modals.map { Modal(style: $0.style, stack: $0.stack.flatMap(places)) })
  }

  /// Returns the place of a saved link, or those that have replaced it.
  private func places(of link: DeepLink) -> [SavedPlace] {
    do throws(DeepLinkError) {
      let plan = try plan(saved: link)
      return plan.routes.map { SavedPlace(link: link, route: $0, gates: plan.gates) }
    } catch {
      return [SavedPlace(link: link, problem: error)]
    }
  }
}
