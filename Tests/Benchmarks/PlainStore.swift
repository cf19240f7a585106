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

  /// What an observer is told: as much as a router tells.
  struct Change {
    var number: Int
    var action: Action
    var from: ShelfRoute
    var to: ShelfRoute
  }

  private(set) var state: State
  private var observers: [@MainActor (Change) -> Void] = []

  init(_ stack: [ShelfRoute]) { state = State(stack: stack) }

  func observe(_ observer: @escaping @MainActor (Change) -> Void) { observers.append(observer) }

  @inline(never)
  func send(_ action: Action) { state.reduce(action) }

  @inline(never)
  func tell(_ change: Change) {
    for observer in observers { observer(change) }
  }
}
