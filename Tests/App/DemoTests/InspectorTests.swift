import Foundation
import ProcessTesting
import TestTopics
import Testing

/// Bad input for the inspector and the link bar of the real program.
@Suite("The inspector of the program", .tags(.terminal))
struct InspectorTests {
  private static let long = String(repeating: "x", count: 60_000)

  /// Starts a lesson beside the inspector, and presses a button whose way it shows.
  private func inspected(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(demo: ["patterns", "sheet"], environment: environment, columns: 140, rows: 30)
    try terminal.read { $0.contains("Press a key to see it.") && $0.contains("Quit") }
    terminal.type("\r")
    try terminal.read { $0.contains("Sheet.swift:") && $0.contains("Edit") }
    return terminal
  }

  private func editor(_ script: String, in folder: StateFolder) throws -> String {
    let path = "\(folder.path)/vi"
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    return path
  }

  @Test(
    "An editor that isn't there, fails or is killed has a message, and the app goes on",
    arguments: [
      (nil, "ended with status 127"), ("exit 3", "ended with status 3"), ("kill $$", "ended with status 143"),
    ])
  func editors(script: String?, message: String) throws {
    let folder = try StateFolder()
    let path = try script.map { try editor($0, in: folder) } ?? "\(folder.path)/none"
    let terminal = try inspected(["EDITOR": path])
    terminal.type("e")
    try terminal.read { $0.contains("“\(path)” \(message)") }
    #expect(terminal.isRaw)
    terminal.quit()

    let plain = try PseudoTerminal(demo: ["patterns", "sheet", "--plain"], environment: ["EDITOR": path])
    for (line, answer) in [
      ("i", "tells the way"), ("1", "Winds"), ("e99", "no file e99"), ("e", message), ("q", "> q"),
    ] {
      try plain.read { $0.hasSuffix("> ") }
      plain.type("\(line)\n")
      try plain.read { $0.contains(answer) }
    }
    #expect(plain.waitForExit() == .status(0))
  }

  @Test("A paste of 60,000 letters is one line of the link bar, and of the search of the help")
  func longPaste() throws {
    let terminal = try inspected()
    for key in [":", "?"] {
      terminal.type("\(key)\u{1B}[200~\(Self.long)\u{1B}[201~")
      try terminal.read { $0.contains("xxxxxxxx") && $0.hasSuffix("\u{1B}[?2026l") }
      #expect(terminal.output.count < 20_000)
      terminal.type("\u{1B}")
    }
    terminal.quit(typing: "\u{3}")
  }

  @Test("A window that shrinks to 20×5 says so, and shows the inspector again when it grows")
  func sizes() throws {
    let terminal = try inspected()
    terminal.resize(columns: 20, rows: 5)
    try terminal.read { $0.contains("(needs 30x8)") }
    terminal.type("e")
    terminal.resize(columns: 130, rows: 30)
    try terminal.read { $0.ranges(of: "The way of the last key").count == 2 && $0.contains("Quit") }
    terminal.quit()
  }

  @Test("In JSON, a long link is refused, a key without a file has a message, and the way of each is told")
  func json() throws {
    let lines = "key escape\nkey i\nopen \(Self.long)\nexpect refused\nkey e\nkey O\ntype Name \"שלום 😀 e\u{301}\"\n"
    let run = try Program(["--fresh", "--json", "play", "-"], input: lines)
    #expect(run.status == 0, "\(run.errors)")
    let frames = run.output.split(separator: "\n")
    #expect(frames.count == 6 && frames.allSatisfy { $0.hasPrefix("{") && $0.contains("\"schema\":1") })
    #expect(frames[2].contains("\"text\":\"open a link\"") && frames[2].contains("at most 2048 bytes"))
    #expect(frames[5].contains("שלום 😀 e\u{301}"))
  }

  @Test("The map is a picture, and text where a window is too narrow for it")
  func map() throws {
    for (arguments, columns, isPicture) in [
      (["map"], 80, true), (["map"], 79, false), (["map", "--format", "picture"], 60, true),
      (["--size", "60x20", "map"], 200, false),
    ] as [([String], UInt16, Bool)] {
      let terminal = try PseudoTerminal(demo: arguments, columns: columns)
      #expect(terminal.waitForExit() == .status(0))
      #expect(terminal.text.hasPrefix(isPicture ? "┌─ onboarding " : "onboarding → "), "\(columns)")
    }
  }
}
