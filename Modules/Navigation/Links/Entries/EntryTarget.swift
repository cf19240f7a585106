/// The target of an entry link.
///
///     EntryLink("/posts/:id") { (id: Post.ID) in .place(DeepLink(module: "loggedIn", path: "posts/\(id)")) }
///     EntryLink("/private/close", .action(.closePrivateTabs))
///     EntryLink("/beta", .refused("The beta has ended"))
public enum EntryTarget<Action: Hashable & Sendable>: Hashable, Sendable {
  /// Opens places of the app, each on top of the one before.
  case places([DeepLink], LinkOpening)
  /// Opens nothing, and passes a value to the app.
  case action(Action)
  /// Opens nothing, for the given reason.
  case refused(String)

  /// Opens a place, and further places on top of it.
  public static func place(_ link: DeepLink, _ above: DeepLink..., as opening: LinkOpening = .declared) -> Self {
    .places([link] + above, opening)
  }

  /// Opens the place of a route.
  public static func place(_ route: some Linkable, as opening: LinkOpening = .declared) -> Self {
    .places([route.link], opening)
  }
}

extension EntryTarget: CustomStringConvertible {
  /// The links, `action` and the action, or `refused` and the reason.
  public var description: String {
    switch self {
    case .places(let links, _): links.map(\.description).joined(separator: " ")
    case .action(let action): "action \(action)"
    case .refused(let reason): "refused: \(reason)"
    }
  }
}
