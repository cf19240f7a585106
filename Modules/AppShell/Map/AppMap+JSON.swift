#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppMap {
  /// Returns the map as JSON (RFC 8259), with sorted keys.
  public func json() throws -> String { try Self.text(self) }

  /// Returns the places of all modules as one JSON array, with sorted keys.
  public func routesJSON() throws -> String { try Self.text(modules.flatMap(\.routes)) }

  private static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
