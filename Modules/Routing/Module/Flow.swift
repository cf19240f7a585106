public import Links

/// A module's router without its routes: all that the app may know of it.
///
/// The app shows a flow's screens, sends it back and forth, and opens links in it. `Router` is the one flow there is;
/// this protocol hides its route type.
@MainActor
public protocol Flow<Screen>: AnyObject {
  /// What the flow's routes show.
  associatedtype Screen

  /// What can be seen, the root layer first and the topmost modal last.
  var visibleLayers: [VisibleLayer<Screen>] { get }
  /// All that is open, as links.
  var place: Place<Link> { get }
  /// Where the person is, as one link; the tab is named when there are several.
  var link: Link { get }

  /// Every entry that is open, visible or not.
  var entries: [EntryID] { get }

  /// What an entry shows; nil when there is no such entry.
  func screen(of entry: EntryID) -> Screen?
  /// Goes back one step; refused as stale unless `entry` is visible.
  @discardableResult
  func back(from entry: EntryID) -> Outcome
  /// Closes the topmost modal; refused as stale unless `entry` is visible in it.
  @discardableResult
  func close(from entry: EntryID) -> Outcome
  /// Shows the tab of this name.
  @discardableResult
  func selectTab(_ name: String) -> Outcome
  /// Opens a link of this module.
  @discardableResult
  func open(_ link: Link, _ policy: LinkPolicy) -> Outcome
  /// Opens all that was open once, as far as this module still knows it.
  @discardableResult
  func restore(_ place: Place<Link>) -> Restoration
  /// Calls `observer` after each change, with the kind of command that caused it.
  func observeChanges(_ observer: @escaping @MainActor (CommandKind) -> Void)
  /// Asks every screen that has something to lose, then calls `proceed`.
  @discardableResult
  func leave(_ proceed: @escaping @MainActor () -> Void) -> Outcome
  /// Whether a screen asks, right now, before it is left.
  var isAsking: Bool { get }
  /// Answers the question that a screen asks before it is left.
  @discardableResult
  func answerLeaving(_ isAgreed: Bool) -> Outcome
  /// Ends every screen.
  func stop()
  /// Whether no work of any open screen is under way.
  var isIdle: Bool { get }
  /// Returns when no work of any open screen is under way.
  func settle() async
}

extension Flow {
  /// Opens a link of this module; what is open there already stays as it is.
  @discardableResult
  public func open(_ link: Link) -> Outcome { open(link, .reuse) }
}
