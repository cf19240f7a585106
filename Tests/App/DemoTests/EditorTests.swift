import Foundation
import ProcessTesting
import TestTopics
import Testing

/// Tests of the real program with an editor for the source files that the inspector names.
@Suite("The editor of the inspector", .tags(.terminal))
struct EditorTests {
  private let folder: StateFolder

  init() throws { folder = try StateFolder() }

  /// Starts a lesson beside the inspector, and presses a button whose way it shows.
  private func inspected(editor: String? = nil) throws -> PseudoTerminal {
    let environment = editor.map { ["EDITOR": $0] } ?? [:]
    let terminal = try PseudoTerminal(demo: ["patterns", "sheet"], environment: environment, columns: 140, rows: 30)
    try terminal.read { $0.contains("Press a key to see it.") && $0.contains("Quit") }
    terminal.type("\r")
    try terminal.read { $0.contains("Sheet.swift:") && $0.contains("Edit") }
    return terminal
  }

  /// Makes an editor of a script for the shell, and returns its path.
  private func editor(_ script: String) throws -> String {
    let path = "\(folder.path)/vi"
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    return path
  }

  @Test("The editor gets the terminal, and the file and line of the lesson; then the app goes on")
  func works() throws {
    let path = try editor("echo ready; read word; echo \"edits $word $*\"")
    let terminal = try inspected(editor: "\(path) -R")
    terminal.type("e")
    try terminal.read { $0.contains("\u{1B}[?1049l") && $0.contains("ready") }
    #expect(!terminal.isRaw)
    terminal.type("pears\n")
    try terminal.read { $0.contains("edits pears -R +") && $0.components(separatedBy: "\u{1B}[?1049h").count == 3 }
    #expect(terminal.text.contains("/App/Patterns/Gallery/Sheet.swift\r\n"))
    terminal.quit()
  }

  @Test("A lesson opens its file without the inspector")
  func lesson() throws {
    let path = try editor("echo \"edits $*\"; read word")
    let terminal = try PseudoTerminal(demo: ["patterns", "sheet"], environment: ["EDITOR": path])
    try terminal.read { $0.contains("Quit") }
    terminal.type("e")
    try terminal.read { $0.contains("edits ") && $0.contains("/App/Patterns/Gallery/Sheet.swift\r\n") }
    terminal.type("\n")
    try terminal.read { $0.components(separatedBy: "\u{1B}[?1049h").count == 3 }
    terminal.quit()
  }

  @Test("Without an editor, a message says what to set")
  func unset() throws {
    let terminal = try inspected()
    terminal.type("e")
    try terminal.read { $0.contains("Set VISUAL or EDITOR to open") }
    terminal.quit()
  }

  @Test(
    "An editor that isn't there, fails or is killed has a message, and the app goes on",
    arguments: [
      (nil, "wasn't found"), ("exit 3", "ended with status 3"), ("kill $$", "ended with status 143"),
    ])
  func fails(script: String?, message: String) throws {
    let path = try script.map { try editor($0) } ?? "\(folder.path)/none"
    let terminal = try inspected(editor: path)
    terminal.type("e")
    try terminal.read { $0.contains("“\(path)” \(message)") }
    #expect(terminal.isRaw)
    terminal.quit()

    let plain = try PseudoTerminal(demo: ["patterns", "sheet", "--plain"], environment: ["EDITOR": path])
    for (line, answer) in [
      ("i", "tells its way"), ("1", "Winds"), ("e99", "no file e99"), ("e", message), ("q", "> q"),
    ] {
      try plain.read { $0.hasSuffix("> ") }
      plain.type("\(line)\n")
      try plain.read { $0.contains(answer) }
    }
    #expect(plain.waitForExit() == .status(0))
  }
}
