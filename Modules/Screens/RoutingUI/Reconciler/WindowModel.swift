import Links

/// A window on the screen, which follows the wanted content and requests the user's changes.
///
/// The owner of the navigation state calls `show(_:isAnimated:)` after each change. The views draw `root`, and report
/// what appears and disappears. A write of a binding is a report too: the screen has moved already, so the model
/// follows, sends a request, and moves the screen back if the owner refuses. At rest, `compare()` asks again for
/// missing reports.
@MainActor
final class WindowModel<Page: Identifiable & Equatable> where Page.ID: Sendable {
  typealias Content = NavigationSnapshot<Page>

  let root: LayerModel<Page>
  private(set) var wanted: Content
  /// Whether the scene is active; otherwise a UI may drop a modal, so none is presented.
  private(set) var isActive = true
  /// Whether the size class has changed since the last comparison.
  private var isResized = false
  /// Whether the UI reports that an alert has appeared; `nil` before the first one.
  var reportsAlerts: Bool?
  let traits: PageTraits<Page>
  private let pauses: Pauses
  private let onRequest: @MainActor (WindowRequest<Page.ID>) -> Void
  private let onMissing: @MainActor (Page.ID) -> Void
  private let change: @MainActor (_ isAnimated: Bool, _ body: () -> Void) -> Void
  private var isAnimated = true
  private var lastNumber = 0
  private var turn = 0
  private var isTurnCounted = false
  /// The number of changes and reports, and whether the next comparison is awaited.
  private var activity = (count: 0, isWaiting: false)

  /// Creates a model; `onMissing` is called when a modal has not appeared in time.
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

  /// Shows another content as soon as the animations on the screen allow it.
  func show(_ content: Content, isAnimated: Bool = true) {
    wanted = content
    self.isAnimated = isAnimated
    reconcile()
  }

  /// Moves the screen one step towards `wanted`; a layer in an animation follows at its end.
  func reconcile() {
    change(isAnimated) {
      root.update(tabs: wanted.tabs, selectedTab: wanted.selectedTab, modals: wanted.modals[...])
    }
    noteActivity()
  }

  /// Reports the phase of the scene.
  ///
  /// It counts as active at first: with UIKit's lifecycle, SwiftUI never reports the first phase.
  func sceneDidChange(isActive: Bool) {
    self.isActive = isActive
    if isActive { reconcile() }
  }

  /// Reports another size class.
  func sizeDidChange() {
    isResized = true
    noteActivity()
  }

  /// Whether a change of a path is the user's.
  var isAtRest: Bool { isActive && !isResized }

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

  private func compare() {
    guard isActive else { return }
    isResized = false
    root.compare()
  }

  // MARK: The user

  func requestRemoval(of page: Page.ID) {
    if wanted.stacks.contains(where: { $0.contains { $0.id == page } }) { onRequest(.remove(page)) }
    reconcile()
  }

  func requestSelection(of tab: Page.ID) {
    onRequest(.select(tab: tab))
    reconcile()
  }

  /// Returns what a tap on a page means; `isBeside` for a page that stays visible beside pushed ones.
  func tap(on page: Page.ID, isBeside: Bool = false) -> TapMeaning<Page.ID> {
    let stacks = [wanted.tabs[wanted.selectedTab]] + wanted.modals.map(\.stack)
    guard let level = stacks.lastIndex(where: { $0.last?.id == page || isBeside && $0.first?.id == page }) else {
      return .late
    }
    guard level < wanted.modals.count else { return .visible }
    let modal = wanted.modals[level]
    return isTapped(below: modal) ? .below(modal.stack[0].id) : .late
  }

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

  /// Returns the number of the main actor's current turn.
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

  /// Performs an action when an alert that closes now has closed; its animation begins after the turn.
  func afterAlert(_ action: @escaping @MainActor () -> Void) { pauses.turn { [pauses] in pauses.alert(action) } }

  func reportMissing(_ modal: Page.ID) {
    if wanted.modals.contains(where: { $0.stack[0].id == modal }) { onMissing(modal) }
  }
}

/// A request of the user to the owner of the navigation state.
enum WindowRequest<PageID: Hashable & Sendable>: Hashable, Sendable {
  /// Removes a page and those above.
  case remove(PageID)
  /// Selects the tab with this root; the visible one goes to its root.
  case select(tab: PageID)
}

enum TapMeaning<PageID: Hashable & Sendable>: Hashable, Sendable {
  case visible
  /// The modal over the page moves away, so it counts as closed.
  case below(PageID)
  /// The page has been left: the second tap of a double tap.
  case late
}
