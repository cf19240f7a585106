public import Links

/// A module's router without its route type: everything an app may know of it.
///
/// An app shows the screens of a flow, navigates in it, and opens links in it. It is a protocol, so that `any Flow<Screen>`
/// hides the type of the routes; `Router` is the only conforming type.
@MainActor
public protocol Flow<Screen>: AnyObject {
  /// The type of the screens.
  associatedtype Screen

  /// The name of the module in links.
  var module: String { get }

  // MARK: What is open

  /// Everything that is open, with its screens; `nil` before the flow starts and after it stops.
  var content: FlowContent<Screen>? { get }
  /// What is open, as links.
  var snapshot: NavigationSnapshot<DeepLink> { get }
  /// The visible place as one link.
  var link: DeepLink { get }
  /// The entry on top of everything.
  var visibleEntry: EntryID { get }
  /// Whether a modal or a confirmation is open.
  var isPresenting: Bool { get }
  /// Returns the screen of an entry of this module, or `nil` if the entry isn't open.
  func screen(of entry: EntryID) -> Screen?
  /// Returns the coordinator that made the screen of an entry, also of one in a child flow.
  func coordinator(of entry: EntryID) -> AnyObject?

  // MARK: Calls of the user

  /// Goes back one step; refused as stale unless `entry` is visible.
  @discardableResult
  func back(from entry: EntryID) -> NavigationOutcome
  /// Removes an entry and everything above it; the root of a modal closes the modal, and `nil` is refused.
  @discardableResult
  func dismiss(_ entry: EntryID?) -> NavigationOutcome
  /// Closes the topmost modal; refused as stale unless `entry` is visible in it.
  @discardableResult
  func dismissModal(from entry: EntryID) -> NavigationOutcome
  /// Selects the tab of this name; selecting the visible tab pops its stack to the root if no modal is open.
  @discardableResult
  func selectTab(_ name: String) -> NavigationOutcome

  // MARK: Links

  /// Opens a link of this module, or of one that can be a child flow.
  @discardableResult
  func open(_ link: DeepLink, _ policy: OpenPolicy) -> NavigationOutcome
  /// Opens a planned link of this module, or of one that can be a child flow.
  @discardableResult
  func open(_ plan: LinkPlan, _ policy: OpenPolicy) -> NavigationOutcome
  /// Opens what was saved, as far as the module still knows it.
  @discardableResult
  func restore(_ snapshot: NavigationSnapshot<DeepLink>) -> Restoration

  // MARK: Leaving

  /// Whether leaving an entry now would open a confirmation.
  func asksBeforeLeaving(_ entry: EntryID) -> Bool
  /// Whether leaving the whole flow now would open a confirmation.
  var asksBeforeLeaving: Bool { get }
  /// Asks the user to confirm leaving each screen with unsaved changes, then calls `proceed`; or `stay` if the user declines.
  @discardableResult
  func confirmLeaving(
    _ proceed: @escaping @MainActor () -> Void, orElse stay: @escaping @MainActor () -> Void
  ) -> NavigationOutcome
  /// Whether a confirmation is open, here or in a child flow.
  var isConfirming: Bool { get }
  /// Answers the open confirmation.
  @discardableResult
  func answerConfirmation(_ isAgreed: Bool) -> NavigationOutcome
  /// Closes all modals of this flow and of its child flows without asking for confirmation.
  @discardableResult
  func discardModals() -> NavigationOutcome

  // MARK: Child flows

  /// Makes the child flows of other modules.
  var childSource: (any ChildFlowSource<Screen>)? { get set }
  /// Removes this flow from its parent's stack, or refuses; `nil` unless it is a child flow.
  var leaveParent: (@MainActor () -> NavigationOutcome)? { get set }

  // MARK: Observing

  /// Calls `observer` once per change of `content`, with whether a UI animates it.
  @discardableResult
  func observeContent(_ observer: @escaping @MainActor (_ isAnimated: Bool) -> Void) -> ObserverID
  /// Calls `observer` once per change and once per refused call, in order.
  @discardableResult
  func observeEvents(_ observer: @escaping @MainActor (NavigationEvent) -> Void) -> ObserverID
  /// Stops calling an observer.
  func removeObserver(_ id: ObserverID)

  // MARK: Lifetime

  /// Whether no open screen has work in progress.
  var isIdle: Bool { get }
  /// Waits until no open screen has work in progress.
  func settle() async
  /// Ends all scopes; later calls are refused.
  func stop()
}

extension Flow {
  /// Asks the user to confirm leaving each screen with unsaved changes, then calls `proceed`.
  @discardableResult
  public func confirmLeaving(_ proceed: @escaping @MainActor () -> Void) -> NavigationOutcome {
    confirmLeaving(proceed, orElse: {})
  }

  /// `OpenEntry.idPath` of every open entry, visible or not; empty unless the flow has started.
  public var idPaths: [[EntryID]] { content?.entries.map(\.idPath) ?? [] }

  /// The link of the visible entry.
  var topLink: DeepLink? { visibleLayers.last?.top.link }

  /// Whether closing the modals of the flow now would open a confirmation.
  var asksBeforeClosingModals: Bool {
    content?.modals.flatMap(\.stack).contains { asksBeforeLeaving($0.id) } ?? false
  }

  /// Opens a link; entries that are already open stay.
  @discardableResult
  public func open(_ link: DeepLink) -> NavigationOutcome { open(link, .reuse) }
}
