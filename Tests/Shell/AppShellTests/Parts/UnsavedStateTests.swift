import Services
import TestTopics
import Testing

@testable import AppShell

@Suite("UnsavedState", .tags(.saving))
struct UnsavedStateTests {
  @Test(
    "What can't be saved is named, who is signed in first, with the reason for the first part",
    arguments: [
      (["record"], "Not saved: who is signed in and what is open (no record)"),
      (["settings-64656d6f", "record"], "Not saved: who is signed in and what is open, your settings (no record)"),
      (["start", "other"], "Not saved: that the app has started (no start)"),
      (["other"], "Not saved: something (no other)"), ([], nil),
    ] as [([String], String?)])
  func words(names: [String], sentence: String?) {
    let errors = Dictionary(uniqueKeysWithValues: names.map { ($0, StorageError("no \($0)")) })
    #expect(UnsavedState(errors)?.description == sentence)
  }
}
