import Links
import Routing
import Synchronization
import TestTopics
import Testing

@testable import RoutingTesting

@MainActor
@Suite("RouterProbe", .tags(.navigation))
struct RouterProbeTests {
  private let notes = NotesCoordinator()
  private let probe: RouterProbe<NotesRoute>
  private let reports = Reports()

  init() { probe = RouterProbe(notes.router) { [reports] message, _ in reports.messages.append(message) } }

  @Test("A test that expects every change in order passes")
  func everyChange() {
    notes.noteChosen(7)
    probe.expect(.push(.note(7)), shows: .note(7))
    notes.infoTapped()
    notes.router.dismissModal()
    probe.expect(.present(.info, .sheet))
    probe.expect(.dismissModal, shows: .note(7))
    probe.expectSnapshot(NavigationSnapshot(tabs: [[.folders, .note(7)]]))
    probe.finish()
    #expect(reports.messages == [])
  }

  @Test("Several changes of one closure can be expected together, and an unchanged call needs no expectation")
  func together() {
    probe.expect(.push(.folder(1)), .push(.note(2))) { notes.searchHitChosen(folder: 1, note: 2) }
    probe.expect { notes.router.pop(0) }
    probe.finish()
    #expect(reports.messages == [])
  }

  @Test("Unexpected changes are reported at the end, with their cause and routes")
  func unnamed() {
    notes.noteChosen(7)
    probe.expect(.push(.note(7)))
    notes.infoTapped()
    notes.router.dismissModal()
    expectReport(
      """
      Unexpected changes:
        2. present(info, sheet): note(7) → info
        3. dismissModal: info → note(7)
      """
    ) { probe.finish() }
    probe.finish()
  }

  @Test("A route that is missing in the module's links is reported as soon as it is shown")
  func forgottenLink() {
    expectReport("“trash” can't be read back from app://notes/trash; is it among the routes?") {
      notes.router.push(.trash)
    }
    probe.expect(.push(.trash))
    probe.finish()
  }

  @Test("Every report names a line of the test: that of the expectation, or the one that made the probe")
  func lines() {
    var lines: [String] = []
    let probe = RouterProbe(notes.router) { lines.append("\($1.fileID):\($1.line)") }
    let made = #line - 1
    notes.router.push(.trash)
    probe.expect(.back)
    #expect(lines == [made, made + 3].map { "\(#fileID):\($0)" })
  }

  @Test("A different change than the expected one is reported, and so is a missing change")
  func anotherChange() {
    notes.noteChosen(7)
    expectReport(
      """
      Another change came (- expected, + actual):
      - push(note(8))
      + push(note(7))
      """
    ) { probe.expect(.push(.note(8))) }
    expectReport("Expected “back”, but nothing has changed") { probe.expect(.back) }
  }

  @Test("The expected change is reported if it shows another route")
  func anotherRoute() {
    notes.noteChosen(7)
    notes.router.back()
    probe.expect(.push(.note(7)))
    expectReport(
      """
      “back” shows another route (- expected, + actual):
      - note(7)
      + folders
      """
    ) { probe.expect(.back, shows: .note(7)) }
  }

  @Test("A closure that makes more, fewer or other changes is reported with the difference")
  func otherWork() {
    expectReport(
      """
      Other changes came (- expected, + actual):
      - push(folder(9))
      + push(folder(1))
        push(note(2))
      - present(info, sheet)
      """
    ) {
      probe.expect(.push(.folder(9)), .push(.note(2)), .present(.info, .sheet)) {
        notes.searchHitChosen(folder: 1, note: 2)
      }
    }
    probe.finish()
  }

  @Test("A change before the closure is reported unless it was expected")
  func beforeWork() {
    notes.noteChosen(7)
    expectReport("Unexpected changes:\n  1. push(note(7)): folders → note(7)") {
      probe.expect(.push(.note(8))) { notes.noteChosen(8) }
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
