#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The user's editor, which has the terminal until it ends.
public struct Editor: Sendable {
  /// How an editor opens a file at a line.
  private enum LineArgument {
    /// `+12 FILE`, as POSIX defines it for vi.
    case plus
    /// `FILE:12`.
    case suffix
    /// `-g FILE:12`.
    case goto
    /// `-l 12 FILE`.
    case option
  }

  /// The editors that open a file at a line; others could take the line for a file.
  private static let known: [(argument: LineArgument, programs: Set<String>)] = [
    (
      .plus,
      [
        "emacs", "emacsclient", "gedit", "jed", "joe", "kak", "mcedit", "mg", "micro", "nano", "ne", "nvim", "pico",
        "vi",
        "view", "vim",
      ]
    ),
    (.suffix, ["helix", "hx", "subl", "zed", "zeditor"]),
    (.goto, ["code", "code-insiders", "codium", "cursor", "vscodium", "windsurf"]),
    (.option, ["kate", "mate", "xed"]),
  ]

  /// The names of the editors that open a file at a line.
  public static let knownPrograms = known.flatMap(\.programs).sorted()

  private let command: String
  private let environment: [String: String]

  /// Creates the editor that VISUAL or EDITOR names (environ(7)); `nil` if neither is set.
  public init?(environment: [String: String]) {
    let set = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
    guard let command = set.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    (self.command, self.environment) = (command, environment)
  }

  /// Opens a file, waits until the editor ends, and returns what failed.
  ///
  /// The caller has left the full-screen mode and reads no input. Keyboard signals reach only the editor; ctrl-z stops
  /// both.
  public func open(_ path: String, line: Int) -> String? {
    let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, action) in before { signal(number, action) } }
    do throws(ChildProcess.StartError) {
      // The command may have options of its own, so the shell reads it.
      let process = try ChildProcess(
        ["/bin/sh", "-c", "\(command) \"$@\"", "sh"] + arguments(path, line), environment: environment, group: .shared,
        streams: (.shared, .shared, .shared))
      switch process.wait() {
      case .exited(0): return nil
      // The status of a shell that finds no such command (POSIX).
      case .exited(127): return "“\(command)” wasn't found"
      case let ending: return "“\(command)” \(ending)"
      }
    } catch {
      return "The shell can't be started: \(error)"
    }
  }

  func arguments(_ path: String, _ line: Int) -> [String] {
    let program = command.split(whereSeparator: \.isWhitespace).first?.split(separator: "/").last
    let argument = Self.known.first { $0.programs.contains(program.map(String.init) ?? "") }?.argument
    return switch argument {
    case .plus: ["+\(line)", path]
    case .suffix: ["\(path):\(line)"]
    case .goto: ["-g", "\(path):\(line)"]
    case .option: ["-l", "\(line)", path]
    case nil: [path]
    }
  }
}
