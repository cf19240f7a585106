/// The interface between an app and its front ends.
public typealias SceneSource = SceneProvider & SceneResponder

/// What an app shows.
///
/// To redraw after a change, read `scene` inside `withObservationTracking`.
@MainActor
public protocol SceneProvider: AnyObject {
  /// The visible scene.
  var scene: Scene { get }
  /// The identities of all open pages; a front end discards focus and scroll positions of others.
  var openPages: Set<Page.ID> { get }
  /// Whether the user has quit and the app can end.
  var isOver: Bool { get }
  /// Whether no work is pending.
  var isSettled: Bool { get }
  /// The visible place as a link.
  var link: String { get }
  /// The link patterns of all places, with `*` for each value, such as `app://loggedIn/posts/*`.
  var places: [String] { get }
  /// The link patterns of the places that open now without a condition, such as a log-in.
  var openablePlaces: [String] { get }
  /// The open screens as a tree, one line per entry.
  var tree: String { get }
  /// The recent events, oldest first, up to the current state; observation tracks them.
  var events: [SceneEvent] { get }
  /// The source file to read about what is shown, relative to the package.
  var sourceFile: String? { get }
}

extension SceneProvider {
  /// By default none, which disables completion.
  public var places: [String] { [] }

  /// By default all places.
  public var openablePlaces: [String] { places }

  /// By default none.
  public var sourceFile: String? { nil }
}

/// A request of the user to the app.
public enum SceneRequest: Equatable, Sendable {
  /// A user action.
  case intent(SceneIntent)
  /// A link; a refusal doesn't count the bytes that a front end has added.
  case link(String, adding: Int)
  /// The previous place.
  case undo
  /// The place before the last undo.
  case redo
  /// The state after the event with this number.
  case restore(Int)
}

/// How an app answers its user.
@MainActor
public protocol SceneResponder: AnyObject {
  /// Performs a request, or returns the reason for refusing it.
  ///
  /// A screen with unsaved changes asks first, also before an undo.
  @discardableResult
  func respond(to request: SceneRequest) -> Reply
  /// Waits until no work is pending.
  func settle() async
}

extension SceneResponder {
  /// Performs a user action.
  @discardableResult
  public func send(_ intent: SceneIntent) -> Reply { respond(to: .intent(intent)) }

  /// Opens a link, to which a front end has added `count` bytes.
  @discardableResult
  public func enterLink(_ text: String, adding count: Int = 0) -> Reply { respond(to: .link(text, adding: count)) }

  /// Goes back to the previous place.
  @discardableResult
  public func undo() -> Reply { respond(to: .undo) }

  /// Returns to the place before the last undo.
  @discardableResult
  public func redo() -> Reply { respond(to: .redo) }

  /// Returns to the state after an event.
  @discardableResult
  public func undo(to number: Int) -> Reply { respond(to: .restore(number)) }
}

/// The answer to a request.
public enum Reply: Equatable, Sendable {
  /// The app performed the request.
  case done
  /// The app refused the request for this reason, and changed nothing.
  case refused(String)
}

/// An app around another one, which changes some members and passes on the rest.
///
///     final class Announcing: SceneWrapper {
///       let wrapped: any SceneSource
///       init(_ wrapped: any SceneSource) { self.wrapped = wrapped }
///
///       var scene: Scene {
///         var scene = wrapped.scene
///         scene.toast = scene.toast ?? "Hello"
///         return scene
///       }
///     }
public protocol SceneWrapper: SceneProvider, SceneResponder {
  /// The wrapped app.
  var wrapped: any SceneSource { get }
}

extension SceneWrapper {
  /// The wrapped app's scene.
  public var scene: Scene { wrapped.scene }
  /// The wrapped app's open pages.
  public var openPages: Set<Page.ID> { wrapped.openPages }
  /// Whether the wrapped app is over.
  public var isOver: Bool { wrapped.isOver }
  /// Whether the wrapped app is settled.
  public var isSettled: Bool { wrapped.isSettled }
  /// The wrapped app's visible place.
  public var link: String { wrapped.link }
  /// The wrapped app's places.
  public var places: [String] { wrapped.places }
  /// The wrapped app's openable places.
  public var openablePlaces: [String] { wrapped.openablePlaces }
  /// The wrapped app's open screens.
  public var tree: String { wrapped.tree }
  /// The wrapped app's events.
  public var events: [SceneEvent] { wrapped.events }
  /// The wrapped app's source file.
  public var sourceFile: String? { wrapped.sourceFile }
  /// Passes the request on.
  public func respond(to request: SceneRequest) -> Reply { wrapped.respond(to: request) }
  /// Waits for the wrapped app.
  public func settle() async { await wrapped.settle() }
}
