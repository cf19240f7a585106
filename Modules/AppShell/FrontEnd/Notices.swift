import Observation
import Services

/// The notices that the app shows until the next intent.
@MainActor
@Observable
final class Notices {
  /// A notice to the user.
  enum Notice: Hashable {
    case sessionHasEnded
    case linkWaitsForLogIn
    case linkWaitsForSignUp
    case text(String)
  }

  /// The notice that a session has ended, which is also the reason of the refusals that follow from it.
  nonisolated static let sessionHasEnded = "Your session has ended; log in again"

  private var all: [Notice] = []

  /// All notices in one line, or `nil`.
  var line: String? { all.isEmpty ? nil : all.map(text).joined(separator: ". ") }

  /// Appends a notice, unless it is already shown.
  func add(_ notice: Notice) {
    if !all.contains(notice) { all.append(notice) }
  }

  /// Replaces all notices.
  func replace(with notice: Notice) { all = [notice] }

  /// Replaces all notices with a failure of the storage.
  func replace(with failure: StorageError) { replace(with: .text("This can't be saved: \(failure)")) }

  func clear() { all = [] }

  private func text(of notice: Notice) -> String {
    switch notice {
    case .sessionHasEnded: Self.sessionHasEnded
    case .linkWaitsForLogIn where all.contains(.sessionHasEnded): "Then the link opens"
    case .linkWaitsForLogIn: "Log in, and the link opens"
    case .linkWaitsForSignUp: "The link opens when you have signed up"
    case .text(let text): text
    }
  }
}
