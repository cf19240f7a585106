import Links
public import Presentation
public import Routing

/// Connects a flow with the window that shows it.
///
/// `FlowView` makes one. It exists on every platform, so that its behavior is tested without SwiftUI.
@MainActor
public final class FlowModel<Screen> {
  /// An open entry is a page of the window.
  public typealias Page = OpenEntry<Screen>

  /// The flow.
  public let flow: any Flow<Screen>
  private let pauses: Pauses
  private let change: @MainActor (_ isAnimated: Bool, _ body: () -> Void) -> Void
  private var window: WindowModel<Page>?
  private var endObserving: (@MainActor () -> Void)?

  /// Creates the model of a flow.
  ///
  /// It costs nothing until `layer` is read, because SwiftUI makes and drops models freely.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - pauses: The waits of the window.
  ///   - change: Performs a change of what is shown, with or without animation.
  public init(
    _ flow: any Flow<Screen>, pauses: Pauses = .live,
    change: @escaping @MainActor (_ isAnimated: Bool, _ body: () -> Void) -> Void = { $1() }
  ) {
    self.flow = flow
    self.pauses = pauses
    self.change = change
  }

  // The last reference can go on any thread.
  deinit {
    if let endObserving { Task { @MainActor in endObserving() } }
  }

  /// The bottom layer; `nil` before the flow starts.
  public var layer: LayerModel<Page>? { openWindow()?.root }

  /// The bottom layer, on a page of a layer of another flow: both present one thing at a time.
  func layer(in surroundings: (any SurroundingLayer)?) -> LayerModel<Page>? {
    let window = openWindow()
    window?.nest(in: surroundings)
    return window?.root
  }

  private func openWindow() -> WindowModel<Page>? {
    if let window { return window }
    guard let content = flow.content else { return nil }
    let window = WindowModel(WindowContent(content), pauses: pauses, change: change) { [weak self] in self?.perform($0)
    }
    self.window = window
    let observer = flow.observeContent { [weak self] in self?.show(isAnimated: $0) }
    endObserving = { [flow] in flow.removeObserver(observer) }
    return window
  }

  private func show(isAnimated: Bool) {
    if let content = flow.content { window?.show(WindowContent(content), isAnimated: isAnimated) }
  }

  private func perform(_ request: WindowRequest<EntryID>) {
    switch request {
    case .remove(let entry): flow.dismiss(entry)
    case .select(let tab):
      let root = flow.content?.tabs.map { $0[0] }.first { WindowContent<Page>.tab(of: $0.id) == tab }
      if let root { flow.selectTab(root.tabName) }
    }
  }

  // MARK: Pages

  /// Performs a navigation call of a page, unless the page has been left: the second tap of a double tap is refused.
  ///
  /// A page below a modal can be tapped only while the user swipes that modal away, so the modal is closed first.
  ///
  /// - Parameters:
  ///   - entry: The entry of the page.
  ///   - isBeside: Whether the page stays visible beside those pushed on it.
  ///   - call: The call.
  @discardableResult
  public func perform(
    from entry: EntryID, isBeside: Bool = false, _ call: @MainActor () -> NavigationOutcome
  ) -> NavigationOutcome {
    guard let window = openWindow() else { return .refused(.flowEnded) }
    switch window.meaning(ofTapOn: entry, isBeside: isBeside) {
    case .visible: return call()
    case .late: return .refused(.stale(entry))
    case .below(let modal):
      let outcome = flow.dismiss(modal)
      return outcome == .done ? call() : outcome
    }
  }

  /// Whether closing a layer asks for confirmation, because a page of it or above it has unsaved changes.
  public func asksBeforeClosing(_ layer: LayerModel<Page>) -> Bool {
    guard let root = layer.stacks.first?.root.page.id, let modals = flow.content?.presented else { return false }
    return modals.drop { $0.stack[0].id != root }.flatMap(\.stack).contains { flow.asksBeforeLeaving($0.id) }
  }
}
