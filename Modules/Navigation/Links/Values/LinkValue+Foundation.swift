#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID: LinkValue {
  /// Creates an identifier from the 36 characters of RFC 9562, section 4, in either case.
  public init?(linkText: String) {
    self.init(uuidString: linkText)
    guard uuidString == linkText.uppercased() else { return nil }
  }

  /// The 36 characters of RFC 9562, section 4, in capitals.
  public var linkText: String { uuidString }

  /// The identifier with every bit set.
  public static var sample: UUID {
    UUID(uuid: (255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255))
  }

  /// Identifiers.
  public static var linkTexts: LinkTexts { .part("identifier", of: .any) }
}

extension Date: LinkValue {
  /// Creates a moment from a text such as `20261121T051557Z`; `nil` for another spelling or a moment that doesn't exist.
  public init?(linkText: String) {
    guard let date = try? Self.format.parse(linkText), date.linkText == linkText else { return nil }
    self = date
  }

  /// The moment in UTC in ISO 8601's basic format, `20261121T051557Z`, without fractions of a second; empty outside the years 0 to 9999.
  public var linkText: String { Self.writable.contains(self) ? formatted(Self.format) : "" }

  /// The start of 1970.
  public static var sample: Date { Date(timeIntervalSince1970: 0) }

  /// Moments.
  public static var linkTexts: LinkTexts { .part("moment", of: .any) }

  private static let writable =
    Date(timeIntervalSince1970: -62_167_219_200)..<Date(timeIntervalSince1970: 253_402_300_800)

  private static var format: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt)
  }
}
