#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID: LinkValue {
  /// Reads the 36 characters of RFC 9562, section 4, in capitals.
  public init?(linkText: LinkText) {
    let text = linkText.string
    self.init(uuidString: text)
    guard uuidString == text else { return nil }
  }

  /// The 36 characters of RFC 9562, section 4, in capitals.
  public var linkText: String { uuidString }

  /// The identifier in which every bit is set.
  public static var sample: UUID {
    UUID(uuid: (255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255))
  }
}

extension Date: LinkValue {
  /// Reads a moment such as `20261121T051557Z`; nil when there is no such moment.
  public init?(linkText: LinkText) {
    let text = linkText.string
    guard let date = try? Self.format.parse(text), date.linkText == text else { return nil }
    self = date
  }

  /// The moment in UTC, as ISO 8601 writes it without separators: `20261121T051557Z`, whatever the locale.
  ///
  /// It holds whole seconds; a fraction is left out.
  public var linkText: String { formatted(Self.format) }

  /// The moment from which Unix counts.
  public static var sample: Date { Date(timeIntervalSince1970: 0) }

  private static var format: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt)
  }
}
