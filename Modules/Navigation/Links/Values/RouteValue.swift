/// A value in a route's path: a `LinkValue`, or an optional one as a parameter, omitted if `nil`.
public protocol RouteValue: EntryValue {
  /// Any value, used to learn how routes are written.
  static var sample: Self { get }
}

extension Optional: RouteValue where Wrapped: LinkValue {
  /// The sample of the wrapped type.
  public static var sample: Self { Wrapped.sample }
}

extension RouteValue {
  static var valueType: any LinkValue.Type { entryForm.type ?? String.self }
  static var isOptional: Bool { if case .optional = entryForm { true } else { false } }
}
