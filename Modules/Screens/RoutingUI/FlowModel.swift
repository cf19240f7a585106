import Links
import Routing

/// The connection of a navigator with the window of a `FlowView`.
@MainActor
final class FlowModel<Screen> {
  typealias Page = OpenEntry<Screen>

  struct Options {
    var modal: @MainActor (Page) -> ModalOptions = { ModalOptions($0) }
    var perform: @MainActor (_ move: @MainActor () -> NavigationOutcome) -> Void = { _ = $0() }
    var onProblem: @MainActor (FlowProblem) -> Void = FlowProblem.log
    var change: @MainActor (_ isAnimated: Bool, _ body: () -> Void) -> Void = { $1() }
  }

  let navigator: Navigator<Screen>
  private let options: Options
  private let pauses: Pauses
  private var window: WindowModel<Page>?
  private var observer: ObserverID?

  /// Creates a model that does nothing until `layer` is read, because SwiftUI makes and drops models freely.
  init(_ navigator: Navigator<Screen>, pauses: Pauses = .live, options: Options = Options()) {
    (self.navigator, self.pauses, self.options) = (navigator, pauses, options)
  }

  // The last reference can go on any thread.
  deinit {
    if let observer { Task { @MainActor [navigator] in navigator.removeObserver(observer) } }
  }

  /// The bottom layer; `nil` before the navigator starts.
  var layer: LayerModel<Page>? { openWindow()?.root }

  private func openWindow() -> WindowModel<Page>? {
    if let window { return window }
    guard let open = navigator.content else { return nil }
    let traits = PageTraits<Page>(
      style: { [weak self] in self?.style(of: $0) ?? .sheet }, showsInSidebar: \.route.base.showsInSidebar)
    window = WindowModel(
      open, traits: traits, pauses: pauses, change: { [weak self] in self?.options.change($0, $1) },
      onMissing: { [weak self] in self?.options.onProblem(.notShown($0)) },
      onRequest: { [weak self] in self?.perform($0) })
    observer = navigator.observe { [weak self] event in
      if event.error == nil { self?.show(isAnimated: event.isAnimated) }
    }
    return window
  }

  private func style(of modal: Modal<[Page]>) -> ModalStyle {
    let style = ModalStyle(modal.style)
    return style == .sheet && options.modal(modal.stack[0]).isPopover ? .popover : style
  }

  private func show(isAnimated: Bool) {
    if let open = navigator.content { window?.show(open, isAnimated: isAnimated) }
  }

  private func perform(_ request: WindowRequest<EntryID>) {
    options.perform { [navigator] in
      switch request {
      case .remove(let entry): return navigator.dismiss(entry)
      case .select(let tab):
        let position = navigator.content?.tabs.firstIndex { $0[0].id == tab }
        return position.map { navigator.selectTab(navigator.tabNames[$0]) } ?? .unchanged
      }
    }
  }

  // MARK: Reports of the UI

  func sceneDidChange(isActive: Bool) { openWindow()?.sceneDidChange(isActive: isActive) }

  func sizeDidChange() { openWindow()?.sizeDidChange() }

  func navigatorDidStart() { show(isAnimated: false) }

  // MARK: Pages

  /// Performs a tap's call, unless its page has been left or stays covered; returns whether it did.
  ///
  /// The user can tap below a modal while swiping it away, so the modal is closed first.
  @discardableResult
  func perform(from entry: EntryID, isBeside: Bool = false, _ call: @MainActor () -> Void) -> Bool {
    switch openWindow()?.tap(on: entry, isBeside: isBeside) {
    case .visible: break
    case .below(let modal): guard navigator.dismiss(modal) == .done else { return false }
    case .late, nil: return false
    }
    call()
    return true
  }

  func dismiss(_ entry: EntryID) { perform(.remove(entry)) }

  /// Returns whether closing a layer asks for confirmation, which observation tracks.
  func asksBeforeClosing(_ layer: LayerModel<Page>) -> Bool {
    guard layer.page != nil, navigator.asksBeforeLeaving else { return false }
    return layer.pages.contains { navigator.asksBeforeLeaving($0.page.id) }
  }
}
