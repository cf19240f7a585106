import Links
import RandomTesting
import Routing
import SwiftUI
import TestTopics
import Testing

@Suite("Random runs of an app on simulated hosts", .tags(.random, .navigation, .modals))
@MainActor
struct RandomRunTests {
  @Test("After random actions of the user, the app and the system, the UI shows what is open")
  func runs() throws {
    var wrong: [String] = []
    var taps = 0
    let rounds = RandomRound.rounds(100)
    for round in rounds {
      var run = try RandomRun(round)
      run.play(steps: 20)
      if run.hasTappedBelowAlert { taps += 1 }
      if let fault = run.fault { wrong.append("\(round): \(fault)") }
    }
    print("\(rounds.count) runs of 20 steps, \(wrong.count) on a wrong screen, \(taps) saved by a tap")
    for fault in wrong { print(fault) }
    #expect(wrong.isEmpty, "\(wrong.count) of \(rounds.count) runs: \(wrong.first ?? "")")
  }
}

/// A run with random actions of a user, random calls of the app, and random events around its windows.
@MainActor
struct RandomRun {
  /// Each window with its host: one, two of an app, or two views of one navigator.
  private let windows: [(house: House, host: SimulatedHost)]
  private var current = 0
  private var random: SplitMix64
  private var log: [String] = []
  private(set) var hasTappedBelowAlert = false
  /// A description of the difference between the screens and what is open at the end, or `nil` if there is none.
  private(set) var fault: String?

  init(_ round: RandomRound) throws {
    random = round.generator
    let house = try House()
    let houses = random.pick([house], [house], [house, try House()], [house, house])
    var windows: [(House, SimulatedHost)] = []
    for house in houses {
      windows.append((house, SimulatedHost(.random(&random), house, isWide: random.once(in: 4))))
    }
    self.windows = windows
  }

  private var house: House { windows[current].house }
  private var host: SimulatedHost { windows[current].host }

  mutating func play(steps: Int) {
    for _ in 0..<steps { step() }
    for window in windows { window.host.endDisturbance() }
    settle()
    for window in windows where window.host.alert == nil && window.house.description.contains("alert") {
      // No version of SwiftUI reports an alert that it has dropped; a tap of the user does.
      hasTappedBelowAlert = true
      window.host.tap("Push")
      settle()
    }
    compare()
    // What a cover hides reports nothing, so it is compared when the cover has gone.
    for window in windows where window.host.layers.contains(where: { !$0.isInSight }) {
      window.house.router.answerConfirmation(true)
      window.house.router.dismissModals()
      window.house.router.answerConfirmation(true)
    }
    settle()
    compare()
  }

  /// Performs one random action; bindings are written, views are drawn and transitions end at random times.
  private mutating func step() {
    current = Int.random(in: windows.indices, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: act()
    case 3: log.append("\(current) " + host.disturb(using: &random))
    default: call()
    }
    if !random.once(in: 4) { host.writeBindings() }
    if !random.once(in: 4) { host.endTurn(isDrawing: !random.once(in: 4)) }
    if random.once(in: 2) { host.tick() }
    if random.once(in: 3) { host.settle() }
  }

  /// Settles all windows, as often as one changes what another shows.
  private func settle() {
    for _ in windows { for window in windows { window.host.settle() } }
  }

  private mutating func compare() {
    let wrong = windows.filter { $0.host.differs(from: $0.house) || !$0.host.faults.isEmpty }
    if wrong.isEmpty || fault != nil { return }
    let descriptions = wrong.map {
      """
      \($0.host.habits.testDescription)
      \($0.host.description)
      instead of
      \($0.house.description)
      \($0.host.faults)
      """
    }
    fault = descriptions.joined(separator: "\n") + "\n\(windows.count) windows: " + log.joined(separator: ", ")
  }

  /// Makes one or two random navigation calls in one turn.
  private mutating func call() {
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let number = Int.random(in: 1...9, using: &random)
      let router = house.router
      switch Int.random(in: 0..<18, using: &random) {
      case 0: log("push", router.push(.room(number)))
      case 1: log("sheet", router.navigate(to: .note(number), as: .sheet))
      case 2: log("cover", router.navigate(to: .film(number), as: .cover))
      case 3: log("popover", router.navigate(to: .menu(number), as: .sheet))
      case 4, 5: log("alert", router.navigate(to: .question(number), as: .alert))
      case 6: log("draft", router.navigate(to: .draft(number), as: .sheet))
      case 7, 8: log("dismissModal", router.dismissModal())
      case 9: log("dismissModals", router.dismissModals())
      case 10: log("pop", router.pop(number % 3))
      case 11: log("replaceStack", router.replaceStack(with: [.room(number), .room(2)]))
      case 12: log("select", router.select(tab: random.pick(.hall, .garden)))
      case 13: log("answer", router.answerConfirmation(random.once(in: 2)))
      case 14:
        let text = random.pick(
          "app://house/rooms/3", "app://house/rooms/4/notes/5/films/6", "app://house/garden/questions/1",
          "app://house/hall")
        log("open \(text)", (try? DeepLink(text)).map { router.open($0, .reuse) } ?? .unchanged)
      case 15: setTabs()
      case 16: log("tool", house.open("app://shed/tools/\(number)", .push))
      default: log("replaceTop", router.replaceTop(with: .room(number)))
      }
    }
  }

  /// Shows other tabs.
  private mutating func setTabs() {
    let tabs: [HouseRoute] = random.pick(
      [.hall, .garden], [.hall, .garden], [.garden, .hall], [.hall, .room(1)], [.hall])
    log("setTabs \(tabs)", house.setTabs(tabs))
  }

  /// Performs one random action of the user, if the screen allows it.
  private mutating func act() {
    let times = random.pick(1, 1, 2)
    let count = Int.random(in: 1...2, using: &random)
    let tab = Int.random(in: 0...1, using: &random)
    let title = random.pick("Push", "Note", "Film", "Ask", "Plain push", "Tool", "Done", "Back", "Close")
    switch Int.random(in: 0..<8, using: &random) {
    case 0: log("goes back \(count)", host.goBack(count, isForced: random.once(in: 4), writing: times))
    case 1, 2: log("swipes", host.swipeDown(isForced: random.once(in: 4), writing: times))
    case 3:
      log("tab \(tab)", host.tapTab(tab, writing: times))
      if random.once(in: 3) { setTabs() }
    case 4: if let field = host.top.visiblePages.last?.fields.first { field.1.wrappedValue = random.pick("Text", "") }
    default:
      if let alert = host.alert {
        let title = alert.buttons.randomElement(using: &random)?.title ?? ""
        log("answers \(title)", host.answer(title, writesFirst: random.once(in: 2), writing: times))
      } else {
        log("taps \(title)", host.tap(title, times: times))
      }
    }
  }

  private mutating func log(_ name: String, _ result: some Any) { log.append("\(current) \(name) \(result)") }
}
