// What can be done to the active stack. Each call says how it ended and hands every entry that leaves to `ended`.
extension Layers {
  mutating func push(_ route: Route) -> Outcome {
    guard modals.last?.style != .alert else { return .refused(.alertIsOpen) }
    let entry = makeEntry(route)
    changeActiveStack { $0.pushed.append(entry) }
    return .done
  }

  mutating func pop(_ count: Int, ended: (Entry<Route>) -> Void) -> Outcome {
    guard count > 0 else { return .unchanged }
    guard activeStack.depth > 0 else { return .refused(.atRoot) }
    let kept = Swift.max(0, activeStack.depth - count)
    changeActiveStack { stack in
      while stack.pushed.count > kept { stack.pushed.popLast().map(ended) }
    }
    return .done
  }

  mutating func pop(to id: EntryID, ended: (Entry<Route>) -> Void) -> Outcome {
    let stack = activeStack
    if stack.root.id == id { return popLeaving(0, ended: ended) }
    guard let index = stack.pushed.lastIndex(where: { $0.id == id }) else { return .refused(.noSuchEntry(id)) }
    return popLeaving(index + 1, ended: ended)
  }

  mutating func pop(where matches: (Route) -> Bool, ended: (Entry<Route>) -> Void) -> Outcome {
    let stack = activeStack
    if let index = stack.pushed.lastIndex(where: { matches($0.route) }) { return popLeaving(index + 1, ended: ended) }
    guard matches(stack.root.route) else { return .refused(.noMatch) }
    return popLeaving(0, ended: ended)
  }

  mutating func replaceStack(with routes: [Route], ended: (Entry<Route>) -> Void) -> Outcome {
    guard let first = routes.first else { return .refused(.emptyStack) }
    guard modals.last?.style != .alert || routes.count == 1 else { return .refused(.alertIsOpen) }
    let root = makeEntry(first)
    let pushed = routes.dropFirst().map { makeEntry($0) }
    let old = activeStack
    changeActiveStack { $0 = Stack(root: root, pushed: pushed) }
    old.entries.reversed().forEach(ended)
    return .done
  }

  mutating func replaceTop(with route: Route, ended: (Entry<Route>) -> Void) -> Outcome {
    let old = visible
    let entry = makeEntry(route)
    changeActiveStack { stack in
      if stack.pushed.popLast() == nil { stack.root = entry } else { stack.pushed.append(entry) }
    }
    ended(old)
    return .done
  }

  private mutating func popLeaving(_ depth: Int, ended: (Entry<Route>) -> Void) -> Outcome {
    pop(activeStack.depth - depth, ended: ended)
  }
}
