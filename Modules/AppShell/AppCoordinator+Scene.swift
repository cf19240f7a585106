import FlowScenes
import Links
import Routing
public import ScreenKit

// The app as every front end sees it.
extension AppCoordinator: SceneSource {
  /// What is visible now.
  public var scene: Scene {
    _ = changes
    let layers = router.visibleLayers.flatMap(layers) + question
    return Scene(root: layers.first ?? .blank, modals: Array(layers.dropFirst()), toast: notices.line)
  }

  /// Does what a person asked for, or says why not.
  @discardableResult
  public func send(_ intent: SceneIntent) -> Reply {
    notices.clear()
    let reply = intent != .quit && endSessionIfOver() ? .refused(Notices.sessionHasEnded) : receive(intent)
    if case .refused(let reason) = reply { notices.replace(with: .words(reason)) }
    if flow(of: active)?.isConfirming != true { arrival = nil }
    return reply
  }

  /// Whether no work of any open screen is under way.
  public var isSettled: Bool { flows.allSatisfy(\.isIdle) }

  /// Every page that is open, visible or not.
  public var openPages: Set<Page.ID> {
    Set(
      router.state.entries.flatMap { module in
        (router.screen(of: module.id)?.flow.entries ?? []).map { page($0, in: module.id) }
      })
  }

  /// Returns when no work of any open screen is under way and all is saved.
  public func settle() async {
    var settled: [EntryID] = []
    // What was under way may have put another module in place, which has work of its own.
    while router.state.entries.map(\.id) != settled {
      settled = router.state.entries.map(\.id)
      for flow in flows { await flow.settle() }
    }
    save()
  }

  /// The visible place as a link.
  public var link: String { flow?.link.description ?? "" }

  /// The links of all places of all modules.
  public var places: [String] { Self.map.modules.flatMap { $0.routes.filter(\.isPlace).map(\.link) } }

  /// All that is open as a tree: each module, and below it a line for each stack and each entry.
  public var tree: String {
    flows.map { flow in
      let place = flow.snapshot.description.split(separator: "\n").map { "  \($0)" }
      return ([flow.link.module] + place).joined(separator: "\n")
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
    case .back: return Reply(orDismiss(flow.back(from: top.entry)))
    case .close: return Reply(orDismiss(flow.dismissModal(from: top.entry)))
    case .tab(let name): return Reply(selectTab(name))
    case .quit: return quit(isAnswer: flow.isConfirming)
    case .activate, .edit, .editSecret, .select: return visit.screen.receive(intent)
    }
  }

  /// Ends the app when every screen lets itself be left; asking twice is an answer.
  private func quit(isAnswer: Bool) -> Reply {
    let outcome = move(.dismiss, ending: isAnswer ? [] : router.state.entries.reversed()) { [weak self] in
      self?.isOver = true
      return .done
    }
    return Reply(outcome)
  }

  /// A module that can't go back any further leaves the way it came when it lies over another.
  private func orDismiss(_ outcome: NavigationOutcome) -> NavigationOutcome {
    guard outcome == .refused(.atRoot) || outcome == .refused(.nothingPresented), router.state.isPresenting else {
      return outcome
    }
    return move(.dismiss, ending: sheets) { [weak self] in self?.router.dismissModal() ?? .unchanged }
  }

  /// What a module shows: its layers, the lowest of which covers what is below as the app says.
  private func layers(_ visible: VisibleLayer<any FeatureCoordinator>) -> [Layer] {
    let flow = visible.top.screen.flow
    return flow.visibleLayers.dropLast(flow.isConfirming ? 1 : 0).enumerated().map { index, layer in
      var shown = Layer(layer) { page($0, in: visible.top.entry) }
      if index == 0 { (shown.style, shown.tabs) = (Layer.Style(visible.style), tabBar(visible, layer)) }
      return shown
    }
  }

  /// The question that a module asks before it is left lies over everything, wherever the module does.
  private var question: [Layer] {
    let active = active
    guard let flow = flow(of: active), flow.isConfirming, let layer = flow.visibleLayers.last else { return [] }
    return [Layer(layer) { page($0, in: active.id) }]
  }

  /// An entry is unique in its flow, and a flow is an entry of the app.
  private func page(_ entry: EntryID, in app: EntryID) -> Page.ID { Page.ID("\(app).\(entry)") }
}

extension ViewModel {
  var title: String { screen.title }
}

extension Layer {
  /// What is visible before any flow has started.
  fileprivate static var blank: Layer {
    Layer(style: .root, page: Page(id: .init("0"), screen: Screen("Waymark", elements: [])))
  }
}
