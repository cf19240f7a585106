import Observation
import ScreenKit
import Services

/// A message about what has happened.
enum Notice: Equatable {
  /// The session has expired; also the reason of the refusals that follow.
  case sessionHasEnded
  /// A place can't open now, for this reason.
  case unavailable(String)
  /// Saved state can't be read or opened, for this reason.
  case damaged(String)
  case text(String)
}

extension Notice: CustomStringConvertible {
  var description: String {
    switch self {
    case .sessionHasEnded: "Your session has ended; log in again"
    case .unavailable(let text), .damaged(let text), .text(let text): text
    }
  }
}

/// The notices that the app shows until the next intent.
@MainActor
@Observable
final class Notices {
  private var all: [Notice] = []

  var line: String? {
    all.isEmpty ? nil : all.map(\.description).joined(separator: Scene.messageSeparator)
  }

  func contains(_ notice: Notice) -> Bool { all.contains(notice) }

  var tellsOfDamage: Bool { all.contains { if case .damaged = $0 { true } else { false } } }

  /// Appends a notice, unless the same text is shown.
  func add(_ notice: Notice, fileID: String = #fileID, line: Int = #line) {
    if all.contains(where: { $0.description == notice.description }) { return }
    all.append(notice)
    trace(notice, at: SourceLine(fileID: fileID, line: line))
  }

  func add(_ text: String, fileID: String = #fileID, line: Int = #line) { add(.text(text), fileID: fileID, line: line) }

  func replace(with text: String, fileID: String = #fileID, line: Int = #line) {
    replace(with: text, at: SourceLine(fileID: fileID, line: line))
  }

  func replace(with text: String, at line: SourceLine) {
    all = [.text(text)]
    trace(.text(text), at: line)
  }

  /// Appends the error of a failed save, which must not hide why something else has happened.
  func add(_ failure: StorageError, fileID: String = #fileID, line: Int = #line) {
    add("This can't be saved: \(failure)", fileID: fileID, line: line)
  }

  private func trace(_ notice: Notice, at line: SourceLine) { Trace.current?.add("shows “\(notice)”", at: line) }

  func clear() { all = [] }
}
