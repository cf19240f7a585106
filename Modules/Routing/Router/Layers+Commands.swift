extension Layers {
  /// Carries out a command, or refuses it and changes nothing.
  ///
  /// Each entry that leaves is handed to `ended`, the innermost first.
  @inlinable mutating func perform(_ command: Command<Route>, ended: (Entry<Route>) -> Void) -> Outcome {
    switch command {
    case .push(let route): push(route)
    case .pushOver(let entry, let route): push(route, over: entry, ended: ended)
    case .pop(let count): pop(count, ended: ended)
    case .popTo(let entry): pop(to: entry, ended: ended)
    case .show(let route): show(route, ended: ended)
    case .replaceStack(let routes): replaceStack(with: routes, ended: ended)
    case .replaceTop(let route): replaceTop(with: route, ended: ended)
    case .present(let route, let style): present(route, as: style, ended: ended)
    case .ask(let route): ask(route, ended: ended)
    case .end(let entry): end(entry, ended: ended)
    case .showOver(let modals, let route, let presentation):
      show(route, as: presentation, overModals: modals, ended: ended)
    case .dismiss(let kept): dismiss(keeping: kept, ended: ended)
    case .close: dismiss(keeping: modals.count - 1, ended: ended)
    case .back: back(ended: ended)
    case .select(let tab): select(tab: tab, ended: ended)
    case .selectAndPush(let tab, let route): select(tab: tab, pushing: route, ended: ended)
    case .rearrange(let roots): rearrange(roots, ended: ended)
    case .open(let place): become(place, ended: ended)
    case .reset(let place): begin(anew: place, ended: ended)
    }
  }
}
