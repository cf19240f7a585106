import ScreenKit
import Services

/// The record of the app, read once at launch and written as a whole after each change.
///
/// No other process writes the record meanwhile. The storage tries again to save what the disk refuses.
@MainActor
final class RecordStore {
  private static let name = "record"
  /// The number of launches without a first frame after which nothing is restored.
  private static let startLimit = 2

  private(set) var record = AppRecord()
  /// Called when the disk refuses a change that nothing waits for.
  var onError: @MainActor (StorageError) -> Void = { _ in }
  private let storage: any Storage
  /// The name of the copy kept in this launch.
  private var copyName: String?
  /// Why the place of a window isn't saved.
  private var tooLong: [Int: StorageError] = [:]

  init(_ storage: any Storage) { self.storage = storage }

  // MARK: At launch

  /// Whether this launch has no first frame yet.
  var isStarting: Bool { record.startsWithoutFrame > 0 }

  /// Reads the record, counts the launch, and returns notices; what can't be read is kept as a copy and replaced.
  func load() -> [Notice] {
    var notices: [Notice] = []
    if let problem = storage.problem { notices.append(.text(problem)) }
    if let damage = readRecord() { notices.append(.damaged(damage)) }
    if record.startsWithoutFrame >= Self.startLimit {
      record.startsWithoutFrame = 0
      if let notice = leaveOutWindows() { notices.append(.text(notice)) }
    }
    change { $0.startsWithoutFrame += 1 }
    return notices
  }

  private func readRecord() -> String? {
    do {
      let reading = AppRecord.reading(try storage.read(Self.name, atMost: AppRecord.longestText))
      record = reading.record
      return setAside(because: reading.problems)
    } catch {
      return setAside("What was saved can't be used", because: ["\(error)"])
    }
  }

  /// Removes the windows, which may have caused the failed launches.
  private func leaveOutWindows() -> String? {
    if record.windows.isEmpty { return nil }
    record.windows = [:]
    return setAside(because: ["The app failed to start twice, so it starts without what was open"])
  }

  /// Keeps one copy per launch of a record with problems, and returns a notice that begins with `notice`.
  func setAside(_ notice: String = "", because problems: [String]) -> String? {
    guard let first = problems.first else { return nil }
    let count = Set(problems).count
    let others = count > 1 ? ", and \(count - 1) more" : ""
    let text = notice.isEmpty ? first + others : "\(notice) (\(first)\(others))"
    do {
      if copyName == nil { copyName = try storage.setAside(Self.name) }
      return text + (copyName.map { "; it is kept as \($0)" } ?? "")
    } catch {
      return "\(text). This can't be saved: \(error)"
    }
  }

  // MARK: Changes

  /// Changes the record, and saves it soon if that has changed it.
  func change(_ change: (inout AppRecord) -> Void) {
    let before = record
    change(&record)
    guard record != before else { return }
    storage.save(bytes, to: Self.name) { [weak self] error in Task { @MainActor in self?.onError(error) } }
  }

  /// Changes the record, and waits for the disk; if it throws, the change is saved later.
  func changeNow(_ change: (inout AppRecord) -> Void) throws(StorageError) {
    change(&record)
    try storage.saveNow(bytes, to: Self.name)
  }

  /// An empty record is removed, for which a full disk has room.
  private var bytes: [UInt8]? { record == AppRecord() ? nil : record.bytes }

  /// Saves a window soon, which has shown a frame.
  func save(_ number: Int, _ window: AppRecord.Window) throws(StorageError) {
    var window = window
    tooLong[number] = nil
    if let place = window.place, place.utf8.count > AppRecord.longestPlace {
      let limit = AppRecord.longestPlace >> 10
      tooLong[number] = StorageError("can't write what is open: it has more than \(limit) KiB")
      window.place = record.windows[number]?.place
    }
    let isNew = record.windows[number] != window
    if isNew { Trace.current?.add("saves what is open", at: SourceLine()) }
    change { record in
      record.startsWithoutFrame = 0
      record.windows[number] = window
    }
    if let error = tooLong[number] { throw error }
  }

  /// Waits for the disk, and returns a sentence about what isn't saved.
  func flush() -> String? {
    var errors = storage.flush()
    if errors[Self.name] == nil { errors[Self.name] = tooLong.values.first }
    let names = errors.keys.sorted()
    guard let first = names.first, let error = errors[first] else { return nil }
    // Only the features save anything else in this way.
    let parts = names.map { $0 == Self.name ? "who is signed in and what is open" : "your settings" }
    return "Not saved: \(parts.joined(separator: ", ")) (\(error))"
  }
}
