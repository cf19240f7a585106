import Routing
import TestTopics
import Testing

@testable import AppShell

@Suite("Counting changes", .tags(.navigation))
@MainActor
struct ChangesTests {
  private let changes = Changes()
  private let causes = Causes()

  private final class Causes {
    var all: [NavigationKind] = []
  }

  init() {
    changes.observe { [causes] in causes.all.append($0) }
    changes.start()
  }

  @Test("Changes during launch don't count")
  func launch() {
    let changes = Changes()
    changes.record(.push)
    changes.performAsOne(.link) {
      changes.record(.push)
      return .done
    }
    #expect(changes.count == 0)
  }

  @Test("A change counts once, and observers receive its cause")
  func single() {
    changes.record(.push)
    changes.record(.back)
    #expect(changes.count == 2)
    #expect(causes.all == [.push, .back])
  }

  @Test("A group counts once with its own cause, an inner group with the outer one, and an empty group never")
  func group() {
    changes.performAsOne(.link) {
      changes.record(.replaced)
      changes.performAsOne(.tab) {
        changes.record(.push)
        return .done
      }
      return .done
    }
    changes.performAsOne(.link) { .unchanged }
    #expect(causes.all == [.link])
  }

  @Test("A group that needs confirmation counts as the confirmation")
  func confirmation() {
    changes.performAsOne(.link) {
      changes.record(.confirmation)
      return .needsConfirmation
    }
    #expect(causes.all == [.confirmation])
  }
}
