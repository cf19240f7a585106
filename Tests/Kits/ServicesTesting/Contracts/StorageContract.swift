import Dispatch
package import Services
import Testing

/// The rules for every `Storage`.
package enum StorageContract: String, CaseIterable, Sendable {
  case readAndWrite = "what was never written is nil, and what was written comes back, empty or large"
  case names = "names don't disturb each other"
  case longNames = "a name of 240 letters is one like any other"
  case removeNothing = "removing what is not there is no error"
  case change = "a change sees what was written last, and does what it returns"
  case together = "of changes made at the same moment none is lost"
  case setAside = "what is set aside is gone from its name and kept, each time under a name of its own"

  /// Checks the rule for an empty storage.
  package func check(_ storage: any Storage) throws {
    switch self {
    case .readAndWrite:
      #expect(try storage.read("place") == nil)
      for bytes in [[], [0, 255, 10], Array(repeating: 7, count: 100_000)] as [[UInt8]] {
        try storage.write(bytes, to: "place")
        #expect(try storage.read("place") == bytes)
      }
    case .names:
      try storage.write([1], to: "place")
      try storage.write([2], to: "session")
      try storage.remove("place")
      #expect(try storage.read("place") == nil)
      #expect(try storage.read("session") == [2])
    case .longNames:
      let name = String(repeating: "n", count: 240)
      try storage.write([1], to: name)
      #expect(try storage.read(name) == [1])
      #expect(try storage.setAside(name)?.hasSuffix("\(name).unreadable") == true)
      #expect(try storage.read(name) == nil)
    case .removeNothing:
      try storage.remove("place")
      #expect(try storage.read("place") == nil)
    case .change: try checkChanges(storage)
    case .together: try checkConcurrentChanges(storage)
    case .setAside: try checkSettingAside(storage)
    }
  }

  private func checkChanges(_ storage: any Storage) throws {
    let steps: [(StorageChange, [UInt8]?)] = [
      (.keep, nil), (.replace([1]), [1]), (.keep, [1]), (.replace([]), []), (.replace([4]), [4]), (.remove, nil),
      (.remove, nil), (.replace([6]), [6]),
    ]
    var before: [UInt8]?
    for (change, after) in steps {
      try storage.change("place") { bytes in
        #expect(bytes == before)
        return change
      }
      #expect(try storage.read("place") == after, "\(change)")
      before = after
    }
    #expect(try storage.read("session") == nil)
  }

  private func checkConcurrentChanges(_ storage: any Storage) throws {
    DispatchQueue.concurrentPerform(iterations: 40) { number in
      #expect(throws: Never.self) {
        try storage.change("place") { .replace(($0 ?? []) + [UInt8(number)]) }
      }
    }
    #expect(try storage.read("place").map { $0.sorted() } == Array(0..<40))
  }

  private func checkSettingAside(_ storage: any Storage) throws {
    #expect(try storage.setAside("place") == nil)
    for (number, name) in zip(
      [1, 2, 3] as [UInt8], ["place.unreadable", "place.unreadable-2", "place.unreadable-3"])
    {
      try storage.write([number], to: "place")
      #expect(try storage.setAside("place")?.hasSuffix(name) == true)
      #expect(try storage.read("place") == nil)
      #expect(try storage.read(name) == [number])
    }
    #expect(try storage.read("place.unreadable") == [1])
  }
}
