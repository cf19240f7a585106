/// A place inside one module, as far as it can be written down: how it is written, and how it comes into sight.
///
///     enum LibraryRoute: Linkable {
///       case shelf
///       case book(Int)
///
///       static let links = RouteLinks<Self>("library", root: .shelf, routes: .route(.shelf), .route(book))
///
///       var path: LinkPath {
///         switch self {
///         case .shelf: "shelf"
///         case .book(let number): "books/\(number)"
///         }
///       }
///     }
public protocol Linkable: Hashable, Sendable {
  /// The module's name in links, and every route it can read back from one.
  static var links: RouteLinks<Self> { get }

  /// How this route is written in a link.
  var path: LinkPath { get }

  /// How this route is presented unless the link or the call says otherwise; `.push` unless you say so.
  var presentation: Presentation { get }
}

extension Linkable {
  /// Pushed on the stack it is shown from.
  public var presentation: Presentation { .push }

  /// The whole link of this route, with its module's name.
  public var link: Link { Self.links.link(of: self) }
}
