public import Links
public import Services

extension Post.ID: LinkValue {
  /// The first post.
  public static var sample: Self { Self(rawValue: 1) }
}
