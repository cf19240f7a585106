#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppMap {
  /// Returns the map as JSON (RFC 8259), with sorted keys.
  public func json() throws -> String { try sortedJSON() }

  /// Returns the places of all modules as one JSON array, with sorted keys.
  public func routesJSON() throws -> String { try modules.flatMap(\.routes).sortedJSON() }
}

extension Encodable {
  /// Returns the value as one line of JSON (RFC 8259), with sorted keys.
  func sortedJSON() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
