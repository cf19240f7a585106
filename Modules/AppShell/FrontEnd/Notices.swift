import Observation
import Services

/// The notices that the app shows until the next intent.
@MainActor
@Observable
final class Notices {
  /// The notice that a session has ended, which is also the reason of the refusals that follow from it.
  nonisolated static let sessionHasEnded = "Your session has ended; log in again"

  private var all: [String] = []

  /// All notices in one line, or `nil`.
  var line: String? { all.isEmpty ? nil : all.joined(separator: ". ") }

  func contains(_ notice: String) -> Bool { all.contains(notice) }

  /// Appends a notice, unless it is already shown.
  func add(_ notice: String) {
    if !contains(notice) { all.append(notice) }
  }

  /// Replaces all notices.
  func replace(with notice: String) { all = [notice] }

  /// Replaces all notices with a failure of the storage.
  func replace(with failure: StorageError) { replace(with: "This can't be saved: \(failure)") }

  func clear() { all = [] }
}
