import Services
import ServicesTesting

@testable import AppShell

extension StubStorage {
  /// Creates a storage with a record.
  convenience init(_ record: AppRecord) { self.init(["record": String(decoding: record.bytes, as: UTF8.self)]) }

  /// The record as it is stored; an empty one if there is none.
  var record: AppRecord { self["record"].map { AppRecord.reading(Array($0.utf8)).record } ?? AppRecord() }

  /// Changes the record as another process does.
  func changeRecord(_ change: (inout AppRecord) -> Void) throws {
    var record = record
    change(&record)
    try write(record.bytes, to: "record")
  }

  /// Replaces a part of the text of the record.
  func replace(_ part: String, with other: String) throws {
    try write(Array((self["record"] ?? "").replacing(part, with: other).utf8), to: "record")
  }
}
