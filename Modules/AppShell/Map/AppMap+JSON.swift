#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppMap {
  /// The map as JSON (RFC 8259), with its keys in alphabetical order.
  public func json() throws -> String { try Self.text(self) }

  /// Every place as JSON, one after the other, whatever its module.
  public func routesJSON() throws -> String { try Self.text(modules.flatMap(\.routes)) }

  private static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
