public import Links
public import Services

extension Post.ID: LinkValue {
  /// The first post.
  public static var sample: Self { Self(rawValue: 1) }
}

extension Author.ID: LinkValue {
  /// The first author.
  public static var sample: Self { Self(rawValue: 1) }
}
