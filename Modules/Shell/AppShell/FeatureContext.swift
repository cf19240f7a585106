import Authors
import Links
import LoggedIn
import LoggedOut
import Onboarding
import Routing
import ScreenKit
import Services

/// The dependencies of a window's features.
@MainActor
struct FeatureContext {
  let services: AppServices
  let session: Session
  let entries: EntryTable<EntryTarget<AppAction>>
  let announce: Announcer

  private var loggedIn: LoggedInCoordinator.Dependencies {
    .init(
      posts: services.posts, storage: services.storage, pasteboard: services.pasteboard,
      placeOfURL: { [entries] in entries.place(of: $0) }, announce: announce)
  }

  /// The posts of the service and of the signed-in account.
  private var posts: any PostsService { session.account.map { loggedIn.posts(of: $0) } ?? services.posts }
}

extension FeatureContext {
  var features: [Feature<any ViewModel>] { ownFeatures + addedFeatures }

  /// The features that the demo's tour shows.
  var ownFeatures: [Feature<any ViewModel>] {
    [
      OnboardingCoordinator.feature(accounts: services.accounts, today: services.today),
      LoggedOutCoordinator.feature(accounts: services.accounts),
      LoggedInCoordinator.feature(account: { [session] in session.account }, loggedIn),
      AuthorsCoordinator.feature(posts: { posts }),
    ]
  }

  /// The features that `Scripts/new-module` adds, one a line.
  var addedFeatures: [Feature<any ViewModel>] {
    []
  }
}
