public import Links
public import Routing
public import ScreenKit
public import Services

/// The coordinator of the posts and the account.
@MainActor
public final class LoggedInCoordinator {
  /// How the module ends.
  public enum Ending: Equatable, Sendable {
    /// The user wants to log out; what is open has not been left yet.
    case logOutRequested
  }

  /// The dependencies of the module.
  public struct Dependencies {
    var posts: any PostsService
    var storage: any Storage
    var pasteboard: any Pasteboard
    var placeOfURL: (String) -> DeepLink?
    var announce: Announcer

    /// Creates the dependencies.
    ///
    /// `placeOfURL` returns the place that a URL of the web site leads to, or `nil`.
    public init(
      posts: any PostsService, storage: any Storage, pasteboard: any Pasteboard,
      placeOfURL: @escaping (String) -> DeepLink?, announce: Announcer
    ) {
      self.posts = posts
      self.storage = storage
      self.pasteboard = pasteboard
      self.placeOfURL = placeOfURL
      self.announce = announce
    }

    /// Returns the posts of the service and an account's own.
    public func posts(of account: Account) -> OwnPosts { OwnPosts(account, among: posts, storage: storage) }
  }

  /// The description of the module.
  public nonisolated static let module = Module(of: LoggedInRoute.self)

  /// Returns the feature for the app; `account` returns the signed-in account, whose settings name the first tab.
  public static func feature(
    account: @escaping @MainActor () -> Account?, _ dependencies: Dependencies
  ) -> Feature<any ViewModel> {
    let settings = SettingsReader(dependencies.storage, announce: dependencies.announce)
    return Feature(LoggedInRoute.self, module) {
      account().map { settings.read(of: $0).current.startTab.root }
    } coordinator: {
      // The gate is open only with an account.
      let account = account() ?? Account(name: "", email: "")
      return LoggedInCoordinator($0, account: account, settings: settings.take(of: account), dependencies)
    }
  }

  nonisolated static let onboarding = DeepLink(module: "onboarding")

  nonisolated static func author(_ id: Author.ID) -> DeepLink { DeepLink(module: "authors", path: "\(id)") }

  nonisolated static let chooseAuthor = DeepLink(module: "authors", path: "choose")

  let router: Router<LoggedInRoute>
  let account: Account
  let settings: SettingsStore
  let ownPosts: OwnPosts
  let dependencies: Dependencies

  init(
    _ router: Router<LoggedInRoute>, account: Account, settings: SettingsStore, _ dependencies: Dependencies
  ) {
    self.router = router
    self.account = account
    self.settings = settings
    self.dependencies = dependencies
    ownPosts = dependencies.posts(of: account)
  }
}
