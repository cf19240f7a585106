public import Links
public import Services

extension Post.ID: LinkValue {
  /// The identifier of the first post.
  public static var sample: Self { Self(rawValue: 1) }
}

extension Author.ID: LinkValue {
  /// The identifier of the first author.
  public static var sample: Self { Self(rawValue: 1) }
}
