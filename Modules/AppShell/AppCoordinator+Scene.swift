import FlowScenes
import Links
import Routing
public import ScreenKit

// The interface for front ends.
extension AppCoordinator: SceneSource {
  /// What is visible now.
  ///
  /// Observation tracks it: a front end draws again when it changes.
  public var scene: Scene {
    _ = changes
    let layers = router.visibleLayers.flatMap(layers) + confirmationLayers
    return Scene(root: layers.first ?? .blank, modals: Array(layers.dropFirst()), toast: notices.line)
  }

  /// Handles an intent of the user; a refusal also shows a notice.
  @discardableResult
  public func send(_ intent: SceneIntent) -> Reply {
    notices.clear()
    let reply = intent != .quit && endSessionIfOver() ? .refused(Notices.sessionHasEnded) : receive(intent)
    if case .refused(let reason) = reply { notices.replace(with: .text(reason)) }
    if flow(of: active)?.isConfirming != true { pendingModule = nil }
    return reply
  }

  /// Whether no open screen has work in progress.
  public var isSettled: Bool { flows.allSatisfy(\.isIdle) }

  /// Every open page, visible or not.
  public var openPages: Set<Page.ID> {
    Set(
      router.state.entries.flatMap { module in
        (router.screen(of: module.id)?.flow.entryPaths ?? []).map { page($0, in: module.id) }
      })
  }

  /// Waits until no open screen has work in progress, then saves.
  public func settle() async {
    var settled: [EntryID] = []
    // Finished work can show another module, which starts work of its own.
    while router.state.entries.map(\.id) != settled {
      settled = router.state.entries.map(\.id)
      for flow in flows { await flow.settle() }
    }
    save()
  }

  /// The visible place as a link.
  public var link: String { flow?.link.description ?? "" }

  /// The link patterns of all places of all modules.
  public var places: [String] { Self.map.modules.flatMap { $0.routes.filter(\.isPlace).map(\.link) } }

  /// Everything that is open as a tree: a line for each module, and below it one for each stack and entry.
  public var tree: String {
    flows.map { flow in
      let lines = flow.snapshot.description.split(separator: "\n").map { "  \($0)" }
      return ([flow.link.module] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func receive(_ intent: SceneIntent) -> Reply {
    let active = active
    guard let flow = flow(of: active), let layer = flow.visibleLayers.last else { return .refused("Nothing is open") }
    let top = layer.top
    guard let visit = layer.entry(addressedBy: intent, id: { page($0, in: active.id) }) else {
      return .refused(NavigationError.stale(top.entry).description)
    }
    switch intent {
    case .back: return Reply(dismissSheet(ifAtRoot: flow.back(from: top.entry)))
    case .close: return Reply(dismissSheet(ifAtRoot: flow.dismissModal(from: top.entry)))
    case .tab(let name): return Reply(selectTab(name))
    case .quit: return quit(isConfirming: flow.isConfirming)
    case .activate, .edit, .editSecret, .select: return visit.screen.receive(intent)
    }
  }

  /// Ends the app after all modules agree; a second request while a confirmation is open ends it at once.
  private func quit(isConfirming: Bool) -> Reply {
    let outcome = leave(isConfirming ? [] : router.state.entries.reversed(), by: .dismiss) { [weak self] in
      self?.isOver = true
      return .done
    }
    return Reply(outcome)
  }

  /// Dismisses the sheet if its module had nothing to go back to or to close; otherwise returns `outcome`.
  private func dismissSheet(ifAtRoot outcome: NavigationOutcome) -> NavigationOutcome {
    guard outcome == .refused(.atRoot) || outcome == .refused(.nothingPresented), router.state.isPresenting else {
      return outcome
    }
    return leave(sheets, by: .dismiss) { [weak self] in self?.router.dismissModal() ?? .unchanged }
  }

  /// The layers of a module without an open confirmation.
  ///
  /// The app, not the module, determines the style and the tab bar of the lowest layer.
  private func layers(_ visible: VisibleLayer<any FeatureCoordinator>) -> [Layer] {
    let flow = visible.top.screen.flow
    return flow.visibleLayers.dropLast(flow.isConfirming ? 1 : 0).enumerated().map { index, layer in
      var shown = Layer(layer) { page($0, in: visible.top.entry) }
      if index == 0 { (shown.style, shown.tabs) = (Layer.Style(visible.style), tabBar(visible, layer)) }
      return shown
    }
  }

  /// The open confirmation; it covers everything, even if its module is hidden.
  private var confirmationLayers: [Layer] {
    let active = active
    guard let flow = flow(of: active), flow.isConfirming, let layer = flow.visibleLayers.last else { return [] }
    return [Layer(layer) { page($0, in: active.id) }]
  }

  /// Returns the page of an entry's path, which is unique only within its flow.
  private func page(_ path: [EntryID], in app: EntryID) -> Page.ID { Page.ID(path.reduce("\(app)") { "\($0).\($1)" }) }
}

extension Layer {
  /// The layer that is visible before any flow has started.
  fileprivate static var blank: Layer {
    Layer(style: .root, page: Page(id: .init("0"), screen: Screen("Waymark", elements: [])))
  }
}
