public import Links

/// A place inside one module.
///
/// A route carries identifiers only, never models: `.details(Post.ID)`, not `.details(Post)`. As a `Linkable` it defines its
/// link and its presentation style; as a `Routable` it also makes its screen. The app decides what a screen is: a view model
/// in Waymark's own features, a view in a SwiftUI app.
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
  /// The type that makes the screens of these routes and owns the router.
  associatedtype Coordinator: AnyObject
  /// The type of a screen.
  associatedtype Screen

  /// The alert that asks before this route is left with unsaved changes; `nil` by default.
  ///
  /// The screen reports unsaved changes with `Scope.confirmLeaving(while:)`. Declare the alert with
  /// `RoutePattern.asConfirmation()` and answer it with `Router.answerConfirmation(_:)`.
  var leaveConfirmation: Self? { get }

  /// Whether the tab bar is hidden while this route is visible; `false` by default.
  var hidesTabBar: Bool { get }

  /// Whether this route, at the root of a stack, shows in a sidebar beside what is pushed on it; `false` by default.
  ///
  /// A UI without room shows a stack. Push from a sidebar with `Router.push(_:over:)`, so that another choice replaces the
  /// first one.
  var showsInSidebar: Bool { get }

  /// Makes the screen of this route.
  ///
  /// The router calls it once per entry, retains the screen while the entry is open, and then ends `scope`.
  @MainActor
  func screen(in coordinator: Coordinator, scope: Scope) -> Screen
}

extension Routable {
  /// No confirmation.
  public var leaveConfirmation: Self? { nil }

  /// The tab bar stays visible.
  public var hidesTabBar: Bool { false }

  /// No sidebar.
  public var showsInSidebar: Bool { false }
}
