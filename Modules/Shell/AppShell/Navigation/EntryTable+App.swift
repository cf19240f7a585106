import Links
import Routing
import Services

/// An action of an entry link that opens no place.
enum AppAction: Hashable {
  /// Shows a notice with the name of the signed-in account.
  case tellAccount
}

extension EntryTable<EntryTarget<AppAction>> {
  /// Returns the entry links of the web site, none of which changes data.
  static func ofApp() throws(EntryProblem) -> Self {
    try EntryTable(tolerating: [.trailingSlash, .fragment, .www], ignoring: ["utm_*"]) {
      Site("https://waymark.example") {
        EntryLink("/", .place(posts))
        EntryLink("/posts", .place(posts))
        EntryLink("/posts/:id") { (id: Post.ID) in .place(post(id)) }
        EntryLink("/posts/:id/share") { (id: Post.ID) in .place(post(id), share(id)) }
        EntryLink("/authors", .place(DeepLink(module: "authors")))
        EntryLink("/authors/:id") { (id: Author.ID) in .place(DeepLink(module: "authors", path: "\(id)")) }
        EntryLink("/account", .place(DeepLink(module: Root.loggedIn, path: "account")))
        EntryLink("/help", .place(DeepLink(module: Root.loggedOut, path: "help")))
        EntryLink("/sign-up", .place(DeepLink(module: Root.onboarding)))
        EntryLink("/whoami", .action(.tellAccount))
        EntryLink("/beta/...", .refused("The beta of the app has ended"))
        former
      }
    }
  }

  /// Returns the place that a URL leads to, or `nil` for an unknown URL, an action or a refusal.
  func place(of url: String) -> DeepLink? {
    guard case .places(let links, _)? = try? read(url).target, let first = links.first else { return nil }
    return first.followed(by: Array(links.dropFirst()))
  }

  /// The URLs of earlier versions.
  @EntryBuilder<Target> private static var former: [EntryLink<Target>] {
    EntryLink("/loggedIn/posts", .place(posts))
    EntryLink("/loggedIn/posts/:id") { (id: Post.ID) in .place(post(id)) }
    EntryLink("/loggedIn/share/:id") { (id: Post.ID) in .place(share(id)) }
    EntryLink("/loggedIn/account", .place(DeepLink(module: Root.loggedIn, path: "account")))
    EntryLink("/loggedOut/help", .place(DeepLink(module: Root.loggedOut, path: "help")))
  }

  private static var posts: DeepLink { DeepLink(module: Root.loggedIn, path: "posts") }
  private static func post(_ id: Post.ID) -> DeepLink { DeepLink(module: Root.loggedIn, path: "posts/\(id)") }
  private static func share(_ id: Post.ID) -> DeepLink { DeepLink(module: Root.loggedIn, path: "share/\(id)") }
}
