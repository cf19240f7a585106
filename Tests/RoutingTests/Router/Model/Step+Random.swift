import Links
import RandomTesting

@testable import Routing

extension Step {
  /// Returns a random step of any kind; a unique `number` gives its forms unique numbers.
  static func random(_ number: Int, _ random: inout SplitMix64) -> Step {
    switch Int.random(in: 0..<31, using: &random) {
    case 0...17: return plain(form: 4 * number, &random)
    case 18: return .popTo(position: Int.random(in: -1...4, using: &random))
    case 19: return late(form: 4 * number - random.pick(2, 3, 4, 8), &random)
    case 20:
      let level = random.pick(ModalLevel.here, .parent, .root, .top)
      return .showAt(level, of: Int.random(in: -1...9, using: &random), anyRoute(&random), anyPresentation(&random))
    case 21: return .backFrom(Int.random(in: -1...9, using: &random))
    case 22, 23: return anyPlace(&random)
    case 24: return .finish(Int.random(in: -1...6, using: &random), isRightType: !random.once(in: 4))
    case 25: return .answer(true)
    case 26: return .pushOver(position: Int.random(in: -1...3, using: &random), anyRoute(&random))
    default:
      let first: Step =
        random.once(in: 3) ? .ask(form: 4 * number, anyPresentation(&random)) : plain(form: 4 * number, &random)
      return .during(
        first,
        (0...random.pick(0, 1, 2)).map { index in
          random.once(in: 3)
            ? late(form: 4 * (number - random.pick(0, 0, 1, 2)), &random)
            : plain(form: 4 * number + 1 + index, &random)
        })
    }
  }

  /// Returns a step whose effect depends on the state, so it must be resolved when it runs and not when it is queued.
  private static func late(form: Int, _ random: inout SplitMix64) -> Step {
    let route = anyRoute(&random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .openLink(anyRoutes(&random), random.pick(.reuse, .reset, .push))
    case 1:
      let level = random.pick(ModalLevel.here, .parent, .root, .top)
      return .showAtForm(level, of: form, route, anyPresentation(&random))
    case 2: return .popWhere(route)
    default:
      return .selectTab(random.pick(.desk, .wall, .palette), pushing: random.once(in: 2) ? route : nil)
    }
  }

  /// Returns a step whose meaning doesn't depend on the state.
  private static func plain(form: Int, _ random: inout SplitMix64) -> Step {
    let route = anyRoute(&random)
    switch Int.random(in: 0..<25, using: &random) {
    case 0...2: return .push(route)
    case 3: return .pop(random.pick(1, 2, 3, 0, -1, .min, .max))
    case 4, 5: return .show(route)
    case 6: return .replaceStack(anyRoutes(&random))
    case 7: return .replaceTop(route)
    case 8, 9: return .present(route, random.pick(.sheet, .cover, .alert))
    case 10: return .navigate(route)
    case 11: return .showOver(modals: Int.random(in: -1...3, using: &random), route, anyPresentation(&random))
    case 12: return .close
    case 13: return .dismissModals(keeping: random.pick(0, 1, 2, -1, .min, .max))
    case 14, 15: return .back
    case 16, 17: return .select(random.pick(0, 1, 2, -1, .max), pushing: nil)
    case 18: return .select(random.pick(0, 1, 2, -1, .min), pushing: route)
    case 19: return .setTabs(anyRoots(&random))
    case 20, 21: return .answer(random.once(in: 2))
    case 22: return .leave
    default: return .ask(form: form, anyPresentation(&random))
    }
  }

  private static func anyPlace(_ random: inout SplitMix64) -> Step {
    let modals = anyRoutes(&random).map { root in
      let isAlert = random.once(in: 6)
      return Modal<[StudioRoute]>(
        style: isAlert ? .alert : random.pick(.sheet, .cover),
        stack: random.once(in: 9) ? [] : [root] + (isAlert && !random.once(in: 4) ? [] : anyRoutes(&random)))
    }
    return .openNear(
      tab: Int.random(in: -1...2, using: &random), pushed: anyRoutes(&random),
      keeping: Int.random(in: 0...2, using: &random), modals: modals,
      anew: random.once(in: 6))
  }

  private static func anyPresentation(_ random: inout SplitMix64) -> PresentationStyle {
    random.pick(.push, .sheet, .cover)
  }

  private static func anyRoute(_ random: inout SplitMix64) -> StudioRoute {
    random.pick(.desk, .wall, .palette, .sketch(1), .sketch(2), .sketch(3), .draft(changes: random.pick(0, 1, 2)))
  }

  private static func anyRoutes(_ random: inout SplitMix64) -> [StudioRoute] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in anyRoute(&random) }
  }

  private static func anyRoots(_ random: inout SplitMix64) -> [StudioRoute] {
    random.pick(
      [.desk, .wall], [.wall, .desk], [.desk], [.desk, .palette, .wall], [.wall, .wall], anyRoutes(&random))
  }
}
