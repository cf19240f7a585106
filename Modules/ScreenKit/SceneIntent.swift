/// What a front end sends: something a person did to a scene.
///
/// Each names the page it was meant for: the visible one, or the one that stays in sight beside it. When that page has
/// gone in the meantime, the app refuses the intent as stale: the second press of a double press never reaches the screen
/// that came up in between.
public enum SceneIntent: Equatable, Sendable {
  /// Chose the action of this id.
  case activate(Page.ID, action: String)
  /// Typed into the field of this id, which now holds `text`.
  case edit(Page.ID, field: String, text: String)
  /// Typed into the secret field of this id.
  case editSecret(Page.ID, field: String, SecretEdit)
  /// Chose a row of the list of this id.
  case select(Page.ID, list: String, row: String)
  /// Asked to go back from the page.
  case back(Page.ID)
  /// Asked to close the modal that shows the page.
  case close(Page.ID)
  /// Chose the tab of this id.
  case tab(String)
  /// Asked to end the app; `SceneSource.isOver` says when it may end.
  case quit

  /// The page the intent was meant for; nil when it is meant for the app as a whole.
  public var page: Page.ID? {
    switch self {
    case .activate(let page, _), .edit(let page, _, _), .editSecret(let page, _, _), .select(let page, _, _),
      .back(let page), .close(let page):
      page
    case .tab, .quit: nil
    }
  }
}

/// How an app answers an intent or a link.
public enum Reply: Equatable, Sendable {
  /// It was done.
  case done
  /// It was not done and nothing has changed; the text says why.
  case refused(String)
}

/// What a front end needs of an app: the scene, and somewhere to send what people do.
///
/// All of it belongs to the main actor. Read `scene` inside `withObservationTracking` to be told when to draw again.
@MainActor
public protocol SceneSource: AnyObject {
  /// What is visible now.
  var scene: Scene { get }
  /// Does what a person asked for, or says why not.
  @discardableResult
  func send(_ intent: SceneIntent) -> Reply
  /// Opens a link written as text, or says why not.
  @discardableResult
  func open(link text: String) -> Reply
  /// Every page that is open, visible or not: a front end remembers where the focus was in these, and in no other.
  var openPages: Set<Page.ID> { get }
  /// Whether the app has been left and may end.
  var isOver: Bool { get }
  /// Whether no work is pending, so that `settle` would return at once.
  var isSettled: Bool { get }
  /// Returns when no work is pending, such as a request to a server.
  func settle() async
  /// The visible place as a link.
  var link: String { get }
  /// The links of all places there are, with `*` for each value, as in `app://loggedIn/posts/*`; a front end can offer them
  /// to who types a link.
  var places: [String] { get }
  /// All that is open as a tree, a line an entry.
  var tree: String { get }
  /// The last steps, the oldest first; the last of them is what is open now.
  ///
  /// Like `scene` it can be read inside `withObservationTracking`.
  var events: [SceneEvent] { get }
  /// Goes back to what was open at the step of this number, or says why not.
  ///
  /// It is a way out like any other: a screen that has something to lose is asked first.
  @discardableResult
  func undo(to number: Int) -> Reply
}

extension SceneSource {
  /// None: links are typed without help.
  public var places: [String] { [] }
}
