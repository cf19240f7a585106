import Foundation
import ProcessTesting
import TestTopics
import Testing

/// The result of running a program to its end without a terminal; by default the demo.
struct Program {
  var status: Int32
  var output: String
  var errors: String

  /// The path of the demo.
  static var path: String { Products.path(of: "demo") }

  /// Runs the program at `path` with `input` as its standard input.
  init(
    _ arguments: [String], at path: String = Self.path, input: String = "", environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ["PATH": Programs.path, "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"].merging(
      environment
    ) { $1 }
    // Unlike a pipe, a file never blocks the program, and its early end does not end the tests with SIGPIPE.
    let folder = try StateFolder()
    let files = ["input", "output", "errors"].map { URL(fileURLWithPath: "\(folder.path)/\($0)") }
    for (file, text) in zip(files, [input, "", ""]) { try Data(text.utf8).write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
  }
}

/// A temporary folder, which is removed when the object is deallocated.
final class StateFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Makes a folder in which the user “demo” is signed in and has the account open.
  ///
  /// The program logs in once for all tests, because checking a password takes long by design.
  static func signedIn() throws -> StateFolder {
    let folder = try StateFolder()
    for (name, text) in try signedInOnce.get() {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }
    return folder
  }

  private static let signedInOnce = Result {
    let folder = try StateFolder()
    let logIn = "type Name demo\ntype Password waymark\ntap \"Log in\"\nwait\ntab account\n"
    let run = try Program(["--state-dir", folder.path, "play", "-"], input: logIn)
    #expect(run.status == 0, "\(run.errors)")
    return folder.contents
  }

  /// The text of every file in the folder, without the lock.
  var contents: [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.filter { $0 != ".waymark-lock" }.map {
        ($0, (try? String(contentsOfFile: "\(path)/\($0)", encoding: .utf8)) ?? "")
      })
  }
}
