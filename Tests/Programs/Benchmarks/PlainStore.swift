/// The baseline of the routing benchmark: a class with a `switch` reducer over an array of routes.
@MainActor
final class PlainStore {
  enum Action {
    case push(ShelfRoute)
    case pop
  }

  private var stack: [ShelfRoute]

  init(_ stack: [ShelfRoute]) { self.stack = stack }

  // Inlining would remove the cost of the call from the measurement.
  @inline(never)
  func send(_ action: Action) {
    switch action {
    case .push(let route): stack.append(route)
    case .pop: stack.removeLast()
    }
  }
}
