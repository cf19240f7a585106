import Services
import TestTopics
import Testing

@testable import AppShell

@Suite("Notices", .tags(.screens))
@MainActor
struct NoticesTests {
  private let notices = Notices()

  @Test("Notices join into one line, without duplicates")
  func line() {
    #expect(notices.line == nil)
    for text in ["One", "Two", "One"] { notices.add(.text(text)) }
    #expect(notices.line == "One. Two")
    notices.replace(with: .text("Three"))
    #expect(notices.line == "Three")
    notices.replace(with: StorageError("the disk is full"))
    #expect(notices.line == "This can't be saved: the disk is full")
    notices.clear()
    #expect(notices.line == nil)
  }

  @Test("After a session has ended, the log-in is mentioned once")
  func sessionHasEnded() {
    notices.add(.linkWaitsForLogIn)
    #expect(notices.line == "Log in, and the link opens")
    notices.replace(with: .sessionHasEnded)
    notices.add(.linkWaitsForLogIn)
    #expect(notices.line == "Your session has ended; log in again. Then the link opens")
  }
}
