/// The interface between an app and its front ends: what it shows, and how it answers.
public typealias SceneSource = SceneProvider & SceneResponder

/// What an app shows.
///
/// All members belong to the main actor. To redraw after a change, read `scene` inside `withObservationTracking`.
@MainActor
public protocol SceneProvider: AnyObject {
  /// The visible scene.
  var scene: Scene { get }
  /// The identities of all open pages, visible or not.
  ///
  /// A front end discards focus and scroll positions of other pages.
  var openPages: Set<Page.ID> { get }
  /// Whether the user has quit and the app can end.
  var isOver: Bool { get }
  /// Whether no work is pending, so that `settle()` returns immediately.
  var isSettled: Bool { get }
  /// The visible place as a link.
  var link: String { get }
  /// The link patterns of all places, with `*` for each value, such as `app://loggedIn/posts/*`.
  ///
  /// A front end can complete a typed link from them.
  var places: [String] { get }
  /// The link patterns of the places that open now, without a log-in or another condition first.
  ///
  /// A front end offers these. By default, they are all places.
  var openablePlaces: [String] { get }
  /// The open screens as a tree, one line per entry.
  var tree: String { get }
  /// The recent events, in order from oldest to newest.
  ///
  /// The last one describes the current state.
  ///
  /// Like `scene`, this property can be read inside `withObservationTracking`.
  var events: [SceneEvent] { get }
}

extension SceneProvider {
  /// An empty list, which disables completion.
  public var places: [String] { [] }

  /// All places.
  public var openablePlaces: [String] { places }
}

/// What the user asks of an app.
public enum SceneRequest: Equatable, Sendable {
  /// A user action.
  case intent(SceneIntent)
  /// A link from the user: from a link bar, a script, the command line or another app.
  ///
  /// A front end may have added some bytes to what the user has typed; a refusal counts without them.
  case link(String, adding: Int)
  /// The place before, step by step as far as the history reaches.
  case undo
  /// The place that the last undone change led to.
  case redo
  /// The state after an event with this number.
  case restore(Int)
}

/// How an app answers its user.
@MainActor
public protocol SceneResponder: AnyObject {
  /// Performs a request, or returns the reason for refusing it.
  ///
  /// A screen with unsaved changes asks for confirmation first, also before an undo.
  @discardableResult
  func respond(to request: SceneRequest) -> Reply
  /// Returns when no work is pending, such as a request to a server.
  func settle() async
}

extension SceneResponder {
  /// Performs a user action, or returns the reason for refusing it.
  @discardableResult
  public func send(_ intent: SceneIntent) -> Reply { respond(to: .intent(intent)) }

  /// Opens a link from the user.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - count: The number of bytes that a front end has added to what the user has typed.
  @discardableResult
  public func enterLink(_ text: String, adding count: Int = 0) -> Reply { respond(to: .link(text, adding: count)) }

  /// Goes back to the place before.
  @discardableResult
  public func undo() -> Reply { respond(to: .undo) }

  /// Goes to the place that the last undone change led to.
  @discardableResult
  public func redo() -> Reply { respond(to: .redo) }

  /// Returns to the state after an event.
  @discardableResult
  public func undo(to number: Int) -> Reply { respond(to: .restore(number)) }
}

/// The answer of an app to a request.
public enum Reply: Equatable, Sendable {
  /// The app performed the request.
  case done
  /// The app refused the request and changed nothing; the text is the reason.
  case refused(String)
}

/// An app around another one, which adds to what that shows and answers, and passes on the rest.
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
  /// The app inside.
  var wrapped: any SceneSource { get }
}

extension SceneWrapper {
  /// The scene of the app inside.
  public var scene: Scene { wrapped.scene }
  /// The open pages of the app inside.
  public var openPages: Set<Page.ID> { wrapped.openPages }
  /// Whether the app inside is over.
  public var isOver: Bool { wrapped.isOver }
  /// Whether the app inside has no work pending.
  public var isSettled: Bool { wrapped.isSettled }
  /// The visible place of the app inside.
  public var link: String { wrapped.link }
  /// The places of the app inside.
  public var places: [String] { wrapped.places }
  /// The places of the app inside that open now.
  public var openablePlaces: [String] { wrapped.openablePlaces }
  /// The open screens of the app inside.
  public var tree: String { wrapped.tree }
  /// The events of the app inside.
  public var events: [SceneEvent] { wrapped.events }
  /// Passes the request on.
  public func respond(to request: SceneRequest) -> Reply { wrapped.respond(to: request) }
  /// Returns when the app inside has no work pending.
  public func settle() async { await wrapped.settle() }
}
