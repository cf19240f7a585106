import Links
import Patterns
import Services
import TextUI

/// An error that ends the program, with its exit status (sysexits.h).
struct Failure: Error, Equatable {
  enum Status: Int32 {
    case expectationFailed = 1
    case usage = 64
    case data = 65
    case noInput = 66
    case unavailable = 69
    case cannotCreate = 73
    case inputOutput = 74
    /// The reader of the output has ended; as with SIGPIPE, the parent process sees 128 + 13.
    case brokenPipe = 141
  }

  var status: Status
  var message: String

  init(_ status: Status, _ message: String) {
    self.status = status
    self.message = message
  }

  /// Creates the error for a server that fails, followed by the error that this caused.
  init(_ failure: ServiceError, before consequence: String? = nil) {
    let status: Status =
      switch failure {
      case .badAnswer, .incomplete: .data
      case .notFound, .unavailable: .unavailable
      }
    self.init(status, [failure.description, consequence].compactMap(\.self).joined(separator: "\ndemo: "))
  }

  static func usage(_ message: String, near word: String = "", among names: [String] = []) -> Failure {
    Failure(.usage, message + hint(for: word, among: names) + " (see demo --help)")
  }

  static func unknownPattern(_ name: String) -> Failure {
    let names = Pattern.all.map(\.name)
    let hint = hint(for: name, among: names)
    return Failure(.usage, "unknown pattern \(name)\(hint)\nthe patterns are \(names.joined(separator: ", "))")
  }

  private static func hint(for word: String, among names: [String]) -> String {
    let near = NearMisses.of(word, among: names)
    let meant = near.isEmpty ? beginning(like: word, among: names) : near
    return meant.isEmpty ? "" : "; did you mean \(meant.joined(separator: " or "))?"
  }

  /// Returns the only name that begins with the same three letters as the word, after the dashes of an option.
  private static func beginning(like word: String, among names: [String]) -> [String] {
    let dashes = word.prefix { $0 == "-" }.count
    let candidates = names.filter { $0.hasPrefix(word.prefix(dashes + 3)) && dashes < word.count }
    return candidates.count == 1 ? candidates : []
  }
}
