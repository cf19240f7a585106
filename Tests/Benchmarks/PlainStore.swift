/// The floor of the routing benchmark: a switch reducer over an array of routes in a class.
@MainActor
final class PlainStore {
  enum Action {
    case push(ShelfRoute)
    case pop
  }

  private var stack: [ShelfRoute]

  init(_ stack: [ShelfRoute]) { self.stack = stack }

  // Not inlined, so that the call is measured as well.
  @inline(never)
  func send(_ action: Action) {
    switch action {
    case .push(let route): stack.append(route)
    case .pop: stack.removeLast()
    }
  }
}
