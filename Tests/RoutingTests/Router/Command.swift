@testable import Routing

/// Everything that can be asked of a router.
///
/// It names no identities, so that a command can be left out of a run.
enum Command {
  case push(MuseumRoute)
  case navigate(MuseumRoute)
  case pop(Int)
  case popToRoot
  case popToPosition(Int)
  case popToMatch(MuseumRoute)
  case show(MuseumRoute)
  case replaceStack([MuseumRoute])
  case replaceTop(MuseumRoute)
  case present(MuseumRoute, ModalStyle)
  case dismiss
  case dismissAll
  case back
  case backFromVisible(Bool)
  case closeFromVisible(Bool)
  case select(MuseumRoute)
  case selectPushing(MuseumRoute, MuseumRoute)
  case open(tab: Int, pushed: [MuseumRoute], modals: [Place<MuseumRoute>.Modal])

  static func random(_ random: inout SplitMix64) -> Command {
    let route = anyRoute(&random)
    return switch Int.random(in: 0..<24, using: &random) {
    case 0...3: .push(route)
    case 4: .navigate(route)
    case 5: .pop(Int.random(in: -1...3, using: &random))
    case 6: random.once(in: 4) ? .popToRoot : .pop(1)
    case 7: .popToPosition(Int.random(in: 0...4, using: &random))
    case 8: .popToMatch(route)
    case 9, 10: .show(route)
    case 11: .replaceStack(anyRoutes(&random))
    case 12: .replaceTop(route)
    case 13, 14: .present(route, random.pick(.sheet, .cover, .alert))
    case 15: .dismiss
    case 16: random.once(in: 4) ? .dismissAll : .dismiss
    case 17: .back
    case 18: .backFromVisible(random.once(in: 2))
    case 19: .closeFromVisible(random.once(in: 2))
    case 20: .select(random.pick(.halls, .tickets, route))
    case 21: .selectPushing(random.pick(.halls, .tickets, route), anyRoute(&random))
    default:
      .open(
        tab: Int.random(in: -1...2, using: &random), pushed: anyRoutes(&random),
        modals: anyRoutes(&random).map {
          .init(style: random.pick(.sheet, .cover), stack: random.once(in: 9) ? [] : [$0] + anyRoutes(&random))
        })
    }
  }

  private static func anyRoute(_ random: inout SplitMix64) -> MuseumRoute {
    random.pick(.halls, .tickets, .map, .painting(1), .painting(2), .painting(3))
  }

  private static func anyRoutes(_ random: inout SplitMix64) -> [MuseumRoute] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in anyRoute(&random) }
  }
}

extension Router<MuseumRoute> {
  func obey(_ command: Command) -> Outcome {
    let visible = layers.visible.id
    let nobody = EntryID(number: 0)
    switch command {
    case .push(let route): return push(route)
    case .navigate(let route): return navigate(to: route)
    case .pop(let count): return pop(count)
    case .popToRoot: return popToRoot()
    case .popToPosition(let position):
      let entries = layers.activeStack.entries
      return pop(to: entries.indices.contains(position) ? entries[position].id : nobody)
    case .popToMatch(let route): return pop { $0 == route }
    case .show(let route): return show(route)
    case .replaceStack(let routes): return replaceStack(with: routes)
    case .replaceTop(let route): return replaceTop(with: route)
    case .present(let route, let style): return present(route, as: style)
    case .dismiss: return dismiss()
    case .dismissAll: return dismissAll()
    case .back: return back()
    case .backFromVisible(let isVisible): return back(from: isVisible ? visible : nobody)
    case .closeFromVisible(let isVisible): return close(from: isVisible ? visible : nobody)
    case .select(let tab): return select(tab: tab)
    case .selectPushing(let tab, let route): return select(tab: tab, pushing: route)
    case .open(let tab, let pushed, let modals):
      return open(layers.place.with(tab: tab, pushed: pushed, modals: modals))
    }
  }
}

extension Place {
  /// The same place with another tab visible, that tab with another stack, and other modals.
  func with(tab: Int, pushed: [Route], modals: [Modal]) -> Place {
    var place = self
    place.selectedTab = tab
    if tabs.indices.contains(tab) { place.tabs[tab] = tabs[tab].prefix(1) + pushed }
    place.modals = modals
    return place
  }
}
