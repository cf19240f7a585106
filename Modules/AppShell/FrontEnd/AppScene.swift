import FlowScenes
import Links
import Observation
import Routing
import ScreenKit

/// The app as a front end sees it: what is visible, and the intents of the user.
@MainActor
@Observable
final class AppScene {
  /// Whether the user has quit the app and every module has agreed.
  private(set) var isOver = false
  private let navigator: ModuleNavigator
  private let notices: Notices
  var modules: OpenModules { navigator.modules }
  @ObservationIgnored private lazy var map = AppMap(of: modules.routes.map(\.module))

  init(_ navigator: ModuleNavigator, notices: Notices) {
    self.navigator = navigator
    self.notices = notices
  }

  // MARK: What is visible

  var scene: Scene {
    // Routers aren't observable, so an observer of the scene observes the number of changes.
    _ = modules.changes.count
    let layers = modules.router.visibleLayers.flatMap(layers) + confirmationLayers
    return Scene(root: layers.first ?? .blank, modals: Array(layers.dropFirst()), toast: notices.line)
  }

  /// Every open page, visible or not.
  var openPages: Set<Page.ID> {
    Set(
      modules.entries.flatMap { module in
        (modules.flow(of: module)?.idPaths ?? []).map { page($0, in: module.id) }
      })
  }

  /// The places of this run that are available now.
  var places: [AppMap.Route] { places(of: map.modules) }

  /// The available places whose gates are passed, without those of a module that can't be shown now.
  var openablePlaces: [AppMap.Route] {
    let hidden = modules.routes.filter { modules.obstacle(to: $0) != nil }.map(\.name)
    return places(of: map.modules.filter { !hidden.contains($0.name) })
      .filter { $0.gates.map(Gate.init).allSatisfy(modules.isPassed) }
  }

  private func places(of shown: [AppMap.Module]) -> [AppMap.Route] {
    shown.flatMap(\.routes).filter { route in
      route.isPlace && modules.availability.reason(behind: route.gates.map(Gate.init)) == nil
    }
  }

  /// The layers of a module without an open confirmation.
  ///
  /// The app, not the module, determines the style and the tab bar of the lowest layer.
  private func layers(_ visible: VisibleLayer<any FeatureCoordinator>) -> [Layer] {
    let flow = visible.top.screen.flow
    return flow.visibleLayers.dropLast(flow.isConfirming ? 1 : 0).enumerated().map { index, layer in
      var shown = Layer(layer) { page($0, in: visible.top.id) }
      if index == 0 { (shown.style, shown.tabs) = (Layer.Style(visible.style), tabBar(visible, layer)) }
      if shown.style == .sheet { shown.asksBeforeClosing = flow.asksBeforeClosing(layer) }
      return shown
    }
  }

  /// The open confirmation; it covers everything, even if its module is hidden.
  private var confirmationLayers: [Layer] {
    let active = modules.active
    guard let flow = modules.flow(of: active), flow.isConfirming, let layer = flow.visibleLayers.last else { return [] }
    return [Layer(layer) { page($0, in: active.id) }]
  }

  /// The tab bar of a module's lowest layer, including the added tabs; `nil` if it has none.
  private func tabBar(
    _ module: VisibleLayer<any FeatureCoordinator>, _ layer: VisibleLayer<any ViewModel>
  ) -> TabBar? {
    let added = modules.addedTabs
    guard module.style == nil, !added.isEmpty, let root = module.tabs.first?.screen.flow.content else {
      return TabBar(layer)
    }
    if layer.top.route.hidesTabBar { return nil }
    let selected = module.selectedTab == 0 ? root.tabs[root.selectedTab][0].tabName : modules.selectedTab.name
    return TabBar(
      tabs: root.tabs.map { TabBar.Tab(id: $0[0].tabName, title: $0[0].screen.title) }
        + added.map { TabBar.Tab(id: $0.name, title: $0.title) },
      selected: selected)
  }

  /// Returns the page of an entry's path, which is unique only within its flow.
  func page(_ path: [EntryID], in module: EntryID) -> Page.ID { Page.ID(path.reduce("\(module)") { "\($0).\($1)" }) }

  // MARK: Intents

  /// Sends an intent to the screen that it addresses, or navigates between the modules.
  func receive(_ intent: SceneIntent) -> Reply {
    defer { navigator.forgetPendingModule() }
    let active = modules.active
    guard let flow = modules.flow(of: active), let layer = flow.visibleLayers.last else {
      return .refused("Nothing is open")
    }
    let top = layer.top
    guard let entry = layer.entry(addressedBy: intent, id: { page($0, in: active.id) }) else {
      return .refused(NavigationError.stale(top.id).description)
    }
    switch intent {
    case .back: return Reply(closeSheet(ifAtRoot: flow.back(from: top.id)))
    case .close: return Reply(closeSheet(ifAtRoot: flow.dismissModal(from: top.id)))
    case .tab(let name): return Reply(navigator.selectTab(name))
    case .quit: return Reply(quit(isConfirming: flow.isConfirming))
    case .activate, .edit, .editSecret, .select: return entry.screen.receive(intent)
    }
  }

  /// Closes the sheet if its module had nothing to go back to or to close; otherwise returns `outcome`.
  private func closeSheet(ifAtRoot outcome: NavigationOutcome) -> NavigationOutcome {
    let isAtRoot = outcome == .refused(.atRoot) || outcome == .refused(.nothingPresented)
    return isAtRoot && !modules.sheets.isEmpty ? navigator.closeSheet() : outcome
  }

  /// Ends the app after all modules agree; a second request while a confirmation is open ends it at once.
  private func quit(isConfirming: Bool) -> NavigationOutcome {
    let end: @MainActor () -> NavigationOutcome = { [weak self] in
      self?.isOver = true
      return .done
    }
    return isConfirming ? end() : navigator.leaveAll(by: .dismiss, then: end)
  }
}

extension Layer {
  /// The layer that is visible before any flow has started.
  fileprivate static var blank: Layer {
    Layer(style: .root, page: Page(id: .init("0"), screen: Screen("Waymark", elements: [])))
  }
}
