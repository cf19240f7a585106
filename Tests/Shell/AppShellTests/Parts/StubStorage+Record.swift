import Services
import ServicesTesting

@testable import AppShell

extension StubStorage {
  /// Creates a storage with a record.
  convenience init(_ record: AppRecord) { self.init(["record": String(decoding: record.bytes, as: UTF8.self)]) }

  /// The record as it is stored; an empty one if there is none.
  var record: AppRecord { AppRecord.reading(self["record"].map { Array($0.utf8) }).record }

  /// Changes the record between two launches.
  func changeRecord(_ change: (inout AppRecord) -> Void) {
    var record = record
    change(&record)
    self["record"] = String(decoding: record.bytes, as: UTF8.self)
  }

  /// Replaces a part of the text of the record.
  func replace(_ part: String, with other: String) { self["record"] = self["record"]?.replacing(part, with: other) }
}
