/// A route that can be written as a link and read from one; `Routable`, in the module Routing, has an example.
public protocol Linkable: Hashable, Sendable {
  /// The module's name in links, its gates, its roots, and every kind of route.
  static var links: RouteLinks<Self> { get }

  /// The path of the route inside its module.
  var path: LinkPath { get }

  /// The style in which the route is presented unless a link or a call chooses another; `.push` by default.
  var presentation: PresentationStyle { get }

  /// The route below this one wherever a link opens it; `nil`, the default, if it can lie on any other.
  ///
  /// If `.meeting(3, 8)` has the path `clubs/3/meetings/8` and the parent `.club(3)`, `app://clubs/clubs/3/meetings/8` opens the
  /// club with the meeting above it. A parent can have a parent; a root as the parent says which tab opens.
  var parent: Self? { get }
}

extension Linkable {
  /// Pushed on the stack.
  public var presentation: PresentationStyle { .push }

  /// No other route.
  public var parent: Self? { nil }

  /// The parent, its parent and so on, the outermost first; a chain that doesn't end is cut off.
  package var parents: [Self] {
    var chain: [Self] = []
    while let parent = (chain.last ?? self).parent, chain.count < LinkReader.maximumSegments { chain.append(parent) }
    return chain.reversed()
  }

  /// The link of the route, with its module's name.
  public var link: DeepLink { Self.links.link(of: self) }
}
