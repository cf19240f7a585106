public import Observation
public import Presentation
public import ScreenKit

/// Connects an app with the window that draws its scene.
///
/// `SceneView` makes one. It exists on every platform, so that its behavior is tested without SwiftUI.
@MainActor
@Observable
public final class SceneModel {
  /// A short message over a layer.
  struct Toast: Equatable {
    var text: String
    /// The modal that shows it, by its root; `nil` for the bottom layer.
    var modal: ScenePage.ID?
  }

  /// The app.
  @ObservationIgnored public let source: any SceneSource
  /// Whether the scene is active; in any other phase no modal is presented.
  public var isActive: Bool {
    get { openWindow().isActive }
    set { openWindow().isActive = newValue }
  }
  private(set) var toast: Toast?
  private var tabs: [String: TabBar.Tab] = [:]
  /// The modals that ask for confirmation before they close, by their roots.
  private var askingModals: Set<ScenePage.ID> = []
  @ObservationIgnored private let pauses: Pauses
  @ObservationIgnored private var window: WindowModel<ScenePage>?
  @ObservationIgnored private var stacks = SceneStacks()
  @ObservationIgnored private var isObserving = false

  /// Creates the model of a window.
  ///
  /// It costs nothing until `layer` is read, because SwiftUI makes and drops models freely.
  ///
  /// - Parameters:
  ///   - source: The app.
  ///   - pauses: The waits of the window.
  public init(_ source: any SceneSource, pauses: Pauses = .live) {
    self.source = source
    self.pauses = pauses
  }

  /// The bottom layer of the window.
  public var layer: LayerModel<ScenePage> { openWindow().root }

  /// The message to show over a layer: over the topmost one that is no alert.
  public func toast(over layer: LayerModel<ScenePage>) -> String? {
    guard let toast else { return nil }
    return layer.page == toast.modal ? toast.text : nil
  }

  /// Whether closing a layer asks for confirmation, because a page of it or above it has unsaved changes.
  public func asksBeforeClosing(_ layer: LayerModel<ScenePage>) -> Bool {
    layer.page.map { askingModals.contains($0) } ?? false
  }

  /// The title of a tab.
  func tab(_ id: String) -> TabBar.Tab? { tabs[id] }

  private func openWindow() -> WindowModel<ScenePage> {
    if let window { return window }
    let window = WindowModel(readContent(), pauses: pauses) { [weak self] in self?.perform($0) }
    self.window = window
    return window
  }

  // MARK: The app

  /// Shows what the app shows now.
  func refresh() {
    guard let window else { return }
    let content = readContent()
    if content != window.wanted { window.show(content) }
  }

  private func readContent() -> WindowContent<ScenePage> {
    let (scene, open) = readScene()
    let content = stacks.content(of: scene, open: open)
    let modal = content.modals.last { $0.style != .alert }?.stack.root.id
    let toast = scene.toast.map { Toast(text: $0, modal: modal) }
    if toast != self.toast { self.toast = toast }
    let asking = content.modals.indices.filter { scene.modals[$0...].contains(where: \.asksBeforeClosing) }
    let askingModals = Set(asking.map { content.modals[$0].stack.root.id })
    if askingModals != self.askingModals { self.askingModals = askingModals }
    let tabs = Dictionary(scene.root.tabs?.tabs.map { ($0.id, $0) } ?? []) { first, _ in first }
    if tabs != self.tabs { self.tabs = tabs }
    return content
  }

  /// Reads the scene, and refreshes the window after its next change.
  private func readScene() -> (Scene, Set<Page.ID>) {
    guard !isObserving else { return (source.scene, source.openPages) }
    isObserving = true
    return withObservationTracking {
      (source.scene, source.openPages)
    } onChange: { [weak self] in
      // The change is announced before it happens.
      Task { @MainActor in
        self?.isObserving = false
        self?.refresh()
      }
    }
  }

  // MARK: The user

  /// Sends an intent of a page, unless the page has been left: the second tap of a double tap has no effect.
  ///
  /// A page below a modal can be tapped only while the user swipes that modal away, so the modal is closed first.
  @discardableResult
  public func send(_ intent: SceneIntent, from page: ScenePage.ID) -> Reply {
    let window = openWindow()
    switch window.tap(on: page, isBeside: isBeside(page)) {
    case .visible: break
    case .late: return .refused("The page has been left")
    case .below(let modal):
      remove(modal)
      if position(of: modal) != nil { return .refused("The page is covered") }
    }
    let reply = source.send(intent)
    refresh()
    return reply
  }

  private func isBeside(_ page: ScenePage.ID) -> Bool {
    openWindow().wanted.tabs.contains { $0.stack.root.id == page && $0.stack.root.isSidebar }
  }

  private func perform(_ request: WindowRequest<ScenePage.ID>) {
    switch request {
    case .remove(let page): remove(page)
    case .select(let tab):
      source.send(.tab(tab))
      refresh()
    }
  }

  /// Goes back or closes modals until a page has gone, or until the app refuses or asks for confirmation.
  ///
  /// An app goes back one page at a time; the system's back button can go back several.
  private func remove(_ page: ScenePage.ID) {
    while let (level, index) = position(of: page) {
      let before = source.scene
      let isModal = level < before.modals.count || index == 0
      let active = before.active.page.id
      guard source.send(isModal ? .close(active) : .back(active)) == .done else { break }
      refresh()
      let after = source.scene
      guard after.modals.count <= before.modals.count, after.active.page.id != active else { break }
    }
    refresh()
  }

  /// The layer of a page, 0 for the bottom one, and the number of pages below it; `nil` if it isn't open.
  private func position(of page: ScenePage.ID) -> (level: Int, index: Int)? {
    let wanted = openWindow().wanted
    let stacks = wanted.tabs.filter { $0.id == wanted.selectedTab }.map(\.stack) + wanted.modals.map(\.stack)
    for (level, stack) in stacks.enumerated() {
      if let index = stack.pages.firstIndex(where: { $0.id == page }) { return (level, index) }
    }
    return nil
  }
}
