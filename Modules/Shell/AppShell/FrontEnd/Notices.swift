import Observation
import ScreenKit
import Services

/// The notices that the app shows until the next intent.
@MainActor
@Observable
final class Notices {
  /// The notice of an expired session, and the reason of the refusals that follow.
  nonisolated static let sessionHasEnded = "Your session has ended; log in again"

  private var all: [String] = []

  var line: String? { all.isEmpty ? nil : all.joined(separator: ". ") }

  func contains(_ notice: String) -> Bool { all.contains(notice) }

  /// Appends a notice that isn't shown yet.
  func add(_ notice: String, fileID: String = #fileID, line: Int = #line) {
    if contains(notice) { return }
    all.append(notice)
    trace(notice, at: SourceLine(fileID: fileID, line: line))
  }

  func replace(with notice: String, fileID: String = #fileID, line: Int = #line) {
    replace(with: notice, at: SourceLine(fileID: fileID, line: line))
  }

  func replace(with notice: String, at line: SourceLine) {
    all = [notice]
    trace(notice, at: line)
  }

  /// Appends the error of a failed save, which must not hide why something else has happened.
  func add(_ failure: StorageError, fileID: String = #fileID, line: Int = #line) {
    add("This can't be saved: \(failure)", fileID: fileID, line: line)
  }

  private func trace(_ notice: String, at line: SourceLine) { Trace.current?.add("shows “\(notice)”", at: line) }

  func clear() { all = [] }
}
