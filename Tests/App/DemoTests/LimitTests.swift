import Foundation
import ProcessTesting
import TestTopics
import Testing

@Suite("The limits of the process", .tags(.saving, .privacy))
struct LimitTests {
  @Test("A file that can't grow shows an error, and the program continues")
  func fileSize() throws {
    let folder = try StateFolder()
    let run = try Program(
      ["-c", "(ulimit -f 0; exec \"$0\" --state-dir \"$1\" --size 200x24) 2>&1 | cat", Program.path, folder.path],
      at: "/bin/sh")
    #expect(run.output.contains("can't write \(folder.path)/record: File too large"), "\(run.output)")
  }

  @Test(
    "A script that fails says why, even if its recording can't be written",
    arguments: [("tap Nope", 1, "Nope"), ("nope", 65, "nope")])
  func recording(command: String, status: Int32, reason: String) throws {
    let folder = try StateFolder()
    let shell = "(ulimit -f 0; exec \"$0\" --fresh --record \"$1\") 2>&1 >/dev/null | cat; exit ${PIPESTATUS[0]}"
    let run = try Program(["-c", shell, Program.path, "\(folder.path)/recording"], at: "/bin/bash", input: command)
    #expect(run.status == status)
    #expect(run.output.contains(reason), "\(run.output)")
  }

  @Test("What can't be saved at the end is printed, and the status is 74")
  func lastSave() throws {
    let folder = try StateFolder.signedIn()
    let terminal = try PseudoTerminal(demo: ["--state-dir", folder.path])
    try terminal.read { $0.contains("Log out") }
    let record = "\(folder.path)/record"
    // The app may still save its start in the background, and so make the file again.
    while (try? FileManager.default.createDirectory(atPath: record, withIntermediateDirectories: false)) == nil {
      try? FileManager.default.removeItem(atPath: record)
    }
    terminal.type("1")
    try terminal.read { $0.contains("lighthouse on a chain") }
    terminal.type("q")
    #expect(terminal.waitForExit() == .status(74))
    #expect(
      terminal.text.hasSuffix(
        "demo: Not saved: who is signed in and what is open (can't write \(record): Is a directory)\r\n"
      ))
  }

  #if os(Linux)
    @Test("The program writes no core file, and loads neither an HTTP library nor ICU, which take longer than the rest")
    func coreFilesAndLibraries() throws {
      let terminal = try PseudoTerminal(demo: ["--fresh"])
      try terminal.read { $0.contains("Log in") }
      let loaded = try String(contentsOfFile: "/proc/\(terminal.child)/maps", encoding: .utf8)
      for library in ["libFoundationNetworking", "libcurl", "libFoundation.so", "lib_FoundationICU"] {
        #expect(!loaded.contains(library))
      }
      let limits = try String(contentsOfFile: "/proc/\(terminal.child)/limits", encoding: .utf8)
      let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") })
      let limit = try #require(line.split(separator: " ").compactMap { Int($0) }.first)
      #expect(limit <= 1)
      terminal.quit(typing: "\u{3}")
    }
  #endif
}
