import Links
import Routing
import RoutingTesting
import TestTopics
import Testing

@MainActor
@Suite("A router probe", .tags(.navigation))
struct RouterProbeTests {
  private let notes = NotesCoordinator()
  private let probe: RouterProbe<NotesRoute>

  init() { probe = RouterProbe(notes.router) }

  @Test("A test that names every change in order passes")
  func everyChange() {
    notes.noteChosen(7)
    probe.expect(.push(.note(7)), shows: .note(7))
    notes.infoTapped()
    notes.router.dismiss()
    probe.expect(.present(.info, .sheet))
    probe.expect(.close, shows: .note(7))
    probe.expectPlace(Place(tabs: [[.folders, .note(7)]]))
    probe.finish()
  }

  @Test("The changes of some work can be expected together, and a call that changes nothing needs no name")
  func together() {
    probe.expect(.push(.folder(1)), .push(.note(2))) { notes.searchHitChosen(folder: 1, note: 2) }
    probe.expect { notes.router.pop(0) }
    probe.finish()
  }

  @Test("A change that nobody has named fails the test at its end, with its cause and what it shows")
  func unnamed() {
    notes.noteChosen(7)
    probe.expect(.push(.note(7)))
    notes.infoTapped()
    notes.router.dismiss()
    expectFailure(
      """
      Changes that nobody expected:
        2. present(info, sheet): note(7) → info
        3. close: info → note(7)
      """
    ) { probe.finish() }
    probe.finish()
  }

  @Test("A route that was forgotten in the links fails the test as soon as it is shown")
  func forgottenLink() {
    expectFailure("“trash” can't be read back from app://notes/trash; is it among the routes?") {
      notes.router.push(.trash)
    }
    probe.expect(.push(.trash))
    probe.finish()
  }

  @Test("Another change than the expected one fails the test, and so does none")
  func anotherChange() {
    notes.noteChosen(7)
    expectFailure(
      """
      Another change came (- expected, + actual):
      - push(note(8))
      + push(note(7))
      """
    ) { probe.expect(.push(.note(8))) }
    expectFailure("Expected “back”, but nothing has changed") { probe.expect(.back) }
  }

  @Test("The expected change fails the test when it shows another route")
  func anotherRoute() {
    notes.noteChosen(7)
    notes.router.back()
    probe.expect(.push(.note(7)))
    expectFailure(
      """
      “back” shows another route (- expected, + actual):
      - note(7)
      + folders
      """
    ) { probe.expect(.back, shows: .note(7)) }
  }

  @Test("Work that makes more, fewer or other changes fails the test, which shows the difference")
  func otherWork() {
    expectFailure(
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

  @Test("What happened before the work must have been named")
  func beforeWork() {
    notes.noteChosen(7)
    expectFailure("Changes that nobody expected:\n  1. push(note(7)): folders → note(7)") {
      probe.expect(.push(.note(8))) { notes.noteChosen(8) }
    }
  }

  @Test("Another place fails the test, which shows both as one tree")
  func anotherPlace() {
    notes.searchHitChosen(folder: 1, note: 2)
    notes.infoTapped()
    expectFailure(
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
    ) { probe.expectPlace(Place(tabs: [[.folders, .folder(9), .note(2)]])) }
  }

  /// Some work must fail its test, with this message and no other.
  private func expectFailure(_ message: String, sourceLocation: SourceLocation = #_sourceLocation, _ work: () -> Void) {
    withKnownIssue(sourceLocation: sourceLocation) {
      work()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [message]
    }
  }
}
