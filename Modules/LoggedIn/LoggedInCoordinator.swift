public import Links
public import Routing
public import ScreenKit
public import Services

/// The flow of a signed-in user: the posts and the account.
@MainActor
public final class LoggedInCoordinator {
  /// The outcomes of the flow.
  public enum Ending: Equatable, Sendable {
    /// The user logged out.
    case loggedOut
  }

  /// The services that the flow uses.
  public struct Dependencies {
    var posts: any PostsService
    var storage: any Storage
    var pasteboard: any Pasteboard

    /// Creates the dependencies of the flow.
    ///
    /// - Parameters:
    ///   - posts: The service that loads the posts.
    ///   - storage: The storage of the account's settings and own posts.
    ///   - pasteboard: The destination of copied text.
    public init(posts: any PostsService, storage: any Storage, pasteboard: any Pasteboard) {
      self.posts = posts
      self.storage = storage
      self.pasteboard = pasteboard
    }
  }

  /// The gate of all screens of the module.
  public nonisolated static let signedIn = Gate("signed in")
  /// The description of the module for the app.
  public nonisolated static let module = Module(
    of: LoggedInRoute.self, exits: [startAgain, author(.init(rawValue: 1))])

  /// The flow to show.
  public var flow: any Flow<any ViewModel> { router }

  nonisolated static let startAgain = DeepLink(module: "onboarding")

  /// The link of an author, who belongs to another module.
  nonisolated static func author(_ id: Author.ID) -> DeepLink { DeepLink(module: "authors", path: "\(id.rawValue)") }

  let router = Router<LoggedInRoute>()
  let account: Account
  let settings: SettingsStore
  let ownPosts: OwnPosts
  let pasteboard: any Pasteboard
  let open: @MainActor (DeepLink) -> Void
  let announce: @MainActor (String) -> Void
  let onFinish: @MainActor (Ending) -> Void

  /// Starts the flow at the tab that the account's settings name.
  ///
  /// - Parameters:
  ///   - account: The signed-in account.
  ///   - dependencies: The services that the flow uses.
  ///   - open: Opens a link of another module.
  ///   - announce: Shows a short message that disappears by itself.
  ///   - onFinish: Called when the user ends the flow; the app asks for confirmation of unsaved changes before it does so.
  public init(
    account: Account, dependencies: Dependencies, open: @escaping @MainActor (DeepLink) -> Void,
    announce: @escaping @MainActor (String) -> Void, onFinish: @escaping @MainActor (Ending) -> Void
  ) {
    self.account = account
    pasteboard = dependencies.pasteboard
    ownPosts = OwnPosts(account, among: dependencies.posts, storage: dependencies.storage)
    self.open = open
    self.announce = announce
    self.onFinish = onFinish
    settings = SettingsStore(of: account, dependencies.storage, onError: announce)
    router.start(in: self)
    if settings.current.startTab == .account { router.select(tab: .account) }
  }
}
