import Authors

extension AuthorsCoordinator: FeatureCoordinator {}

extension Feature {
  /// The added modules of the app; `Scripts/new-module` adds a line for each.
  static let all: [Feature] = [
    Feature(.page, AuthorsCoordinator.module) {
      AuthorsCoordinator(at: $0.root, posts: $0.services.posts, open: $0.open)
    }
  ]
}
