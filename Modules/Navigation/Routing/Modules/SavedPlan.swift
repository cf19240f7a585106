import Links

/// A saved snapshot as routes with the gates before them.
struct SavedPlan: Sendable {
  struct Place: Sendable {
    let route: AnyRoute
    let link: DeepLink
    let gates: [Gate]
  }

  struct Stack: Sendable {
    /// The places below the first unreadable link.
    var places: [Place] = []
    /// The first saved link, readable or not.
    let first: DeepLink?
    /// Why the next link is unreadable.
    var problem: DeepLinkError?
  }

  let tabs: [Stack]
  let selectedTab: Int
  let modals: [Modal<Stack>]

  private var stacks: [Stack] { tabs + modals.map(\.stack) }
  var gates: Set<Gate> { Set(stacks.flatMap(\.places).flatMap(\.gates)) }
  var modules: [String] { tabs.compactMap(\.places.first?.route.module) }
}

extension ModuleTable {
  func plan(_ saved: NavigationSnapshot<DeepLink>) -> SavedPlan {
    SavedPlan(
      tabs: saved.tabs.map(stack), selectedTab: saved.selectedTab,
      modals: saved.modals.map { Modal(style: $0.style, stack: stack($0.stack)) })
  }

  private func stack(_ links: [DeepLink]) -> SavedPlan.Stack {
    var stack = SavedPlan.Stack(first: links.first)
    do throws(DeepLinkError) {
      for link in links {
        let plan = try plan(saved: link)
        stack.places += plan.routes.map { SavedPlan.Place(route: $0, link: link, gates: plan.gates) }
      }
    } catch {
      stack.problem = error
    }
    return stack
  }
}
