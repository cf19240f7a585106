import Services
import TestTopics
import Testing

@testable import AppShell

@Suite("UnsavedState", .tags(.saving))
struct UnsavedStateTests {
  @Test(
    "What can't be saved is named, the session first, with the reason for the first part",
    arguments: [
      (["place"], "Not saved: what is open (no place)"),
      (["place", "session", "settings-64656d6f"], "Not saved: the session, your settings, what is open (no session)"),
      (["place", "place-2", "waiting-2"], "Not saved: what is open, the link that waits (no place)"),
      (["start", "other"], "Not saved: that the app has started (no start)"),
      (["other"], "Not saved: something (no other)"),
    ])
  func words(names: [String], sentence: String) {
    let errors = Dictionary(uniqueKeysWithValues: names.map { ($0, StorageError("no \($0)")) })
    #expect(UnsavedState(errors)?.description == sentence)
  }

  @Test("Without an error there is no sentence")
  func nothing() { #expect(UnsavedState([:]) == nil) }
}
