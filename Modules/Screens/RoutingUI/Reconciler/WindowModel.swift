import Links

/// Moves a window from what it shows to what it should show, and requests what the user asks for.
///
/// The owner of the navigation state calls `show(_:isAnimated:)` after each change. The views draw `root`, bind to its properties,
/// and report what appears and disappears. A write of a binding is a report too: the screen has moved already, so the model
/// follows it, sends a request, and moves the screen back if the owner refuses.
///
/// When nothing has been changed or reported for a while, `compare()` asks the UI again for what it has not reported.
@MainActor
final class WindowModel<Page: Identifiable & Equatable> where Page.ID: Sendable {
  typealias Content = NavigationSnapshot<Page>

  /// The bottom layer.
  let root: LayerModel<Page>
  /// What the window should show.
  private(set) var wanted: Content
  /// Whether the scene is active; in any other phase a UI may drop what it is asked for, so no modal is presented.
  private(set) var isActive = true
  /// Whether the UI reports that an alert has appeared; `nil` until the first alert shows it.
  var reportsAlerts: Bool?
  /// The properties of pages that matter here.
  let traits: PageTraits<Page>
  private let pauses: Pauses
  private let onRequest: @MainActor (WindowRequest<Page.ID>) -> Void
  private let onMissing: @MainActor (Page.ID) -> Void
  private let change: @MainActor (_ isAnimated: Bool, _ body: () -> Void) -> Void
  private var isAnimated = true
  private var lastNumber = 0
  private var turn = 0
  private var isTurnCounted = false
  /// The number of changes and reports so far, and whether a wait for the next comparison has begun.
  private var activity = (count: 0, isWaiting: false)

  /// Creates the model of a window.
  ///
  /// - Parameters:
  ///   - content: What the window shows first.
  ///   - traits: The properties of pages that matter here.
  ///   - pauses: The waits of the window.
  ///   - change: Performs a change of what is shown, with or without animation.
  ///   - onMissing: Called when a modal has not appeared in time; the window asks the UI for it again.
  ///   - onRequest: Performs a request of the user. It calls `show(_:isAnimated:)` if the request changes the content.
  init(
    _ content: Content, traits: PageTraits<Page> = PageTraits(), pauses: Pauses = .live,
    change: @escaping @MainActor (_ isAnimated: Bool, _ body: () -> Void) -> Void = { $1() },
    onMissing: @escaping @MainActor (Page.ID) -> Void = { _ in },
    onRequest: @escaping @MainActor (WindowRequest<Page.ID>) -> Void
  ) {
    wanted = content
    self.traits = traits
    self.pauses = pauses
    self.change = change
    self.onMissing = onMissing
    self.onRequest = onRequest
    root = LayerModel(content)
    root.attach(to: self)
    reconcile()
  }

  /// Shows another content, as soon as the animations on the screen allow it.
  func show(_ content: Content, isAnimated: Bool = true) {
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
    noteActivity()
  }

  /// Reports that the scene has become active, or is no longer.
  ///
  /// The first phase is unknown: in an app with the lifecycle of UIKit, SwiftUI never reports it. So the scene counts as active
  /// at first, and each activation compares what has happened.
  func sceneDidChange(isActive: Bool) {
    self.isActive = isActive
    if isActive { reconcile() }
  }

  // MARK: The comparison

  /// Restarts the wait for the next comparison.
  func noteActivity() {
    activity.count += 1
    if !activity.isWaiting { awaitRest() }
  }

  private func awaitRest() {
    activity.isWaiting = true
    pauses.turn { [pauses, weak self, count = activity.count] in
      pauses.check {
        guard let self else { return }
        self.activity.isWaiting = false
        if count == self.activity.count { self.compare() } else { self.awaitRest() }
      }
    }
  }

  /// Compares what the UI has reported with what is wanted, now that nothing moves, and asks again for what differs.
  private func compare() { if isActive { root.compare() } }

  // MARK: The user

  /// Requests the removal of a page and of everything above it, which the screen no longer shows.
  func requestRemoval(of page: Page.ID) {
    if wanted.stacks.contains(where: { $0.contains { $0.id == page } }) { onRequest(.remove(page)) }
    reconcile()
  }

  func requestSelection(of tab: Page.ID) {
    onRequest(.select(tab: tab))
    reconcile()
  }

  /// Returns what a tap on a page means.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - isBeside: Whether the page stays visible beside those pushed on it.
  func tap(on page: Page.ID, isBeside: Bool = false) -> TapMeaning<Page.ID> {
    let stacks = [wanted.tabs[wanted.selectedTab]] + wanted.modals.map(\.stack)
    guard let level = stacks.lastIndex(where: { $0.last?.id == page || isBeside && $0.first?.id == page }) else {
      return .late
    }
    guard level < wanted.modals.count else { return .visible }
    let modal = wanted.modals[level]
    return isTapped(below: modal) ? .below(modal.stack[0].id) : .late
  }

  /// Returns whether the user can tap below a modal.
  func isTapped(below modal: Modal<[Page]>?) -> Bool {
    modal.map { root.presenter.isTapped(below: $0.stack[0].id) } ?? true
  }

  // MARK: Identities and waits

  func makePage(_ page: Page, in stack: StackModel<Page>) -> ShownPage<Page> {
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

  /// Reports that a modal has not appeared in time.
  func reportMissing(_ modal: Page.ID) {
    if wanted.modals.contains(where: { $0.stack[0].id == modal }) { onMissing(modal) }
  }
}

/// A request of the user to the owner of the navigation state.
enum WindowRequest<PageID: Hashable & Sendable>: Hashable, Sendable {
  /// Removes a page and everything above it.
  case remove(PageID)
  /// Selects the tab with this root; the visible one goes to its root.
  case select(tab: PageID)
}

/// What a tap on a page means.
enum TapMeaning<PageID: Hashable & Sendable>: Hashable, Sendable {
  /// The page is visible.
  case visible
  /// A modal covers the page. The user can only tap the page while that modal moves away, so it counts as closed.
  case below(PageID)
  /// The page has been left: the second tap of a double tap.
  case late
}
