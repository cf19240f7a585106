import Authors
import Links
import LoggedIn
import LoggedOut
import Onboarding
import Routing
import ScreenKit
import Services

/// What the app gives to the features of a window.
@MainActor
struct FeatureContext {
  /// The dependencies of the app.
  let services: AppServices
  /// Who is signed in.
  let session: SessionController
  /// Shows a short message.
  let announce: Announcer

  /// The posts of the service, with those of the signed-in account among them.
  var posts: any PostsService {
    session.account.map { OwnPosts($0, among: services.posts, storage: services.storage) } ?? services.posts
  }
}

extension FeatureContext {
  /// The features of the app.
  var features: [Feature<any ViewModel>] { ownFeatures + addedFeatures }

  /// The features that the demo's tour shows.
  var ownFeatures: [Feature<any ViewModel>] {
    [
      OnboardingCoordinator.feature(accounts: services.accounts, today: services.today),
      LoggedOutCoordinator.feature(accounts: services.accounts),
      LoggedInCoordinator.feature(
        account: { [session] in session.user },
        .init(
          posts: services.posts, storage: services.storage, pasteboard: services.pasteboard, announce: announce)),
      AuthorsCoordinator.feature(posts: { posts }),
    ]
  }

  /// The added features; `Scripts/new-module` adds a line for each.
  var addedFeatures: [Feature<any ViewModel>] {
    []
  }

  /// The places that have moved from one module to another, for old links and saved state.
  static let formerPlaces: KeyValuePairs = [
    "loggedIn/filter": "authors/choose",
    "loggedIn/authors/*": "authors/*",
  ]
}
