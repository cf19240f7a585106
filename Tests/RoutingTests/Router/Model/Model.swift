@testable import Routing

/// What a router should do, in the plainest way there is: arrays of routes, and no identities.
///
/// A step that is refused may leave the model half changed; whoever takes one does so on a copy.
struct Model {
  struct Layer {
    var style: ModalStyle
    var stack: [StudioRoute]
    /// What the layer asks, when it is the alert before a draft is left.
    var question: Question?
  }

  var tabs: [[StudioRoute]] = [[.desk], [.wall]]
  var selected = 0
  var modals: [Layer] = []
  /// What the step has left, the innermost first.
  var left: [StudioRoute] = []
  var record = Record()

  var place: Place<StudioRoute> {
    Place(tabs: tabs, selectedTab: selected, modals: modals.map { .init(style: $0.style, stack: $0.stack) })
  }

  /// The active stack, the root first.
  private(set) var stack: [StudioRoute] {
    get { modals.last?.stack ?? tabs[selected] }
    set { if modals.isEmpty { tabs[selected] = newValue } else { modals[modals.count - 1].stack = newValue } }
  }

  mutating func take(_ step: Step) -> Outcome {
    switch step {
    case .push(let route): return add([route])
    case .pop(let count) where count <= 0: return .unchanged
    case .pop(let count): return stack.count == 1 ? .refused(.atRoot) : keep(max(1, stack.count - count))
    case .popTo(let position): return stack.indices.contains(position) ? keep(position + 1) : .refused(.noSuchEntry)
    case .popWhere(let route): return stack.lastIndex(of: route).map { keep($0 + 1) } ?? .refused(.noMatch)
    case .show(let route): return stack.lastIndex(of: route).map { keep($0 + 1) } ?? add([route])
    case .replaceStack(let routes):
      _ = keep(0)
      return routes.isEmpty ? .refused(.emptyStack) : add(routes)
    case .replaceTop(let route):
      _ = keep(stack.count - 1)
      return add([route])
    case .present(let route, let style):
      if modals.last?.style == .alert { close(keeping: modals.count - 1) }
      modals.append(Layer(style: style, stack: [route]))
      return .done
    case .navigate(let route): return take(.showOver(modals: modals.count, route, route.presentation))
    case .showOver(let kept, let route, let presentation):
      guard (0...modals.count).contains(kept) else { return .refused(.nothingPresented) }
      close(keeping: kept)
      if case .modal(let style) = presentation { return take(.present(route, style)) }
      return add([route])
    case .close: return take(.dismiss(keeping: modals.count - 1))
    case .dismiss(let kept):
      if modals.isEmpty { return .refused(.nothingPresented) }
      return close(keeping: max(0, kept)) ? .done : .unchanged
    case .back: return take(stack.count == 1 && !modals.isEmpty ? .close : .pop(1))
    case .select(let tab):
      guard tabs.indices.contains(tab) else { return .refused(.noSuchTab("\(tab)")) }
      if modals.isEmpty && tab == selected { return keep(1) }
      close(keeping: 0)
      selected = tab
      return .done
    case .selectAndPush(let tab, let route):
      guard tabs.indices.contains(tab) else { return .refused(.noSuchTab("\(tab)")) }
      close(keeping: 0)
      selected = tab
      return add([route])
    case .rearrange(let roots): return rearrange(roots)
    case .open(let place): return open(place)
    case .leave:
      left = (tabs.joined() + modals.flatMap(\.stack)).reversed()
      return .done
    case .showAt, .backFrom, .openNear, .ask, .finish, .answer, .during: return obey(step)
    }
  }

  /// Puts routes on the active stack, unless they are too many for an alert.
  private mutating func add(_ routes: [StudioRoute]) -> Outcome {
    stack += routes
    if modals.last?.style == .alert && stack.count > 1 { return .refused(.alertIsOpen) }
    return .done
  }

  /// Leaves all but so many routes of the active stack.
  private mutating func keep(_ count: Int) -> Outcome {
    if count == stack.count { return .unchanged }
    left += stack.dropFirst(count).reversed()
    stack = Array(stack.prefix(count))
    if count == 0, !modals.isEmpty { modals[modals.count - 1].question = nil }
    return .done
  }

  @discardableResult
  private mutating func close(keeping kept: Int) -> Bool {
    if kept >= modals.count { return false }
    while modals.count > kept { left += modals.removeLast().stack.reversed() }
    return true
  }

  private mutating func rearrange(_ roots: [StudioRoute]) -> Outcome {
    if roots.isEmpty { return .refused(.emptyStack) }
    if roots == tabs.map(\.[0]) { return .unchanged }
    var old = Array(tabs.enumerated())
    let new = roots.map { root in
      old.firstIndex { $0.element[0] == root }.map { old.remove(at: $0) } ?? (offset: -1, element: [root])
    }
    left += old.flatMap(\.element).reversed()
    tabs = new.map(\.element)
    selected = new.firstIndex { $0.offset == selected } ?? 0
    return .done
  }

  /// Goes to another place; what is alike, from the bottom up, stays.
  private mutating func open(_ new: Place<StudioRoute>) -> Outcome {
    if (new.tabs + new.modals.map(\.stack)).contains(where: \.isEmpty) { return .refused(.emptyStack) }
    if new.tabs.count != tabs.count { return .refused(.noMatch) }
    if !tabs.indices.contains(new.selectedTab) { return .refused(.noSuchTab("\(new.selectedTab)")) }
    let alert = new.modals.firstIndex { $0.style == .alert } ?? new.modals.count
    let isOverAlert = new.modals[alert...].contains { $0.style != .alert || $0.stack.count > 1 }
    if isOverAlert { return .refused(.alertIsOpen) }
    if new == place { return .unchanged }

    let kept = zip(modals, new.modals).prefix { $0.style == $1.style && $0.stack[0] == $1.stack[0] }.count
    close(keeping: kept)
    for (old, new) in zip(modals, new.modals).reversed() { leave(old.stack, for: new.stack) }
    for (old, new) in zip(tabs, new.tabs).reversed() { leave(old, for: new) }
    let questions = modals.map(\.question)
    modals = new.modals.map { Layer(style: $0.style, stack: $0.stack) }
    for (index, question) in questions.enumerated() { modals[index].question = question }
    (tabs, selected) = (new.tabs, new.selectedTab)
    return .done
  }

  private mutating func leave(_ old: [StudioRoute], for new: [StudioRoute]) {
    left += old.dropFirst(zip(old, new).prefix { $0 == $1 }.count).reversed()
  }
}
