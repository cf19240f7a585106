import Links

@testable import Routing

/// A simple model of a router that keeps arrays of routes without identities.
struct Model {
  private(set) var place = NavigationSnapshot<StudioRoute>(tabs: [[.desk], [.wall]])
  /// The open confirmation: its alert, the step that waits for the answer, and the drafts confirmed so far.
  private(set) var question: (alert: StudioRoute, step: Step, agreed: [StudioRoute])?
  private(set) var (changes, departures) = (0, 0)
  private(set) var results: [Int: FlowResult<String>] = [:]
  /// The routes that a step leaves, the innermost first.
  private var left: [StudioRoute] = []

  /// Performs a step, then the steps that its observers request; a refused step changes nothing.
  mutating func obey(_ step: Step) -> NavigationOutcome {
    switch step {
    case .answer(let isAgreed):
      guard let question else { return .refused(.nothingToConfirm) }
      guard isAgreed else { return attempt(.close) }
      (self.question, changes) = (nil, changes + 1)
      return attempt(question.step, agreed: question.agreed)
    case .during(let first, let others):
      let (before, old, outcome) = (changes, place, obey(first))
      // A confirmation makes two changes, and the observers are called after the first, which only closes the alert.
      let seen = if case .answer = first { old } else { place }
      if changes > before { for step in others.map({ $0.named(in: seen) }) { _ = obey(step) } }
      return outcome
    case .showAt(let level, let position, let route, let presentation):
      return show(at: level, ofLayer: layers.spot(position).layer, route, presentation)
    case .showAtForm(let level, let form, let route, let presentation):
      return show(at: level, ofLayer: layers.firstIndex { $0.contains(.form(form)) } ?? -1, route, presentation)
    case .selectTab(let root, let pushed):
      let tab = place.tabs.firstIndex { $0[0] == root }
      return tab.map { attempt(.select($0, pushing: pushed)) } ?? .refused(.noSuchTab("\(root.path)"))
    case .openLink(let routes, let policy):
      return place.after(routes, policy).map { attempt(.open($0, anew: policy == .reset)) } ?? .refused(.badLink)
    case .backFrom(let position):
      return layers.spot(position) == (top, stack.count - 1) ? attempt(.back) : .refused(.stale)
    default: return attempt(step)
    }
  }

  private mutating func show(
    at level: ModalLevel, ofLayer layer: Int, _ route: StudioRoute, _ presentation: PresentationStyle
  ) -> NavigationOutcome {
    guard let here = place.level(of: layer) else { return .refused(.stale) }
    let kept = [.here: here, .parent: here - 1, .root: 0, .top: place.modals.count][level] ?? here
    return kept < 0 ? .refused(.noSuchLevel(level)) : attempt(.showOver(modals: kept, route, presentation))
  }

  /// Performs a step, or asks for confirmation if it leaves unconfirmed drafts, the innermost first.
  private mutating func attempt(_ step: Step, agreed: [StudioRoute] = []) -> NavigationOutcome {
    var after = self
    let outcome = after.take(step)
    var drafts = after.left.filter(\.hasSomethingToLose)
    for draft in agreed { drafts.firstIndex(of: draft).map { _ = drafts.remove(at: $0) } }
    if outcome == .done, !step.asksNobody, let draft = drafts.first, let alert = draft.leaveConfirmation {
      become(self, by: step)
      question = (alert, step, agreed + [draft])
      return .needsConfirmation
    }
    if case (.ask(let form, _), .refused(let why)) = (step, outcome) { results[form] = .cancelled(.refused(why)) }
    if case .leave = step { departures += 1 } else if outcome == .done { become(after, by: step) }
    return outcome
  }

  /// Applies one change, which ends the open confirmation and cancels the forms it leaves.
  private mutating func become(_ after: Model, by step: Step) {
    let unanswered = question?.step
    var kind = step.kind
    if case .pushOver = step, stack.starts(with: after.stack) { kind = .back }
    self = after
    (question, left, changes) = (nil, [], changes + 1)
    if case .ask(let form, _) = unanswered { results[form] = .cancelled(.notShown) }
    for case .form(let form) in after.left where results[form] == nil { results[form] = .cancelled(.left(kind)) }
  }

