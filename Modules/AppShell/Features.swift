import Authors

extension AuthorsCoordinator: FeatureCoordinator {}

extension Feature {
  /// The added modules of the app, sorted by name.
  static let all: [Feature] = [
    // `Scripts/new-module` adds a line for each.
    Feature(.page, AuthorsCoordinator.module) {
      AuthorsCoordinator(at: $0.root, posts: $0.services.posts, open: $0.open)
    }
  ]
}
