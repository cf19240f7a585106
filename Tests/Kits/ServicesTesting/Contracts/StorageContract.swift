import Dispatch
package import Services
import Testing

/// The rules for every `Storage`.
package enum StorageContract: String, CaseIterable, Sendable {
  case save = "what was never saved is nil, and what was saved comes back at once, empty or large"
  case names = "names don't disturb each other, and one of 240 letters is like any other"
  case change = "a change sees what was saved last, and does what it says"
  case together = "of changes made at the same moment none is lost"
  case setAside = "damaged bytes are kept under another name, and can be replaced"

  /// Checks the rule for an empty storage.
  package func check(_ storage: any Storage) throws {
    switch self {
    case .save:
      #expect(try storage.read("record") == nil)
      for bytes in [nil, [], [0, 255, 10], Array(repeating: 7, count: 100_000), nil] as [[UInt8]?] {
        storage.save(bytes, to: "record") { _ in }
        #expect(try storage.read("record") == bytes)
        #expect(storage.flush() == [:])
        #expect(try storage.read("record") == bytes)
      }
    case .names:
      let long = String(repeating: "n", count: 240)
      for (number, name) in ["record", "posts", long].enumerated() { try storage.saveNow([UInt8(number)], to: name) }
      try storage.saveNow(nil, to: "record")
      #expect(try storage.read("record") == nil)
      #expect(try storage.read("posts") == [1])
      #expect(try storage.read(long) == [2])
    case .change:
      for (before, after) in [(nil, nil), (nil, [1]), ([1], [1]), ([1], []), ([], nil)] as [([UInt8]?, [UInt8]?)] {
        try storage.change("posts") { bytes in
          #expect(bytes == before)
          bytes = after
        }
        #expect(try storage.read("posts") == after)
      }
    case .together:
      DispatchQueue.concurrentPerform(iterations: 40) { number in
        #expect(throws: Never.self) { try storage.change("posts") { $0 = ($0 ?? []) + [UInt8(number)] } }
      }
      #expect(try storage.read("posts").map { $0.sorted() } == Array(0..<40))
    case .setAside:
      #expect(try storage.setAside("record") == nil)
      try storage.saveNow([1], to: "record")
      let copy = try #require(try storage.setAside("record")).split(separator: "/").last
      #expect(copy == "record.unreadable")
      try storage.saveNow([2], to: "record")
      #expect(try storage.read("record.unreadable") == [1])
      #expect(try storage.read("record") == [2])
    }
  }
}
