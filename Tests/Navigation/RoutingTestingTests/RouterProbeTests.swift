import Links
import Routing
import Synchronization
import TestTopics
import Testing

@testable import RoutingTesting

@MainActor
@Suite("RouterProbe", .tags(.navigation))
struct RouterProbeTests {
  private let app: Navigator<String>
  private let notes: NotesCoordinator
  private let probe: RouterProbe<NotesRoute>
  private let reports = Reports()

  init() throws {
    app = Navigator(testing: Feature(NotesRoute.self) { NotesCoordinator($0) })
    notes = try app.coordinator(NotesCoordinator.self)
    probe = RouterProbe(notes.router) { [reports] message, sourceLocation in
      // Each failure carries the place in the test, not one in the probe.
      #expect(sourceLocation.fileID == #fileID)
      reports.messages.append(message)
    }
  }

  @Test("A test that expects every change in order passes")
  func everyChange() {
    notes.noteChosen(7)
    probe.expect(.push, shows: .note(7))
    notes.infoTapped()
    notes.router.dismissModal()
    probe.expect(.present)
    probe.expect(.dismiss, shows: .note(7))
    probe.expectSnapshot(NavigationSnapshot(tabs: [[.folders, .note(7)]]))
    probe.finish()
    #expect(reports.messages == [])
  }

  @Test("Several changes of one closure can be expected together, and a call without an effect needs no expectation")
  func together() {
    probe.expect(.push, .push) { notes.searchHitChosen(folder: 1, note: 2) }
    probe.expect { notes.router.pop(0) }
    probe.expect { notes.router.dismissModal() }
    probe.finish()
    #expect(reports.messages == [])
  }

  @Test("A link of another module is no change, and the probe lists it")
  func exits() {
    probe.expect { notes.helpTapped() }
    #expect(probe.exits == [DeepLink(module: "help", path: "notes")])
    notes.router.open(DeepLink(module: "notes", path: "attic"))
    #expect(probe.exits.count == 1)
  }

  @Test("Unexpected changes are reported at the end, with their cause and routes")
  func unnamed() {
    notes.noteChosen(7)
    probe.expect(.push)
    notes.infoTapped()
    notes.router.dismissModal()
    expectReport(
      """
      Unexpected changes:
        2. present: note(7) → info
        3. dismiss: info → note(7)
      """
    ) { probe.finish() }
    probe.finish()
  }

  @Test("A call that shows a route that isn't among the routes is refused, and the report says why")
  func forgottenLink() {
    expectReport(
      """
      Expected “push: trash”, but nothing has changed; a call was refused: This can't be written as a link: \
      No route of “notes” has this path; is it among the routes? (segment, byte 12)
      """
    ) {
      notes.router.push(.trash)
      probe.expect(.push, shows: .trash)
    }
    probe.finish()
  }

  @Test("A different change than the expected one, another route and a missing change are reported")
  func anotherChange() {
    let report = "Another change came (- expected, + actual):"
    notes.noteChosen(7)
    expectReport("\(report)\n- present\n+ push") { probe.expect(.present) }
    expectReport("Expected “back: folders”, but nothing has changed") { probe.expect(.back, shows: .folders) }
    notes.router.back()
    expectReport("\(report)\n- back: note(7)\n+ back: folders") { probe.expect(.back, shows: .note(7)) }
  }

  @Test("A closure that makes more, fewer or other changes is reported with the difference")
  func otherWork() {
    expectReport(
      """
      Other changes came (- expected, + actual):
      - back
        push
      - present
      + push
      """
    ) {
      probe.expect(.back, .push, .present) { notes.searchHitChosen(folder: 1, note: 2) }
    }
    probe.finish()
  }

  @Test("A change before the closure is reported unless it was expected")
  func beforeWork() {
    notes.noteChosen(7)
    expectReport("Unexpected changes:\n  1. push: folders → note(7)") {
      probe.expect(.push) { notes.noteChosen(8) }
    }
  }

  @Test("A different snapshot is reported, as a difference of the two trees")
  func anotherPlace() {
    notes.searchHitChosen(folder: 1, note: 2)
    notes.infoTapped()
    expectReport(
      """
      Another place is open (- expected, + actual):
        tab (selected)
          folders
      -   folder(9)
      +   folder(1)
          note(2)
      + sheet
      +   info
      """
    ) { probe.expectSnapshot(NavigationSnapshot(tabs: [[.folders, .folder(9), .note(2)]])) }
  }

  private nonisolated static let failures = Atomic(0)

  @Test(
    "By default a report fails the test",
    .compactMapIssues { issue in
      guard issue.comments == ["Expected “back”, but nothing has changed"] else { return issue }
      failures.add(1, ordering: .relaxed)
      return nil
    })
  func issue() {
    RouterProbe(notes.router).expect(.back)
    #expect(Self.failures.load(ordering: .relaxed) == 1)
  }

  /// Expects exactly one report, with this message, from some work.
  private func expectReport(_ message: String, sourceLocation: SourceLocation = #_sourceLocation, _ work: () -> Void) {
    reports.messages = []
    work()
    #expect(reports.messages == [message], sourceLocation: sourceLocation)
    reports.messages = []
  }
}

/// The reports of a probe, in order.
@MainActor
private final class Reports {
  var messages: [String] = []
}
