/// A value in the path of a route: a `LinkValue`, or an optional one as a parameter, omitted if it is `nil`.
public protocol RouteValue: EntryValue {
  /// Returns the value of a text, or of a missing parameter; `nil` if there is none.
  static func read(_ text: String?) -> Self?
  /// Any value, used to learn how routes are written.
  static var sample: Self { get }
}

extension LinkValue {
  /// Returns the value of a text; `nil` if the text is missing or spells none.
  public static func read(_ text: String?) -> Self? {
    guard let text else { return nil }
    return Self(linkText: text)
  }
}

extension Optional: RouteValue where Wrapped: LinkValue {
  /// Returns the value of a text, or an empty optional without one.
  public static func read(_ text: String?) -> Self? {
    guard let text else { return .some(nil) }
    return Wrapped(linkText: text).map(Self.some)
  }

  /// The sample of the wrapped type.
  public static var sample: Self { Wrapped.sample }
}

extension RouteValue {
  static var valueType: any LinkValue.Type { entryForm.type ?? String.self }
  static var isOptional: Bool { if case .optional = entryForm { true } else { false } }
}
