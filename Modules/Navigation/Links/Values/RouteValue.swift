/// A value in the path of a route: a `LinkValue`, or an optional one as a parameter, which isn't written when it is `nil`.
public protocol RouteValue: EntryValue {
  /// Makes the value of a text, or of a missing parameter; `nil` if the text is no spelling of a value, or must not be missing.
  static func read(_ text: String?) -> Self?
  /// Any value of the type, used to learn how routes are written.
  static var sample: Self { get }
}

extension LinkValue {
  /// Makes the value of a text, which must be there.
  public static func read(_ text: String?) -> Self? {
    guard let text else { return nil }
    return Self(linkText: text)
  }
}

extension Optional: RouteValue where Wrapped: LinkValue {
  /// Makes the value of a text, or `nil` without one.
  public static func read(_ text: String?) -> Self? {
    guard let text else { return .some(nil) }
    return Wrapped(linkText: text).map(Self.some)
  }

  /// The sample of the value.
  public static var sample: Self { Wrapped.sample }
}

extension RouteValue {
  /// The type of the value, without its optional.
  static var valueType: any LinkValue.Type { entryForm.type ?? String.self }
  static var isOptional: Bool { if case .optional = entryForm { true } else { false } }
}
