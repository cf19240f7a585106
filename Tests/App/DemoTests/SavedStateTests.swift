import Foundation
import TestTopics
import Testing

@Suite("Saved state of the next process", .tags(.saving))
struct SavedStateTests {
  private let folder: StateFolder

  init() throws { folder = try StateFolder.signedIn() }

  private func play(_ script: String) throws -> Program {
    try Program(["--state-dir", folder.path, "--size", "400x24", "play", "-"], input: script)
  }

  @Test("The first frame of a process is the last one of the previous process")
  func firstFrame() throws {
    let first = try play("open app://loggedIn/posts/7?tab=account&then=authors%2F1%20loggedIn%2Fshare%2F7\nstate\n")
    let second = try play("state\n")
    let tree = try #require(first.output.range(of: "> state\n")).upperBound
    #expect(second.output == "> state\n" + first.output[tree...])
    #expect(second.output.contains("tab (selected)\n  app://loggedIn/account\n  app://loggedIn/posts/7\n"))
    #expect(second.output.contains("\nsheet\n  app://loggedIn/share/7\n"))
  }

  @Test(
    "An unreadable file is reported, set aside and never overwritten",
    arguments: [Obstacle.folder, .pipe])
  func unreadable(obstacle: Obstacle) throws {
    let path = "\(folder.path)/record"
    try obstacle.put(at: path)
    let run = try play("screen\nexpect title \"Log in\"\n")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("can't read \(path): it is no plain file); it is kept as \(path).unreadable"), "\(run.output)"
    )
    #expect(obstacle.isKept(at: "\(path).unreadable"))
    let next = try play("screen\nexpect title \"Log in\"\n")
    #expect(next.status == 0, "\(next.errors)")
    #expect(!next.output.contains("can't be"))
  }

  @Test(
    "`state` changes nothing, also in a named folder; a notice goes to standard error, and damage is the status 65",
    arguments: [
      (nil, 0, ""),
      ("garbage", 65, "What was saved can't be read: line 1: “waymark record 1” is missing"),
      (
        "waymark record 1\nstarts 2\nwindow 1\ncomplete\n", 0,
        "The app failed to start twice, so it starts without what was open"
      ),
    ] as [(String?, Int32, String)])
  func state(text: String?, status: Int32, notice: String) throws {
    try text?.write(toFile: "\(folder.path)/record", atomically: true, encoding: .utf8)
    let before = folder.contents
    for arguments in [["state"], ["state", "--json"]] {
      let run = try Program(["--state-dir", folder.path] + arguments)
      #expect(run.status == status)
      #expect(run.errors == (notice.isEmpty ? "" : "demo: \(notice)\n"))
      #expect(run.output.contains("app://logged"))
      #expect(folder.contents == before)
    }
  }

  @Test("Unreadable accounts and posts are reported where they are needed and left unchanged, settings are set aside")
  func unreadableContent() throws {
    let files: [String: Obstacle] = ["accounts": .pipe, "posts-64656d6f": .folder, "settings-64656d6f": .pipe]
    for (name, obstacle) in files { try obstacle.put(at: "\(folder.path)/\(name)") }
    let run = try play(
      """
      expect text "settings-64656d6f: it is no plain file; they are kept as \(folder.path)/settings-64656d6f.unreadable"
      tab posts
      wait
      expect text "can't read \(folder.path)/posts-64656d6f: it is no plain file"
      open app://loggedIn/compose
      type Title A
      type Text B
      tap Post
      wait
      expect text "can't read \(folder.path)/posts-64656d6f: it is no plain file"
      tap Cancel
      tap Discard
      tap Menu
      tap "Oldest first"
      close
      tab account
      tap "Log out"
      tap "Log out"
      type Name demo
      type Password waymark
      tap "Log in"
      wait
      expect text "can't read \(folder.path)/accounts: it is no plain file"

      """)
    #expect(run.status == 0, "\(run.errors)\(run.output)")
    for (name, obstacle) in files {
      let path = "\(folder.path)/\(name)" + (name.hasPrefix("settings") ? ".unreadable" : "")
      #expect(obstacle.isKept(at: path), "\(name)")
    }
    #expect(folder.contents["settings-64656d6f"]?.contains("order oldest") == true)
  }

  @Test(
    "A script or JSON output doesn't change the default state folder",
    arguments: [["play", "-"], [], ["open", "posts/7", "--json"], ["state"]])
  func untouched(arguments: [String]) throws {
    let home = try StateFolder()
    let environment = ["HOME": home.path, "XDG_STATE_HOME": home.path]
    let state = "\(home.path)/waymark"
    try FileManager.default.copyItem(atPath: folder.path, toPath: state)
    let files = try FileManager.default.contentsOfDirectory(atPath: state).sorted()
    let before = files.map { FileManager.default.contents(atPath: "\(state)/\($0)") }
    let run = try Program(arguments, input: "open app://onboarding\n", environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: state).sorted() == files)
    #expect(files.map { FileManager.default.contents(atPath: "\(state)/\($0)") } == before)
  }
}

/// Something other than a usable file at the path of a file.
enum Obstacle {
  case folder, pipe

  /// Replaces the file at `path` with the obstacle.
  func put(at path: String) throws {
    try? FileManager.default.removeItem(atPath: path)
    switch self {
    case .folder: try FileManager.default.createDirectory(atPath: "\(path)/inside", withIntermediateDirectories: true)
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    }
  }

  /// Returns whether the obstacle is still at `path`.
  func isKept(at path: String) -> Bool {
    switch self {
    case .folder: FileManager.default.fileExists(atPath: "\(path)/inside")
    case .pipe: (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeUnknown
    }
  }
}
