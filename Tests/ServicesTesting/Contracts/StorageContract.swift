public import Services
import Testing

/// What every storage keeps to; each rule is a test of its own in the suite of each implementation.
public enum StorageContract: String, CaseIterable, Sendable {
  case readAndWrite = "what was never written is nil, and what was written comes back, empty or large"
  case names = "names don't disturb each other"
  case longNames = "a name of 240 letters is one like any other"
  case removeNothing = "removing what is not there is no error"
  case setAside = "what is set aside is gone from its name and kept, each time under a name of its own"

  /// Holds a storage that is empty to this rule.
  public func check(_ storage: any Storage) throws {
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
    case .setAside:
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
}
