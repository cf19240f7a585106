/// A value that links write in one spelling, and may read in others: `UUID` is written in capitals.
///
/// Conform a type where it is declared; the conformances of two modules would collide in an app that has both. Links that differ only in a
/// spelling name the same place. Errors list the values of a `CaseIterable` enum. A type with a raw value needs nothing more:
///
///     struct ID: RawRepresentable, LinkValue {
///       var rawValue: Int
///     }
public protocol LinkValue: RouteValue {
  /// Creates the value that a text spells, or `nil` if it spells none; `linkText` reads back as an equal value.
  init?(linkText: String)
  /// The value as text, without escapes; a text that `init(linkText:)` refuses if the value can't be written.
  var linkText: String { get }
  /// Any value, used to learn how routes are written; by default the first case, or that of the sample of the raw value.
  static var sample: Self { get }
  /// The only texts that the type reads, for errors and examples; empty, the default, for other types than `CaseIterable` ones.
  static var choices: [String] { get }
}

extension LinkValue {
  /// No texts.
  public static var choices: [String] { [] }
}

extension LinkValue where Self: CaseIterable {
  /// The first case.
  public static var sample: Self { firstCase }

  fileprivate static var firstCase: Self {
    guard let first = allCases.first else { preconditionFailure("\(Self.self) has no case") }
    return first
  }

  /// The texts of the cases.
  public static var choices: [String] { allCases.map(\.linkText) }
}

extension LinkValue where Self: CaseIterable & RawRepresentable, RawValue: LinkValue {
  /// The first case.
  public static var sample: Self { firstCase }
}

extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
  /// The value with the sample of the raw value; a type that has none declares its own sample.
  public static var sample: Self {
    guard let value = Self(rawValue: .sample) else {
      preconditionFailure("\(Self.self) has no value “\(RawValue.sample)”: declare a sample, or make it CaseIterable")
    }
    return value
  }

  /// Creates the value with a raw value, or `nil` if no value has it, byte for byte.
  public init?(linkText: String) {
    guard let raw = RawValue(linkText: linkText), let value = Self(rawValue: raw) else { return nil }
    // An enum of strings also accepts texts that Unicode calls equal, such as the Kelvin sign for “K”.
    guard value.linkText.hasSameBytes(as: raw.linkText) else { return nil }
    self = value
  }

  /// The raw value as text.
  public var linkText: String { rawValue.linkText }
}

extension Int: LinkValue {
  /// Creates a number from decimal digits after an optional `-`; `nil` for `+`, a leading zero or overflow.
  public init?(linkText: String) {
    let firstDigit = linkText.utf8.first { $0 != UInt8(ascii: "-") } ?? 0
    guard let number = Int(linkText), firstDigit > UInt8(ascii: "0") || linkText == "0" else { return nil }
    self = number
  }

  /// The decimal digits.
  public var linkText: String { String(self) }

  /// One.
  public static var sample: Int { 1 }
}

extension Double: LinkValue {
  /// Creates a number from the spelling of `description`; `nil` for any other spelling, infinities and NaN.
  public init?(linkText: String) {
    guard let number = Double(linkText), number.isFinite, number.linkText == linkText else { return nil }
    self = number
  }

  /// The shortest text, such as `0.1` or `1e+16`; infinities and NaN can't be written.
  public var linkText: String { isFinite ? description : "" }

  /// One.
  public static var sample: Double { 1 }
}

extension Bool: LinkValue {
  /// Creates a Boolean from `true` or `false`.
  public init?(linkText: String) {
    switch linkText {
    case "true": self = true
    case "false": self = false
    default: return nil
    }
  }

  /// `true` or `false`.
  public var linkText: String { description }

  /// True.
  public static var sample: Bool { true }

  /// `true` and `false`.
  public static var choices: [String] { ["true", "false"] }
}

extension String: LinkValue {
  /// Creates a string from any text.
  public init?(linkText: String) { self = linkText }

  /// The string itself.
  public var linkText: String { self }

  /// The letter “a”.
  public static var sample: String { "a" }
}
