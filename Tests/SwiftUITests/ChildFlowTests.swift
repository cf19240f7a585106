import Links
import RandomTesting
import Routing
import SwiftUI
import TestTopics
import Testing

@testable import RoutingUI

@Suite("Pages of another module on the stack", .tags(.navigation, .modals))
@MainActor
struct ChildFlowTests {
  typealias Kind = SimulatedHost.Kind

  private func makeHost(_ kind: Kind, _ harbor: Harbor) -> SimulatedHost {
    let host = SimulatedHost(kind) { pauses in
      FlowView(harbor.router).environment(\.pauses, pauses)
    }
    host.settle()
    return host
  }

  private func expectSame(
    _ host: SimulatedHost, _ harbor: Harbor, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    host.settle()
    #expect(host.description == harbor.description, sourceLocation: sourceLocation)
    #expect(host.faults == [], sourceLocation: sourceLocation)
  }

  /// The places of the stack.
  private func stack(_ harbor: Harbor) -> [String] {
    (harbor.router.snapshot.tabs.first ?? []).map { String("\($0)".dropFirst("app://".count)) }
  }

  @Test("A page of another module is pushed, and going back passes the pages one at a time", arguments: Kind.allCases)
  func pushingAndPopping(_ kind: Kind) {
    let harbor = Harbor()
    let host = makeHost(kind, harbor)
    for button in ["Boat", "Tram", "Boat"] {
      #expect(host.tap(button))
      expectSame(host, harbor)
    }
    #expect(stack(harbor) == ["tram/start", "boat/docks/2", "tram/stops/2", "boat/docks/2"])
    for depth in [3, 2, 1] {
      #expect(host.goBack(writing: 2))
      expectSame(host, harbor)
      #expect(stack(harbor).count == depth)
    }
  }

  @Test("Going back over several pages passes the border between modules", arguments: Kind.allCases, 1...3)
  func poppingSeveral(_ kind: Kind, _ count: Int) {
    let harbor = Harbor()
    let host = makeHost(kind, harbor)
    for link in ["tram/stops/1", "boat/docks/2", "boat/docks/3"] { #expect(harbor.open(link) == .done) }
    expectSame(host, harbor)
    host.goBack(count)
    expectSame(host, harbor)
    #expect(stack(harbor).count == 4 - count)
  }

  @Test(
    "The second tap of a double tap on a page of another module does nothing", arguments: Kind.allCases,
    ["Boat", "Tram", "Ticket"])
  func doubleTap(_ kind: Kind, _ button: String) {
    let harbor = Harbor()
    let host = makeHost(kind, harbor)
    _ = harbor.open("boat/docks/1")
    expectSame(host, harbor)
    #expect(host.tap(button, times: 2))
    expectSame(host, harbor)
    #expect(harbor.router.content?.entries.count == 3)
  }

  @Test("A sheet of a page of another module is swiped away, and its stack stays", arguments: Kind.allCases)
  func sheet(_ kind: Kind) {
    let harbor = Harbor()
    let host = makeHost(kind, harbor)
    host.tap("Boat")
    host.settle()
    host.tap("Ticket")
    expectSame(host, harbor)
    #expect(host.layers.map(\.kind) == [nil, .sheet])
    host.swipeDown(writing: 2)
    expectSame(host, harbor)
    #expect(stack(harbor) == ["tram/start", "boat/docks/2"] && !harbor.router.isPresenting)
  }

  @Test("A page of another module with unsaved changes asks before it goes", arguments: Kind.allCases)
  func unsavedChanges(_ kind: Kind) {
    let harbor = Harbor()
    let host = makeHost(kind, harbor)
    host.tap("Form")
    host.settle()
    host.top.visiblePages.last?.fields.first?.1.wrappedValue = "Text"
    host.settle()
    #expect(!host.goBack(), "the system's own button is hidden")
    #expect(host.goBack(isForced: true, writing: 2), "but a gesture may get through")
    expectSame(host, harbor)
    #expect(harbor.router.isConfirming)
    host.answer("Keep")
    expectSame(host, harbor)
    #expect(host.top.visiblePages.last?.fields.first?.1.wrappedValue == "Text")
    host.tap("Back")
    expectSame(host, harbor)
    host.answer("Discard")
    expectSame(host, harbor)
    #expect(stack(harbor) == ["tram/start"])
  }

  @Test("A page of another module asks above a sheet that covers it", arguments: Kind.allCases)
  func askingBelowSheet(_ kind: Kind) {
    let harbor = Harbor()
    let host = makeHost(kind, harbor)
    #expect(harbor.open("boat/forms/3") == .done)
    host.settle()
    host.top.visiblePages.last?.fields.first?.1.wrappedValue = "Text"
    #expect(harbor.open("tram/tickets/4") == .done)
    expectSame(host, harbor)
    #expect(harbor.router.confirmLeaving {} == .needsConfirmation)
    expectSame(host, harbor)
    #expect(host.layers.map(\.kind) == [nil, .sheet] && host.alert != nil)
    host.answer("Keep")
    expectSame(host, harbor)
    #expect(host.layers.map(\.kind) == [nil, .sheet] && host.alert == nil)
  }

  @Test("Whatever the user does, the screen ends where the flow is", .tags(.random), arguments: Kind.allCases)
  func random(_ kind: Kind) {
    for round in RandomRound.rounds(10) {
      var random = round.generator
      let harbor = Harbor()
      let host = makeHost(kind, harbor)
      for _ in 0..<20 {
        let count = Int.random(in: 1...2, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: host.goBack(count, isForced: random.once(in: 4), writing: count)
        case 1: host.swipeDown(isForced: random.once(in: 4), writing: count)
        case 2: host.top.visiblePages.last?.fields.first?.1.wrappedValue = random.pick("Text", "")
        case 3: _ = harbor.open(random.pick("tram/stops/1", "boat/docks/2", "boat/forms/3", "tram/tickets/4"))
        default:
          if host.alert != nil {
            host.answer(random.pick("Discard", "Keep"), writesFirst: random.once(in: 2))
          } else {
            host.tap(random.pick("Tram", "Boat", "Form", "Ticket", "Back"), times: count)
          }
        }
        if !random.once(in: 4) { host.writeBindings() }
        if !random.once(in: 4) { host.endTurn() }
        if random.once(in: 2) { host.tick() }
        if random.once(in: 3) { host.settle() }
      }
      host.settle()
      #expect(host.description == harbor.description, "\(round)")
      #expect(host.faults == [], "\(round)")
    }
  }
}
