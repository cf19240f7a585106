@testable import Routing

/// What a router should do, in the plainest way there is: arrays of arrays, and no identities.
struct RouterModel {
  var place = Place<MuseumRoute>(tabs: [[.halls], [.tickets]])

  /// The active stack, the root first.
  private(set) var stack: [MuseumRoute] {
    get { place.modals.last?.stack ?? place.tabs[place.selectedTab] }
    set {
      if place.modals.isEmpty {
        place.tabs[place.selectedTab] = newValue
      } else {
        place.modals[place.modals.count - 1].stack = newValue
      }
    }
  }

  private var isAlert: Bool { place.modals.last?.style == .alert }

  mutating func obey(_ command: Command) -> Outcome {
    switch command {
    case .push(let route): push(route)
    case .navigate(let route): route == .map ? present(route, .sheet) : push(route)
    case .pop(let count): pop(count)
    case .popToRoot: pop(stack.count)
    case .popToPosition(let position):
      stack.indices.contains(position) ? keep(position) : .refused(.noSuchEntry(EntryID(number: 0)))
    case .popToMatch(let route): stack.lastIndex(of: route).map { keep($0) } ?? .refused(.noMatch)
    case .show(let route): stack.lastIndex(of: route).map { keep($0) } ?? push(route)
    case .replaceStack(let routes): replace(with: routes)
    case .replaceTop(let route): replace(with: stack.dropLast() + [route])
    case .present(let route, let style): present(route, style)
    case .dismiss: close(1)
    case .dismissAll: close(place.modals.count)
    case .back: back()
    case .backFromVisible(let isVisible): isVisible ? back() : .refused(.stale(EntryID(number: 0)))
    case .closeFromVisible(let isVisible): isVisible ? close(1) : .refused(.stale(EntryID(number: 0)))
    case .select(let tab): select(tab)
    case .selectPushing(let tab, let route): select(tab, pushing: route)
    case .open(let tab, let pushed, let modals): open(place.with(tab: tab, pushed: pushed, modals: modals))
    }
  }

  private mutating func push(_ route: MuseumRoute) -> Outcome {
    if isAlert { return .refused(.alertIsOpen) }
    stack.append(route)
    return .done
  }

  private mutating func pop(_ count: Int) -> Outcome {
    if count <= 0 { return .unchanged }
    if stack.count == 1 { return .refused(.atRoot) }
    stack = Array(stack.prefix(max(1, stack.count - count)))
    return .done
  }

  private mutating func keep(_ position: Int) -> Outcome {
    if position == stack.count - 1 { return .unchanged }
    stack = Array(stack[...position])
    return .done
  }

  private mutating func replace(with routes: [MuseumRoute]) -> Outcome {
    if routes.isEmpty { return .refused(.emptyStack) }
    if isAlert && routes.count > 1 { return .refused(.alertIsOpen) }
    stack = routes
    return .done
  }

  private mutating func present(_ route: MuseumRoute, _ style: ModalStyle) -> Outcome {
    if isAlert { place.modals.removeLast() }
    place.modals.append(.init(style: style, stack: [route]))
    return .done
  }

  private mutating func close(_ count: Int) -> Outcome {
    if place.modals.isEmpty { return .refused(.nothingPresented) }
    place.modals.removeLast(count)
    return .done
  }

  private mutating func back() -> Outcome {
    stack.count == 1 && !place.modals.isEmpty ? close(1) : pop(1)
  }

  private mutating func select(_ tab: MuseumRoute, pushing route: MuseumRoute? = nil) -> Outcome {
    guard let index = place.tabs.firstIndex(where: { $0[0] == tab }) else {
      return .refused(.noSuchTab("\(tab.path)"))
    }
    let isVisible = place.modals.isEmpty && place.selectedTab == index
    place.modals = []
    place.selectedTab = index
    if let route { return push(route) }
    return isVisible ? keep(0) : .done
  }

  private mutating func open(_ wanted: Place<MuseumRoute>) -> Outcome {
    if wanted.modals.contains(where: \.stack.isEmpty) { return .refused(.emptyStack) }
    if !place.tabs.indices.contains(wanted.selectedTab) { return .refused(.noSuchTab("\(wanted.selectedTab)")) }
    if wanted == place { return .unchanged }
    place = wanted
    return .done
  }
}