  private mutating func take(_ step: Step) -> NavigationOutcome {
    switch step {
    case .push(let route): return keep(stack.count, adding: [route])
    case .present(let route, let style):
      while place.modals.last?.style == .alert { close(keeping: place.modals.count - 1) }
      place.modals.append(.init(style: style, stack: [route]))
      return .done
    case .navigate(let route): return take(.showing(route, as: route.presentation))
    case .ask(let form, let presentation): return take(.showing(.form(form), as: presentation))
    case .showOver(let kept, let route, let presentation):
      if !(0...place.modals.count).contains(kept) { return .refused(.nothingPresented) }
      close(keeping: kept)
      return take(.showing(route, as: presentation))
    case .pop(let count) where count < 1: return .unchanged
    case .pop(let count): return stack.count == 1 ? .refused(.atRoot) : keep(max(1, stack.count - count))
    case .popTo(let position): return stack.indices.contains(position) ? keep(position + 1) : .refused(.noSuchEntry)
    case .pushOver(let position, let route):
      if !stack.indices.contains(position) { return .refused(.noSuchEntry) }
      return stack.element(position + 1) == route ? keep(position + 2) : keep(position + 1, adding: [route])
    case .popWhere(let route): return stack.lastIndex(of: route).map { keep($0 + 1) } ?? .refused(.noMatch)
    case .show(let route): return stack.lastIndex(of: route).map { keep($0 + 1) } ?? take(.push(route))
    case .replaceTop(let route): return keep(stack.count - 1, adding: [route])
    case .replaceStack(let routes): return routes.isEmpty ? .refused(.emptyStack) : keep(0, adding: routes)
    case .close: return close(keeping: layers.count - place.tabs.count - 1)
    case .dismissModals(let kept): return close(keeping: kept)
    case .back: return take(stack.count == 1 && top >= place.tabs.count ? .close : .pop(1))
    case .select(let tab, let pushed):
      if !place.tabs.indices.contains(tab) { return .refused(.noSuchTab("\(tab)")) }
      if pushed == nil && top == tab { return keep(1) }
      close(keeping: 0)
      place.selectedTab = tab
      return pushed.map { take(.push($0)) } ?? .done
    case .setTabs(let roots):
      if roots.isEmpty || roots == place.tabs.map(\.[0]) { return roots.isEmpty ? .refused(.emptyStack) : .unchanged }
      var old = Array(place.tabs.enumerated())
      let new = roots.map { root in
        old.firstIndex { $0.element[0] == root }.map { old.remove(at: $0) } ?? (offset: -1, element: [root])
      }
      left = old.flatMap(\.element).reversed()
      (place.tabs, place.selectedTab) = (new.map(\.element), new.firstIndex { $0.offset == place.selectedTab } ?? 0)
      return .done
    case .open(let new, let isAnew):
      if new.layers.contains(where: \.isEmpty) { return .refused(.emptyStack) }
      if new.tabs.count != place.tabs.count {
        return .refused(.differentTabs(open: place.tabs.count, snapshot: new.tabs.count))
      }
      if !new.tabs.indices.contains(new.selectedTab) { return .refused(.noSuchTab("\(new.selectedTab)")) }
      if new.modals.drop(while: { $0.style != .alert }).flatMap(\.stack).count > 1 { return .refused(.alertIsOpen) }
      if new == place && question == nil && !isAnew { return .unchanged }
      let kept = zip(place.modals, new.modals).prefix { $0.style == $1.style && $0.stack[0] == $1.stack[0] }.count
      close(keeping: isAnew ? 0 : kept)
      for (old, new) in zip(place.layers, new.layers).reversed() {
        left += old.dropFirst(isAnew ? 0 : zip(old, new).prefix { $0 == $1 }.count).reversed()
      }
      place = new
      return .done
    case .finish(let position, let fits):
      let (layer, depth) = layers.spot(position)
      guard fits, case .form(let form) = layers.element(layer)?[depth], results[form] == nil
      else { return .refused(.noResultExpected) }
      results[form] = .finished("done")
      guard let level = place.level(of: layer) else { return keep(depth, in: layer) }
      close(keeping: depth == 0 ? level - 1 : level)
      return depth == 0 ? .done : keep(depth)
    case .leave:
      left = layers.joined().reversed()
      return .done
    case .openNear, .answer, .during, .showAt, .showAtForm, .selectTab, .openLink, .backFrom: return obey(step)
    }
  }

  /// Keeps the first `kept` routes of a stack and adds routes; alerts hold one route, and confirmations block adding.
  private mutating func keep(_ kept: Int, adding routes: [StudioRoute] = [], in layer: Int? = nil) -> NavigationOutcome
  {
    let (layer, old) = (layer ?? top, layers[layer ?? top])
    if routes.isEmpty && kept == old.count { return .unchanged }
    let isFull = question != nil || place.modals.last?.style == .alert && kept + routes.count > 1
    if !routes.isEmpty && isFull { return .refused(.alertIsOpen) }
    left += old[kept...].reversed()
    place.layers[layer] = old[..<kept] + routes
    return .done
  }

  /// Closes an open confirmation and all modals over the first `kept`.
  @discardableResult
  private mutating func close(keeping kept: Int) -> NavigationOutcome {
    if top < place.tabs.count { return .refused(.nothingPresented) }
    if question == nil && kept >= place.modals.count { return .unchanged }
    question = nil
    while place.modals.count > max(0, kept) { left += place.modals.removeLast().stack.reversed() }
    return .done
  }

  private var layers: [[StudioRoute]] { place.layers + (question.map { [[$0.alert]] } ?? []) }
  private var top: Int { layers.count > place.tabs.count ? layers.count - 1 : place.selectedTab }
  var stack: [StudioRoute] { layers[top] }
}
