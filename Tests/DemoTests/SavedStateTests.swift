import Foundation
import TestTopics
import Testing

@Suite("What the next process finds", .tags(.saving))
struct SavedStateTests {
  private let folder: StateFolder

  init() throws { folder = try StateFolder() }

  private func play(_ script: String) throws -> Program {
    try Program(["--state-dir", folder.path, "--size", "400x24", "play", "-"], input: script)
  }

  private func logIn() throws {
    let run = try play("type Name demo\ntype Password waymark\ntap \"Log in\"\nwait\nopen app://loggedIn/account\n")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("Its first frame is the last of the one before: root, tab, stacks, sheet, and never anything else before it")
  func firstFrame() throws {
    try logIn()
    let first = try play("open app://loggedIn/posts/7/authors/1/share/7?tab=account\nstate\n")
    let second = try play("state\n")
    let tree = try #require(first.output.range(of: "> state\n")).upperBound
    #expect(second.output == "> state\n" + first.output[tree...])
    #expect(second.output.contains("tab (selected)\n    app://loggedIn/account\n    app://loggedIn/posts/7\n"))
    #expect(second.output.contains("  sheet\n    app://loggedIn/share/7\n"))
  }

  @Test(
    "A file that can't be read is named, moved away, and never overwritten",
    arguments: [("place", "Posts"), ("session", "Log in"), ("waiting", "Account")])
  func unreadable(name: String, title: String) throws {
    try logIn()
    // Whoever tests may read every file, but nobody can read a folder like one.
    try? FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(name)/inside", withIntermediateDirectories: true)
    let run = try play("screen\nexpect title \"\(title)\"\n")
    #expect(run.status == 0, "\(run.errors)")
    let path = "\(folder.path)/\(name)"
    #expect(
      run.output.contains(
        "What was saved can't be used: can't read \(path): Is a directory; it is kept as \(path).unreadable"),
      "\(run.output)")
    #expect(FileManager.default.fileExists(atPath: "\(path).unreadable/inside"))
    let next = try play("screen\nexpect title \"\(title)\"\n")
    #expect(next.status == 0, "\(next.errors)")
    #expect(!next.output.contains("can't be"))
  }
}
