import Observation

/// The record of the app, read once at launch and saved as a whole after each change.
@MainActor
@Observable
final class RecordStore {
  private(set) var record = AppRecord()
  /// Why the record can't be read or saved.
  private(set) var problem: String?
  @ObservationIgnored private let services: ShellServices

  /// Reads the record; one that can't be read is set aside.
  init(_ services: ShellServices) {
    self.services = services
    guard let saved = services.savedRecord() else { return }
    do {
      record = try AppRecord(reading: saved)
    } catch {
      services.setAside(saved)
      problem = "What was saved can't be read, so the app starts from the beginning."
    }
  }

  /// Changes the record and saves it; if that fails, the next change saves this one too.
  func change(_ change: (inout AppRecord) -> Void) {
    change(&record)
    do {
      try services.save(record.text)
      problem = nil
    } catch {
      problem = "What is open can't be saved: \(error)"
    }
  }
}
