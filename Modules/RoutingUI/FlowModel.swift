import Links
public import Presentation
public import Routing

/// Connects a navigator with the window that shows what it has open.
///
/// `FlowView` makes one. It exists on every platform, so that its behavior is tested without SwiftUI.
@MainActor
public final class FlowModel<Screen> {
  /// An open entry is a page of the window.
  public typealias Page = OpenEntry<Screen>

  /// The navigator.
  public let navigator: Navigator<Screen>
  /// Whether the scene is active; in any other phase no modal is presented.
  public var isActive = true { didSet { window?.isActive = isActive } }
  private let pauses: Pauses
  private let change: @MainActor (_ isAnimated: Bool, _ body: () -> Void) -> Void
  private let onProblem: @MainActor (FlowProblem) -> Void
  private var window: WindowModel<Page>?
  private var observer: ObserverID?

  /// Creates the model of a window.
  ///
  /// It costs nothing until `layer` is read, because SwiftUI makes and drops models freely.
  ///
  /// - Parameters:
  ///   - navigator: The navigator.
  ///   - pauses: The waits of the window.
  ///   - change: Performs a change of what is shown, with or without animation.
  ///   - onProblem: Called when something that is open can't be shown.
  public init(
    _ navigator: Navigator<Screen>, pauses: Pauses = .live,
    change: @escaping @MainActor (_ isAnimated: Bool, _ body: () -> Void) -> Void = { $1() },
    onProblem: @escaping @MainActor (FlowProblem) -> Void = FlowProblem.log
  ) {
    self.navigator = navigator
    self.pauses = pauses
    self.change = change
    self.onProblem = onProblem
  }

  // The last reference can go on any thread.
  deinit {
    if let observer { Task { @MainActor [navigator] in navigator.removeObserver(observer) } }
  }

  /// The bottom layer; `nil` before the navigator starts.
  public var layer: LayerModel<Page>? { openWindow()?.root }

  private func openWindow() -> WindowModel<Page>? {
    if let window { return window }
    guard let open = navigator.content else { return nil }
    window = WindowModel(
      WindowContent(open), pauses: pauses, change: change, onMissing: { [onProblem] in onProblem(.notShown($0)) },
      onRequest: { [weak self] in self?.perform($0) })
    window?.isActive = isActive
    observer = navigator.observe { [weak self] event in
      guard let self, event.error == nil, let open = navigator.content else { return }
      window?.show(WindowContent(open), isAnimated: event.isAnimated)
    }
    return window
  }

  private func perform(_ request: WindowRequest<EntryID>) {
    switch request {
    case .remove(let entry): navigator.dismiss(entry)
    case .select(let tab):
      let position = navigator.content?.tabs.firstIndex { WindowContent<Page>.tab(of: $0[0].id) == tab }
      if let position { navigator.selectTab(navigator.tabNames[position]) }
    }
  }

  // MARK: Pages

  /// Performs what a tap on a page asks for, unless the page has been left: the second tap of a double tap has no effect.
  ///
  /// A page below a modal can be tapped only while the user swipes that modal away, so the modal is closed first.
  ///
  /// - Parameters:
  ///   - entry: The entry of the page.
  ///   - isBeside: Whether the page stays visible beside those pushed on it.
  ///   - call: What the tap asks for.
  @discardableResult
  public func perform(from entry: EntryID, isBeside: Bool = false, _ call: @MainActor () -> Void) -> Bool {
    switch openWindow()?.tap(on: entry, isBeside: isBeside) {
    case .visible: break
    case .below(let modal): guard navigator.dismiss(modal) == .done else { return false }
    case .late, nil: return false
    }
    call()
    return true
  }

  /// Whether closing a layer asks for confirmation, because a page of it or above it has unsaved changes.
  public func asksBeforeClosing(_ layer: LayerModel<Page>) -> Bool {
    guard let page = layer.page, let modals = navigator.content?.modals else { return false }
    return modals.drop { $0.stack[0].id != page }.flatMap(\.stack).contains { navigator.asksBeforeLeaving($0.id) }
  }
}
