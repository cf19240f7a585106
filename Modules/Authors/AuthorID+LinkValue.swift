public import Links
public import Services

extension Author.ID: LinkValue {
  /// The first author.
  public static var sample: Self { Self(rawValue: 1) }
}
