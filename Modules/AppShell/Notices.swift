/// What the app has to say, until the next intent.
struct Notices: Equatable {
  /// One thing to say.
  enum Notice: Hashable {
    case sessionHasEnded
    case linkWaitsForLogIn
    case linkWaitsForSignUp
    /// Anything else, in words.
    case words(String)
  }

  /// What a person is told whose session is over, also as the reason why nothing else was done.
  static let sessionHasEnded = "Your session has ended; log in again"

  private var all: [Notice] = []

  /// The notices in one line; nil when there are none.
  var line: String? { all.isEmpty ? nil : all.map(words).joined(separator: ". ") }

  /// Adds a notice behind those that are there, and no notice twice.
  mutating func add(_ notice: Notice) {
    if !all.contains(notice) { all.append(notice) }
  }

  /// Puts a notice in place of all that are there.
  mutating func replace(with notice: Notice) { all = [notice] }

  mutating func clear() { all = [] }

  private func words(_ notice: Notice) -> String {
    switch notice {
    case .sessionHasEnded: Self.sessionHasEnded
    case .linkWaitsForLogIn where all.contains(.sessionHasEnded): "Then the link opens"
    case .linkWaitsForLogIn: "Log in, and the link opens"
    case .linkWaitsForSignUp: "The link opens when you have signed up"
    case .words(let words): words
    }
  }
}
