public import Links
public import Routing
public import ScreenKit
public import Services

/// Everything behind the log-in: the posts, and the account.
@MainActor
public final class LoggedInCoordinator {
  /// How the flow ends.
  public enum Ending: Equatable, Sendable {
    /// Somebody has logged out.
    case loggedOut
  }

  /// What the flow needs of the app it is part of.
  public struct Dependencies {
    var posts: any PostsService
    var storage: any Storage
    var pasteboard: any Pasteboard

    /// Names everything the flow needs.
    ///
    /// - Parameters:
    ///   - posts: Where posts come from.
    ///   - storage: Where the person's settings and posts are kept.
    ///   - pasteboard: Where copied text goes.
    public init(posts: any PostsService, storage: any Storage, pasteboard: any Pasteboard) {
      self.posts = posts
      self.storage = storage
      self.pasteboard = pasteboard
    }
  }

  /// What has to be passed before any of this is shown.
  public nonisolated static let signedIn = Gate("signed in")
  /// What the app needs to know of this module.
  public nonisolated static let module = Module(of: LoggedInRoute.self, exits: [startAgain])

  /// What the flow shows.
  public var flow: any Flow<any ViewModel> { router }

  nonisolated static let startAgain = DeepLink(module: "onboarding")

  let router = Router<LoggedInRoute>()
  let person: Account
  let settings: SettingsStore
  let ownPosts: OwnPosts
  let pasteboard: any Pasteboard
  let open: @MainActor (DeepLink) -> Void
  let announce: @MainActor (String) -> Void
  private let onFinish: @MainActor (Ending) -> Void

  /// Begins at the tab that the person's settings name.
  ///
  /// - Parameters:
  ///   - person: Who is signed in.
  ///   - dependencies: What the flow needs of the app.
  ///   - open: Opens a link of another module.
  ///   - announce: Shows a short message that goes away by itself.
  ///   - onFinish: Called once, when the flow ends.
  public init(
    person: Account, dependencies: Dependencies, open: @escaping @MainActor (DeepLink) -> Void,
    announce: @escaping @MainActor (String) -> Void, onFinish: @escaping @MainActor (Ending) -> Void
  ) {
    self.person = person
    pasteboard = dependencies.pasteboard
    ownPosts = OwnPosts(person, among: dependencies.posts, storage: dependencies.storage)
    self.open = open
    self.announce = announce
    self.onFinish = onFinish
    settings = SettingsStore(of: person, dependencies.storage, failed: announce)
    router.start(in: self)
    if settings.current.startTab == .account { router.select(tab: .account) }
  }

  /// Logs out, when every screen lets itself be left.
  func end() {
    router.leave { [weak self] in
      self?.onFinish(.loggedOut)
    }
  }
}
