public import Links

/// A place inside one module.
///
/// A route carries identifiers only, never the thing itself: `.details(Post.ID)`, not `.details(Post)`. It says how it is
/// written as a link and how it is presented unless somebody asks otherwise, as a `Linkable`, and which screen it shows.
/// What a screen is, is up to the app: a view model in Waymark's own features, a view in a SwiftUI app.
///
///     enum LibraryRoute: Routable {
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
///
///       func screen(in library: LibraryCoordinator, scope: Scope) -> BookView { … }
///     }
public protocol Routable: Linkable {
  /// What makes the screens of these routes and owns the router.
  associatedtype Coordinator: AnyObject
  /// What a route shows.
  associatedtype Screen

  /// The alert that asks before this route is left while it has something to lose; nil unless you say so.
  ///
  /// The screen says when that is, with `Scope.guardLeaving(while:)`. The alert is declared with
  /// `RoutePattern.asQuestion()`, and answers with `Router.answerLeaving(_:)`.
  var leaveQuestion: Self? { get }

  /// Whether the tab bar is hidden while this route is visible; false unless you say so.
  var hidesTabBar: Bool { get }

  /// Whether this route, at the bottom of a stack, stays in sight beside what is pushed on it, where there is room;
  /// false unless you say so.
  ///
  /// What its screen leads to is best pushed with `Router.push(_:over:)`, so that choosing again replaces what is there.
  var staysInSight: Bool { get }

  /// Makes what this route shows.
  ///
  /// The router calls it once for each entry, keeps the result for as long as the entry exists, and then ends `scope`.
  @MainActor
  func screen(in coordinator: Coordinator, scope: Scope) -> Screen
}

extension Routable {
  /// Leaving asks nothing.
  public var leaveQuestion: Self? { nil }

  /// Keeps the tab bar, unless a route says otherwise.
  public var hidesTabBar: Bool { false }

  /// What is pushed covers what was there.
  public var staysInSight: Bool { false }
}
