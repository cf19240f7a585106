import Observation
import ScreenKit
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
  func add(_ notice: String, fileID: String = #fileID, line: Int = #line) {
    if contains(notice) { return }
    all.append(notice)
    trace(notice, at: SourceLine(fileID: fileID, line: line))
  }

  /// Replaces all notices.
  func replace(with notice: String, fileID: String = #fileID, line: Int = #line) {
    replace(with: notice, at: SourceLine(fileID: fileID, line: line))
  }

  /// Replaces all notices with one that another line announces.
  func replace(with notice: String, at line: SourceLine) {
    all = [notice]
    trace(notice, at: line)
  }

  /// Replaces all notices with a failure of the storage.
  func replace(with failure: StorageError, fileID: String = #fileID, line: Int = #line) {
    replace(with: "This can't be saved: \(failure)", fileID: fileID, line: line)
  }

  private func trace(_ notice: String, at line: SourceLine) { Trace.current?.add("shows “\(notice)”", at: line) }

  func clear() { all = [] }
}
