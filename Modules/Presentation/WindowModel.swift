/// Moves a window from what it shows to what it should show, and requests what the user asks for.
///
/// The owner of the navigation state calls `show(_:isAnimated:)` after each change. A UI draws `root`, binds to its properties,
/// and reports what appears and disappears. When a UI writes to a binding, the screen has moved already, so the model
/// follows it, sends a request, and moves the screen back if the owner refuses.
@MainActor
public final class WindowModel<Page: Identifiable & Equatable> where Page.ID: Sendable {
  /// The bottom layer.
  public let root: LayerModel<Page>
  /// What the window should show.
  public private(set) var wanted: WindowContent<Page>
  /// Whether the scene is active; in any other phase a UI may drop what it is asked for, so no modal is presented.
  public var isActive = true {
    didSet {
      guard isActive, !oldValue else { return }
      // What happened meanwhile is checked now.
      root.attach(to: self)
      reconcile()
    }
  }
  private let pauses: Pauses
  private let onRequest: @MainActor (WindowRequest<Page.ID>) -> Void
  private let onMissing: @MainActor (Page.ID) -> Void
  private let change: @MainActor (_ isAnimated: Bool, _ body: () -> Void) -> Void
  private var isAnimated = true
  private var lastNumber = 0
  private var turn = 0
  private var isTurnCounted = false

  /// Creates the model of a window.
  ///
  /// - Parameters:
  ///   - content: What the window shows first.
  ///   - pauses: The waits of the window.
  ///   - change: Performs a change of what is shown, with or without animation.
  ///   - onMissing: Called when a modal has not appeared in time; the window asks the UI for it again.
  ///   - onRequest: Performs a request of the user. It calls `show(_:isAnimated:)` if the request changes the content.
  public init(
    _ content: WindowContent<Page>, pauses: Pauses = .live,
    change: @escaping @MainActor (_ isAnimated: Bool, _ body: () -> Void) -> Void = { $1() },
    onMissing: @escaping @MainActor (Page.ID) -> Void = { _ in },
    onRequest: @escaping @MainActor (WindowRequest<Page.ID>) -> Void
  ) {
    wanted = content
    self.pauses = pauses
    self.change = change
    self.onMissing = onMissing
    self.onRequest = onRequest
    root = LayerModel()
    root.attach(to: self)
    reconcile()
  }

  /// Shows another content, as soon as the animations on the screen allow it.
  public func show(_ content: WindowContent<Page>, isAnimated: Bool = true) {
    wanted = content
    self.isAnimated = isAnimated
    reconcile()
  }

  /// Moves the screen one step towards `wanted`.
  ///
  /// A layer in an animation takes its next step when the animation ends.
  func reconcile() {
    change(isAnimated) {
      root.update(tabs: wanted.tabs, selectedTab: wanted.selectedTab, modals: wanted.modals[...])
    }
  }

  // MARK: The user

  /// Requests the removal of a page and of everything above it, which the screen no longer shows.
  func requestRemoval(of page: Page.ID) {
    if wanted.contains(page) { onRequest(.remove(page)) }
    reconcile()
  }

  func requestSelection(of tab: String) {
    onRequest(.select(tab: tab))
    reconcile()
  }

  /// Returns what a tap on a page means.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - isBeside: Whether the page stays visible beside those pushed on it.
  public func tap(on page: Page.ID, isBeside: Bool = false) -> TapMeaning<Page.ID> {
    let stacks = wanted.tabs.filter { $0.id == wanted.selectedTab }.map(\.stack) + wanted.modals.map(\.stack)
    guard let level = stacks.lastIndex(where: { $0.top.id == page || isBeside && $0.root.id == page }) else {
      return .late
    }
    guard level < wanted.modals.count else { return .visible }
    let modal = wanted.modals[level]
    return isTapped(below: modal) ? .below(modal.stack.root.id) : .late
  }

  /// Returns whether the user can tap below a modal.
  func isTapped(below modal: WindowContent<Page>.Modal?) -> Bool {
    modal.map { root.presenter.isTapped(below: $0.stack.root.id) } ?? true
  }

  // MARK: Identities and waits

  func makePage(_ page: Page, in stack: StackModel<Page>? = nil) -> ShownPage<Page> {
    ShownPage(page, number: nextNumber(), in: stack)
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// The number of the current turn of the main actor.
  func currentTurn() -> Int {
    if !isTurnCounted {
      isTurnCounted = true
      pauses.turn { [weak self] in
        self?.turn += 1
        self?.isTurnCounted = false
      }
    }
    return turn
  }

  /// Performs an action when an alert that begins to close now has closed.
  ///
  /// The UI draws, and begins the animation, after the turn.
  func afterAlert(_ action: @escaping @MainActor () -> Void) { pauses.turn { [pauses] in pauses.alert(action) } }

  /// Performs an action when what the UI is asked for now must be on the screen, or have left it.
  func afterCheck(_ action: @escaping @MainActor () -> Void) { pauses.turn { [pauses] in pauses.check(action) } }

  /// Reports that a modal has not appeared in time.
  func reportMissing(_ modal: Page.ID) { if wanted.contains(modal) { onMissing(modal) } }
}

/// A request of the user to the owner of the navigation state.
public enum WindowRequest<PageID: Hashable & Sendable>: Hashable, Sendable {
  /// Removes a page and everything above it.
  case remove(PageID)
  /// Selects a tab; the visible one goes to its root.
  case select(tab: String)
}

/// What a tap on a page means.
public enum TapMeaning<PageID: Hashable & Sendable>: Hashable, Sendable {
  /// The page is visible.
  case visible
  /// A modal covers the page. The user can only tap the page while that modal moves away, so it counts as closed.
  case below(PageID)
  /// The page has been left: the second tap of a double tap.
  case late
}
