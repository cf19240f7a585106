/// A route that can be written as a link and read from one.
public protocol Linkable: Hashable, Sendable {
  /// The module's name in links, gates, roots and kinds of routes.
  static var links: RouteLinks<Self> { get }

  /// The path inside the module.
  var path: LinkPath { get }

  /// The presentation style unless a link or a call chooses another; `.push` by default.
  var presentation: PresentationStyle { get }

  /// The route below this one wherever a link opens it; `nil`, the default, for any route.
  ///
  /// If `.meeting(3, 8)` has the path `clubs/3/meetings/8` and the parent `.club(3)`, `app://clubs/clubs/3/meetings/8` opens the club and
  /// the meeting above it. A parent can have a parent; a root determines the tab.
  var parent: Self? { get }
}

extension Linkable {
  /// A push on the stack.
  public var presentation: PresentationStyle { .push }

  /// No parent.
  public var parent: Self? { nil }

  /// The parents, outermost first; an endless chain is cut off.
  package var parents: [Self] {
    var chain: [Self] = []
    while let parent = (chain.last ?? self).parent, chain.count < LinkReader.maximumSegments { chain.append(parent) }
    return chain.reversed()
  }

  /// The link, with the module's name.
  public var link: DeepLink { Self.links.link(of: self) }
}
