import Links
import RandomTesting
import Routing
import SwiftUI
import TestTopics
import Testing

@Suite("Random runs of an app on both simulated hosts", .tags(.random, .navigation, .modals))
@MainActor
struct RandomRunTests {
  @Test(
    "After random actions of the user and the app, the UI shows the state of the flow",
    arguments: SimulatedHost.Kind.allCases)
  func runs(_ kind: SimulatedHost.Kind) {
    var wrong: [String] = []
    let rounds = RandomRound.rounds(50)
    for round in rounds {
      var run = RandomRun(kind, round)
      run.play(steps: 20)
      if let fault = run.fault { wrong.append("\(round): \(fault)") }
    }
    print("\(kind): \(rounds.count) runs of 20 steps, \(wrong.count) on a wrong screen")
    #expect(wrong.isEmpty, "\(wrong.count) of \(rounds.count) runs: \(wrong.first ?? "")")
  }
}

/// A run with random actions of a user and random calls of the app.
@MainActor
struct RandomRun {
  let house = House()
  let host: SimulatedHost
  private var random: SplitMix64
  private var log: [String] = []

  init(_ kind: SimulatedHost.Kind, _ round: RandomRound) {
    random = round.generator
    host = SimulatedHost(kind, house, isWide: random.once(in: 4))
  }

  mutating func play(steps: Int) {
    for _ in 0..<steps {
      host.dismissReports = Int.random(in: 0...2, using: &random)
      if random.once(in: 3) { act() } else { call() }
      // Bindings are written, views are drawn and transitions end at random times.
      if !random.once(in: 4) { host.writeBindings() }
      if !random.once(in: 4) { host.endTurn() }
      if random.once(in: 2) { host.tick() }
      if random.once(in: 3) { host.settle() }
    }
    host.settle()
  }

  /// A description of the difference between screen and flow at the end, or `nil` if there is none.
  var fault: String? {
    guard host.description != house.description || !host.faults.isEmpty else { return nil }
    return "\n\(host.description)\ninstead of\n\(house.description)\n\(host.faults)\n\(log.joined(separator: ", "))"
  }

  /// Makes one or two random navigation calls in one turn.
  private mutating func call() {
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let number = Int.random(in: 1...9, using: &random)
      let router = house.router
      switch Int.random(in: 0..<17, using: &random) {
      case 0: log("push", router.push(.room(number)))
      case 1: log("sheet", router.present(.note(number), as: .sheet))
      case 2: log("cover", router.present(.film(number), as: .cover))
      case 3: log("popover", router.present(.menu(number), as: .sheet))
      case 4, 5: log("alert", router.present(.question(number), as: .alert))
      case 6: log("draft", router.present(.draft(number), as: .sheet))
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
      default: log("replaceTop", router.replaceTop(with: .room(number)))
      }
    }
  }

  /// Shows other tabs.
  private mutating func setTabs() {
    let tabs: [HouseRoute] = random.pick(
      [.hall, .garden], [.hall, .garden], [.garden, .hall], [.hall, .room(1)], [.hall])
    log("setTabs \(tabs)", house.router.setTabs(tabs))
  }

  /// Performs one random action of the user, if the screen allows it.
  private mutating func act() {
    let times = random.pick(1, 1, 2)
    let count = Int.random(in: 1...2, using: &random)
    let tab = Int.random(in: 0...1, using: &random)
    let title = random.pick("Push", "Note", "Film", "Ask", "Plain push", "Done", "Back", "Close")
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

  private mutating func log(_ name: String, _ result: some Any) { log.append("\(name) \(result)") }
}
