/// The floor: the same data in plain Swift, a switch reducer over a struct in a class.
///
/// It knows no identities, no outcomes, no tabs and no guards. What a router costs beyond it is the price of those.
@MainActor
final class PlainStore {
  enum Action {
    case push(ShelfRoute)
    case pop
    case present(ShelfRoute)
    case dismiss
    case show(ShelfRoute)
    case replaceStack([ShelfRoute])
  }

  struct State {
    var stack: [ShelfRoute]
    var modals: [ShelfRoute] = []

    mutating func reduce(_ action: Action) {
      switch action {
      case .push(let route): stack.append(route)
      case .pop: stack.removeLast()
      case .present(let route): modals.append(route)
      case .dismiss: modals.removeLast()
      case .show(let route):
        if let index = stack.lastIndex(of: route) {
          stack.removeSubrange((index + 1)...)
        } else {
          stack.append(route)
        }
      case .replaceStack(let routes):
        stack = routes
        stack.reserveCapacity(stack.count + 1)  // what makes it a copy
      }
    }
  }

  /// A change as an observer gets it, with as much as a change of a router.
  struct Change {
    var number: Int
    var action: Action
    var from: ShelfRoute
    var to: ShelfRoute
  }

  /// The lifetime of a page: as much as is needed to cancel work and to observe the end.
  final class Lifetime {
    var tasks: [Int: Task<Void, Never>] = [:]
    var endings: [@MainActor () -> Void] = []
    var hasEnded = false
  }

  private(set) var state: State
  private var pages: [(page: Page, lifetime: Lifetime)] = []
  private var observers: [@MainActor (Change) -> Void] = []

  init(_ stack: [ShelfRoute]) { state = State(stack: stack) }

  func observe(_ observer: @escaping @MainActor (Change) -> Void) { observers.append(observer) }

  @inline(never)
  func send(_ action: Action) { state.reduce(action) }

  /// Pushes a route, and makes its page.
  @inline(never)
  func pushPage(_ route: ShelfRoute) {
    state.reduce(.push(route))
    pages.append((Page(route), Lifetime()))
  }

  /// Pops a route, and frees its page.
  @inline(never)
  func popPage() {
    state.reduce(.pop)
    guard let lifetime = pages.popLast()?.lifetime else { return }
    lifetime.hasEnded = true
    for task in lifetime.tasks.values { task.cancel() }
    for ending in lifetime.endings { ending() }
  }

  @inline(never)
  func tell(_ change: Change) {
    for observer in observers { observer(change) }
  }
}
