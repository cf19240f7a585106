/// A user action that a front end sends to the app.
///
/// Each action names the page it was made on. The app refuses the intent if that page is no longer visible, so the
/// second press of a double press never reaches the screen that the first press opened.
public enum SceneIntent: Equatable, Sendable {
  /// The user chose the action with this identifier.
  case activate(Page.ID, action: String)
  /// The user edited the field with this identifier, which now holds `text`.
  case edit(Page.ID, field: String, text: String)
  /// The user edited the secret field with this identifier.
  case editSecret(Page.ID, field: String, SecretEdit)
  /// The user chose a row of the list with this identifier.
  case select(Page.ID, list: String, row: String)
  /// The user asked to go back from the page.
  case back(Page.ID)
  /// The user asked to close the modal that shows the page.
  case close(Page.ID)
  /// The user chose the tab with this identifier.
  case tab(String)
  /// The user asked to quit.
  ///
  /// `SceneSource.isOver` reports when the app can end.
  case quit

  /// The page on which the action was made, or `nil` for an action on the whole app.
  public var page: Page.ID? {
    switch self {
    case .activate(let page, _), .edit(let page, _, _), .editSecret(let page, _, _), .select(let page, _, _),
      .back(let page), .close(let page):
      page
    case .tab, .quit: nil
    }
  }
}

/// The answer of an app to an intent or a link.
public enum Reply: Equatable, Sendable {
  /// The app performed the request.
  case done
  /// The app refused the request and changed nothing; the text is the reason.
  case refused(String)
}

/// The interface between an app and its front ends.
///
/// All members belong to the main actor. To redraw after a change, read `scene` inside `withObservationTracking`.
@MainActor
public protocol SceneSource: AnyObject {
  /// The visible scene.
  var scene: Scene { get }
  /// Performs a user action, or returns the reason for refusing it.
  @discardableResult
  func send(_ intent: SceneIntent) -> Reply
  /// Opens a link from the user: from a link bar, a script, the command line or another app.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - count: The number of bytes that a front end has added to what the user has typed; a refusal counts without them.
  @discardableResult
  func enterLink(_ text: String, adding count: Int) -> Reply
  /// The identities of all open pages, visible or not.
  ///
  /// A front end discards focus and scroll positions of other pages.
  var openPages: Set<Page.ID> { get }
  /// Whether the user has quit and the app can end.
  var isOver: Bool { get }
  /// Whether no work is pending, so that `settle()` returns immediately.
  var isSettled: Bool { get }
  /// Returns when no work is pending, such as a request to a server.
  func settle() async
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
  /// Returns to the state after an event, or returns the reason for refusing it.
  ///
  /// A screen with unsaved changes asks for confirmation first, as it does before any other navigation.
  @discardableResult
  func undo(to number: Int) -> Reply
  /// Goes back to the place before, step by step as far as the history reaches, or returns the reason for refusing it.
  @discardableResult
  func undo() -> Reply
  /// Goes to the place that the last undone change led to, or returns the reason for refusing it.
  @discardableResult
  func redo() -> Reply
}

extension SceneSource {
  /// Opens a link that the user has typed in full.
  @discardableResult
  public func enterLink(_ text: String) -> Reply { enterLink(text, adding: 0) }

  /// An empty list, which disables completion.
  public var places: [String] { [] }

  /// All places.
  public var openablePlaces: [String] { places }
}
