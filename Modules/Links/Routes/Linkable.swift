/// A route that can be written as a link and read from one.
///
/// `Routable`, in the module Routing, has an example.
public protocol Linkable: Hashable, Sendable {
  /// The module's name in links, its gates, its roots, and every kind of route.
  static var links: RouteLinks<Self> { get }

  /// The path of the route inside its module.
  var path: LinkPath { get }

  /// The style in which the route is presented unless a link or a call chooses another; `.push` by default.
  var presentation: PresentationStyle { get }
}

extension Linkable {
  /// Pushed on the stack.
  public var presentation: PresentationStyle { .push }

  /// The link of the route, with its module's name.
  public var link: DeepLink { Self.links.link(of: self) }
}
