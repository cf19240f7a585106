import Links

@testable import Routing

/// A call of a router.
///
/// A step identifies entries by position, so that the other steps stay valid when one is removed from a run.
indirect enum Step {
  case push(StudioRoute)
  /// Pushes a route over the entry at a position of the active stack.
  case pushOver(position: Int, StudioRoute)
  case pop(Int)
  case popTo(position: Int)
  case popWhere(StudioRoute)
  case show(StudioRoute)
  case replaceStack([StudioRoute])
  case replaceTop(StudioRoute)
  case present(StudioRoute, PresentationStyle)
  case navigate(StudioRoute)
  /// Shows a route at a level relative to the entry at a position among all entries.
  case showAt(ModalLevel, of: Int, StudioRoute, PresentationStyle)
  /// Shows a route at a level relative to the form with this number, which is unique in a run.
  case showAtForm(ModalLevel, of: Int, StudioRoute, PresentationStyle)
  case showOver(modals: Int, StudioRoute, PresentationStyle)
  case close
  case dismissModals(keeping: Int)
  case back
  /// Goes back from the entry at a position among all entries, whether it is visible or not.
  case backFrom(Int)
  case select(Int, pushing: StudioRoute?)
  /// Selects the tab that has this root.
  case selectTab(StudioRoute, pushing: StudioRoute?)
  case setTabs([StudioRoute])
  /// Opens a snapshot; `anew` replaces entries that are already open.
  case open(NavigationSnapshot<StudioRoute>, anew: Bool)
  /// Opens a variant of the current snapshot with another tab, another stack in that tab, and other modals over the
  /// kept ones.
  case openNear(tab: Int, pushed: [StudioRoute], keeping: Int, modals: [Modal<[StudioRoute]>], anew: Bool)
  /// Opens a link with these routes.
  case openLink([StudioRoute], OpenPolicy)
  /// Shows the form with this number and awaits its result.
  case ask(form: Int, PresentationStyle)
  /// Finishes the entry at a position among all entries, with a result of the right or the wrong type.
  case finish(Int, isRightType: Bool)
  case leave
  case answer(Bool)
  /// Performs a step, and other steps from inside an observer of its change.
  case during(Step, [Step])
}

extension Step {
  /// Returns the step that shows a route with a presentation style.
  static func showing(_ route: StudioRoute, as presentation: PresentationStyle) -> Step {
    presentation == .push ? .push(route) : .present(route, presentation)
  }

  /// Returns the step with `openNear` resolved to a whole snapshot and a missing form resolved to no entry.
  func named(in place: NavigationSnapshot<StudioRoute>) -> Step {
    switch self {
    case .openNear(let tab, let pushed, let kept, let modals, let isAnew):
      var near = place
      near.selectedTab = tab
      if place.tabs.indices.contains(tab) { near.tabs[tab] = place.tabs[tab].prefix(1) + pushed }
      near.modals = place.modals.prefix(kept) + modals
      return .open(near, anew: isAnew)
    case .showAtForm(let level, let form, let route, let presentation)
    where !place.layers.joined().contains(.form(form)):
      return .showAt(level, of: -1, route, presentation)
    default: return self
    }
  }

  /// Whether the step leaves drafts without a confirmation.
  var asksNobody: Bool { if case .finish = self { true } else { false } }

  /// The navigation kind in the cancellation of a form that this step leaves.
  var kind: NavigationKind {
    switch self {
    case .pop, .popTo, .popWhere, .show, .back: .back
    case .close, .dismissModals, .finish: .dismiss
    case .select: .tab
    case .open: .link
    case .push, .pushOver: .push
    case .present: .present
    case .navigate(let route): route.presentation == .push ? .push : .present
    case .ask(_, let presentation): presentation == .push ? .push : .present
    default: .replaced
    }
  }
}

extension Router<StudioRoute> {
  /// Performs a step that awaits no result and needs no observer.
  func take(_ step: Step) -> NavigationOutcome {
    let nobody = EntryID(0)
    switch step {
    case .push(let route): return push(route)
    case .pushOver(let position, let route):
      return push(route, over: state.activeStack.entries.element(position)?.id ?? nobody)
    case .pop(let count): return pop(count)
    case .popTo(let position): return pop(to: state.activeStack.entries.element(position)?.id ?? nobody)
    case .popWhere(let route): return pop { $0 == route }
    case .show(let route): return popOrPush(route)
    case .replaceStack(let routes): return replaceStack(with: routes)
    case .replaceTop(let route): return replaceTop(with: route)
    case .present(let route, let style): return present(route, as: style)
    case .navigate(let route): return navigate(to: route)
    case .showAt(let level, let position, let route, let presentation):
      return navigate(to: route, as: presentation, at: level, of: state.entries.element(position)?.id ?? nobody)
    case .showAtForm(let level, let form, let route, let presentation):
      let entry = state.entries.first { $0.route == .form(form) }?.id ?? nobody
      return navigate(to: route, as: presentation, at: level, of: entry)
    case .showOver(let modals, let route, let presentation): return send(.showAtLevel(modals, route, presentation))
    case .close: return dismissModal()
    case .dismissModals(let kept): return dismissModals(keeping: kept)
    case .back: return back()
    case .backFrom(let position): return back(from: state.entries.element(position)?.id ?? nobody)
    case .select(let tab, let route): return send(.select(tab: tab, pushing: route))
    case .selectTab(let root, nil): return selectTab("\(root.path)")
    case .selectTab(let root, let route?): return select(tab: root, pushing: route)
    case .setTabs(let roots): return setTabs(roots)
    case .open(let place, false): return open(place)
    case .open(let place, true): return reset(to: place)
    case .openLink(let routes, let policy):
      let link = (["app://studio"] + routes.map { "\($0.path)" }).joined(separator: "/")
      return (try? DeepLink(link)).map { open($0, policy) } ?? .unchanged
    case .finish(let position, let isRightType):
      let entry = state.entries.element(position)?.id ?? nobody
      return isRightType ? finish(entry, with: "done") : finish(entry, with: 1.5)
    case .answer(let isAgreed): return answerConfirmation(isAgreed)
    case .openNear: return take(step.named(in: state.snapshot))
    case .ask, .leave, .during: preconditionFailure("The run takes this step itself")
    }
  }
}
