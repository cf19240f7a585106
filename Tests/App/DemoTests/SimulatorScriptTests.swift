import Foundation
import TestTopics
import Testing

@Suite("Scripts/try-on-simulator, with a made-up simulator")
struct SimulatorScriptTests {
  /// The commands of a Mac, which write down their arguments; the app is the process of the tests.
  private static let commands = [
    "xcodebuild": "",
    "sleep": "",
    "xcrun": """
    case "$*" in
      *" list "*) echo "    iPhone SE (3rd generation) (none) (Shutdown)"; echo "$SIMULATORS" ;;
      *" get_app_container "*) echo "$FOLDER/data" ;;
      *" launch "*) echo "example.waymark: $APP" ;;
      *" screenshot "*) eval "touch \\"\\${$#}\\"" ;;
    esac
    """,
  ]

  private static func run(in folder: StateFolder, _ environment: [String: String] = [:]) throws -> Program {
    let commands = URL(fileURLWithPath: folder.path).appendingPathComponent("commands")
    try FileManager.default.createDirectory(at: commands, withIntermediateDirectories: true)
    for (name, body) in Self.commands {
      let file = commands.appendingPathComponent(name)
      try "#!/bin/sh\necho \"\(name) $*\" >>\"$FOLDER/log\"\n\(body)\n".write(
        to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    return try Program(
      ["\(folder.path)/pictures"], at: Repository.root.appendingPathComponent("Scripts/try-on-simulator").path,
      environment: [
        "FOLDER": folder.path, "PATH": "\(commands.path):/usr/bin:/bin",
        "APP": "\(ProcessInfo.processInfo.processIdentifier)",
        "SIMULATORS": "    iPhone 17 (01234567-89AB-CDEF-0123-456789ABCDEF) (Shutdown)",
      ].merging(environment) { $1 })
  }

  @Test("It installs the app with a session, opens five links in it, and keeps a picture of each")
  func pictures() throws {
    let folder = try StateFolder()
    let run = try Self.run(in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let log = try String(contentsOfFile: "\(folder.path)/log", encoding: .utf8).split(separator: "\n")
    let links = log.compactMap { $0.firstMatch(of: /openurl 01234567-89AB-CDEF-0123-456789ABCDEF (.*)/)?.1 }
    #expect(links.count == 5)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/pictures").sorted()
    #expect(pictures == ["1.png", "2.png", "3.png", "4.png", "5.png"])
    let state = "\(folder.path)/data/Library/Application Support/Waymark/Windows"
    let opened = try Program(["--state-dir", state, "play", "-"], input: links.map { "open \($0)\n" }.joined())
    #expect(opened.errors.contains("standard input:4: refused"), "the other places exist")
  }

  @Test("It fails if there is no simulator of an iPhone, or if the app has ended")
  func failures() throws {
    #expect(try Self.run(in: StateFolder(), ["SIMULATORS": "    iPad"]).errors.contains("no simulator"))
    let crash = try Self.run(in: StateFolder(), ["APP": "999999999"])
    #expect(crash.status == 1 && crash.errors.contains("the app has ended"))
  }
}
