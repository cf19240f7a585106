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
    for text in ["One", "Two", "One"] { notices.add(text) }
    #expect(notices.line == "One. Two")
    notices.replace(with: "Three")
    #expect(notices.line == "Three")
    notices.add(StorageError("the disk is full"))
    #expect(notices.line == "Three. This can't be saved: the disk is full")
    notices.clear()
    #expect(notices.line == nil)
  }
}
