import Foundation
import ProcessTesting
import TestTopics
import Testing

/// `demo` is not linked with what speaks HTTP; asked for the posts of a server it becomes `demo-online`, which is.
///
/// An invalid address is an error of `demo-online` alone, and so shows that it was reached.
@Suite("The program that can ask a server", .tags(.services, .terminal))
struct OnlineProgramTests {
  private static let reached =
    "demo: --posts: the address of a server begins with http:// or https:// (see demo --help)\n"
  private static let folder = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path

  @Test("It is the one beside the program that was called, by whatever path")
  func beside() throws {
    for path in [Program.path, "\(Self.folder)/../\(URL(fileURLWithPath: Self.folder).lastPathComponent)/demo"] {
      #expect(try Program(["--posts", "nowhere"], at: path).errors == Self.reached)
    }
  }

  @Test("A program that is found through PATH, or through a link that lies elsewhere, has the other beside it too")
  func elsewhere() throws {
    let folder = try StateFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/posts", withDestinationPath: Program.path)
    for (name, path) in [("demo", Self.folder), ("posts", folder.path)] {
      let run = try Program(
        [name, "--posts", "nowhere"], at: "/usr/bin/env", environment: ["PATH": "\(path):/usr/bin:/bin"])
      #expect(run.status == 64)
      #expect(run.errors == Self.reached)
    }
  }

  @Test("What shows no posts needs no server", arguments: ["--help", "--version", "routes", "map", "patterns"])
  func unneeded(command: String) throws {
    let run = try Program(["--posts", "nowhere", command])
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test("Without it there is one line of error with the status 69, and nothing is read or written")
  func missing() throws {
    // A second name of the same file, since one that was just written can't be run while another test starts a program.
    let folder = "\(Self.folder)/alone-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let alone = "\(folder)/demo"
    try FileManager.default.linkItem(atPath: Program.path, toPath: alone)
    let run = try Program(
      ["--state-dir", "\(folder)/state", "--record", "\(folder)/record", "--posts", "http://127.0.0.1:9"], at: alone,
      input: "screen\n")
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(run.errors == "demo: can't run \(alone)-online, which --posts needs: No such file or directory\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["demo"])
    #expect(try Program(["--fresh"], at: alone).status == 0, "without a server it does as well alone")
  }

  @Test("Called by hand without a server, it is the demo")
  func byHand() throws {
    let online = Program.path(of: "demo-online")
    #expect(try Program(["--fresh"], at: online).output == Program(["--fresh"]).output)
    #expect(try Program(["--help"], at: online).output == Program(["--help"]).output)
  }

  #if os(Linux)
    @Test("Only it loads the library for HTTP, and with it all of Foundation")
    func libraries() throws {
      for (arguments, isOnline) in [([], false), (["--posts", "http://127.0.0.1:9"], true)] {
        let terminal = try PseudoTerminal([Program.path, "--fresh"] + arguments)
        try terminal.read { $0.contains("Log in") }
        // What the process has loaded (proc(5)); it is the one that was started, whichever program it is now.
        let maps = try #require(FileHandle(forReadingAtPath: "/proc/\(terminal.child)/maps"))
        let loaded = String(decoding: try maps.readToEnd() ?? Data(), as: UTF8.self)
        for library in ["libFoundation.so", "libFoundationNetworking.so"] {
          #expect(loaded.contains(library) == isOnline, "\(library), \(arguments)")
        }
      }
    }
  #endif
}
