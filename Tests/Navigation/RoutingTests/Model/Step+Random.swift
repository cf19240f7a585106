import Links
import RandomTesting

@testable import Routing

extension Step {
  /// Returns a random run of steps, with calls of observers now and then.
  static func run(_ count: Int, _ random: inout SplitMix64) -> [Step] {
    // Every module has been open once.
    var steps = [Room.Module.green, .blue].map { Step(call: .link(RoomLink(to: $0), .push, as: nil)) }
    while steps.count < count {
      let number = 4 * steps.count
      var step = single(number, &random)
      // What is about this moment, such as going back in the history, is no call of an observer.
      if random.once(in: 6) { step.late = (1...3).map { single(number + $0, &random) }.filter { !$0.isForNow } }
      steps.append(step)
      if case .undo = step.call { steps += (0...2).map { _ in Step(call: random.pick(.undo, .redo)) } }
    }
    return steps
  }

  private var isForNow: Bool {
    switch call {
    case .undo, .redo, .restore, .openWaiting, .setDoor: true
    default: false
    }
  }

  private static func single(_ number: Int, _ random: inout SplitMix64) -> Step {
    let module = random.once(in: 4) ? nil : random.pick(Room.Module.red, .green, .blue)
    var step = Step(caller: module, call: module.map { ofModule($0, &random) } ?? ofWindow(&random))
    let other = random.pick(Room.Module.red, .green, .blue)
    step.entry = random.pick(
      .visible, .last(of: module ?? other), .last(of: module ?? other),
      .position(Int.random(in: -1...9, using: &random)))
    switch step.call {
    case .show where random.once(in: 3), .link where module != nil && random.once(in: 3): step.waiter = number
    default: break
    }
    return step
  }

  // MARK: Calls

  private static func ofModule(_ module: Room.Module, _ random: inout SplitMix64) -> Call {
    let room = room(of: module, &random)
    let style = style(&random)
    return switch Int.random(in: 0..<48, using: &random) {
    case 0...9: .show(room, style, isChecked: random.once(in: 4))
    case 10: .show(room, .alert, isChecked: false)
    case 11: .pushOver(room)
    case 12, 13: .pop(random.pick(1, 2, 3, 0, -1, .min, .max))
    case 14, 15: .popToRoot
    case 16, 17: .popTo(room)
    case 18: .replaceModal(room, style == .push ? .sheet : style)
    case 19: .popOrPush(room)
    case 20, 21: .replaceStack(rooms(of: module, 0...2, &random))
    case 22: .replaceTop(room)
    case 23, 24: .showAt(random.pick(.here, .parent, .root, .top), room, style)
    case 25: .leave
    case 26: .dismissModals(keeping: random.pick(0, 1, 2, -1, .min, .max))
    case 27:
      .select(random.pick(Room(module: module, kind: .first), Room(module: module, kind: .second), room), pushing: nil)
    case 28: .select(Room(module: module, kind: .first), pushing: room)
    case 29:
      .pushOnTab(root: random.pick(Room(module: module, kind: .first), Room(module: module, kind: .second)), room)
    case 30, 31: .openSnapshot(place(of: module, &random))
    case 32, 33: .finish(isRightType: !random.once(in: 6))
    case 34: .dismiss
    case 35: .dismissModal
    case 36: .back
    case 37...40: .answer(!random.once(in: 3))
    default:
      .link(
        link(&random), random.pick(.reuse, .reset, .push, .push), as: random.once(in: 2) ? self.style(&random) : nil)
    }
  }

  private static func ofWindow(_ random: inout SplitMix64) -> Call {
    switch Int.random(in: 0..<23, using: &random) {
    case 0, 1: .back
    case 2: .backFromEntry
    case 3: .dismiss
    case 4: .dismissModal
    case 5, 6: .selectTab(random.pick("first", "second", "green", "blue"))
    case 7, 8, 9: .link(link(&random), random.pick(.reuse, .reset, .push, .push), as: nil)
    case 10, 11: .answer(true)
    case 12:
      .showRoot(
        random.pick(.red, .red, .green, .blue), openingWaiting: random.once(in: 2), isAsking: !random.once(in: 4))
    case 13...15:
      .restore(
        step: Int.random(in: 0...99, using: &random), random.pick(.whole, .whole, .strict, .reversed, .withoutLastTab))
    case 16: .leaveAll
    case 17, 18: .undo
    case 19: .openWaiting
    case 20, 21: .setDoor(random.pick(.open, .open, .waits, .closed("The door is closed")))
    default: .redo
    }
  }

  // MARK: Arguments

  private static func style(_ random: inout SplitMix64) -> PresentationStyle {
    random.pick(.push, .push, .push, .sheet, .cover)
  }

  private static func room(of module: Room.Module, _ random: inout SplitMix64) -> Room {
    let number = Int.random(in: 1...2, using: &random)
    return Room(module: module, kind: random.pick(.page, .page, .page, .card, .draft, .first, .second), number: number)
      .canonical
  }

  private static func rooms(
    of module: Room.Module, _ count: ClosedRange<Int>, _ random: inout SplitMix64
  ) -> [Room] {
    (0..<Int.random(in: count, using: &random)).map { _ in room(of: module, &random) }
  }

  /// A place of one module; now and then one that can't be opened.
  private static func place(of module: Room.Module, _ random: inout SplitMix64) -> NavigationSnapshot<Room> {
    var tabs = Room.roots(of: module).map { [$0] + rooms(of: module, 0...2, &random) }
    if random.once(in: 9) { tabs[0] = [] }
    let modals = rooms(of: module, 0...2, &random).map { room in
      let isAlert = random.once(in: 6)
      return Modal(
        style: random.once(in: 12) ? .push : isAlert ? .alert : random.pick(.sheet, .cover),
        stack: [room] + (isAlert && !random.once(in: 4) ? [] : rooms(of: module, 0...2, &random)))
    }
    return NavigationSnapshot(
      tabs: tabs, selectedTab: random.once(in: 9) ? 2 : Int.random(in: tabs.indices, using: &random), modals: modals)
  }

  private static func link(_ random: inout SplitMix64) -> RoomLink {
    RoomLink(
      places: (0..<random.pick(1, 1, 1, 2, 3)).map { _ in
        let module = random.pick(Room.Module.red, .green, .blue)
        let steps = rooms(of: module, 0...2, &random).map { room in
          // No link opens an alert here, because nothing may follow it.
          RoomStep(room: room, style: style(&random))
        }
        let tab = random.once(in: 8) ? Room.roots(of: module).randomElement(using: &random) : nil
        return RoomLink.Place(module: module, tab: tab, steps: steps)
      })
  }
}

extension Room {
  /// The room without a number that its path doesn't hold.
  fileprivate var canonical: Room {
    kind == .first || kind == .second ? Room(module: module, kind: kind) : self
  }
}
