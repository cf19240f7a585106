public import Links

// What can be done to the active stack; on a question there is room for nothing else. Each call says how it ended and hands every entry that leaves to `ended`.
extension Layers {
  @inlinable mutating func push(_ route: Route) -> Outcome {
    guard modals.last?.style != .alert else { return .refused(.alertIsOpen) }
    let entry = makeEntry(route)
    changeActiveStack { $0._pushed.append(entry) }
    return .done
  }

  /// What lies right over the entry already stays, as the same visit; only what lies over it goes.
  @inlinable mutating func push(_ route: Route, over id: EntryID, ended: (Entry<Route>) -> Void) -> Outcome {
    guard let kept = activeStack.depth(of: id) else { return .refused(.noSuchEntry(id)) }
    guard modals.last?.style != .alert else { return .refused(.alertIsOpen) }
    if kept < depth, activeStack.pushed[kept].route == route { return pop(depth - kept - 1, ended: ended) }
    changeActiveStack { $0.truncate(to: kept, ended: ended) }
    return push(route)
  }

  @inlinable mutating func pop(_ count: Int, ended: (Entry<Route>) -> Void) -> Outcome {
    guard count > 0 else { return .unchanged }
    guard depth > 0 else { return .refused(.atRoot) }
    let kept = Swift.max(0, depth - count)
    changeActiveStack { $0.truncate(to: kept, ended: ended) }
    return .done
  }

  @inlinable mutating func pop(to id: EntryID, ended: (Entry<Route>) -> Void) -> Outcome {
    guard let kept = activeStack.depth(of: id) else { return .refused(.noSuchEntry(id)) }
    return pop(depth - kept, ended: ended)
  }

  @inlinable mutating func show(_ route: Route, ended: (Entry<Route>) -> Void) -> Outcome {
    guard let entry = activeStack.last(where: { $0 == route }) else { return push(route) }
    return pop(to: entry.id, ended: ended)
  }

  /// Out of the stack of the top layer first, then out of that layer.
  @inlinable mutating func back(ended: (Entry<Route>) -> Void) -> Outcome {
    depth == 0 && isPresenting ? dismiss(keeping: modals.count - 1, ended: ended) : pop(1, ended: ended)
  }

  @inlinable mutating func replaceStack(with routes: [Route], ended: (Entry<Route>) -> Void) -> Outcome {
    guard modals.last?.style != .alert || routes.count <= (isAsking ? 0 : 1) else { return .refused(.alertIsOpen) }
    guard var stack = makeStack(routes) else { return .refused(.emptyStack) }
    changeActiveStack { swap(&$0, &stack) }
    stack.pushed.reversed().forEach(ended)
    ended(stack.root)
    return .done
  }

  @inlinable mutating func replaceTop(with route: Route, ended: (Entry<Route>) -> Void) -> Outcome {
    guard !isAsking else { return .refused(.alertIsOpen) }
    let old = visible
    let entry = makeEntry(route)
    changeActiveStack { stack in
      if stack.pushed.isEmpty { stack._root = entry } else { stack._pushed[stack.pushed.count - 1] = entry }
    }
    ended(old)
    return .done
  }
}
