import Routing
public import ScreenKit

// The app as every front end sees it.
extension AppCoordinator: SceneSource {
  /// What is visible now.
  public var scene: Scene {
    _ = changes
    let layers = flow?.visibleLayers.map(layer) ?? []
    return Scene(root: layers.first ?? .blank, modals: Array(layers.dropFirst()), toast: toast)
  }

  /// Does what a person asked for, or says why not.
  @discardableResult
  public func send(_ intent: SceneIntent) -> Reply {
    toast = nil
    let reply = receive(intent)
    if case .refused(let reason) = reply { toast = reason }
    return reply
  }

  /// Whether no work of any open screen is under way.
  public var isSettled: Bool { flow?.isIdle ?? true }

  /// Returns when no work of any open screen is under way and all is saved.
  public func settle() async {
    var settled: (any Flow<any ViewModel>)?
    // What was under way may have put another root in place, which has work of its own.
    while let flow, flow !== settled {
      await flow.settle()
      settled = flow
    }
    save()
  }

  /// The visible place as a link.
  public var link: String { flow?.link.description ?? "" }

  /// All that is open as a tree: the root, and below it a line for each stack and each entry.
  public var tree: String {
    let place = flow?.place.description.split(separator: "\n") ?? []
    return ([root.rawValue] + place.map { "  \($0)" }).joined(separator: "\n")
  }

  /// All that is open as JSON, on one line.
  public var json: String { "{\"root\":\"\(root.rawValue)\",\"layers\":\(flow?.place.json ?? "[]")}" }

  private func receive(_ intent: SceneIntent) -> Reply {
    guard let flow, let top = flow.visibleLayers.last?.top else { return .refused("Nothing is open") }
    if let page = intent.page, page != self.page(top.entry) {
      return .refused(Refusal.stale(top.entry).description)
    }
    switch intent {
    case .back: return Reply(flow.back(from: top.entry))
    case .close: return Reply(flow.close(from: top.entry))
    case .tab(let name): return Reply(flow.selectTab(name))
    case .quit: return quit(flow)
    case .activate, .edit, .editSecret, .select: return top.screen.receive(intent)
    }
  }

  /// Ends the app when every screen lets itself be left; asking twice is an answer.
  private func quit(_ flow: any Flow<any ViewModel>) -> Reply {
    guard !flow.isAsking else {
      isOver = true
      return .done
    }
    return Reply(flow.leave { [weak self] in self?.isOver = true })
  }

  private func layer(_ layer: VisibleLayer<any ViewModel>) -> Layer {
    Layer(
      style: Layer.Style(layer.style), tabs: TabBar(layer), page: layer.top.screen.page(page(layer.top.entry)),
      depth: layer.depth, backTitle: layer.below?.screen.title)
  }

  /// An entry is unique in its flow, and a flow is an entry of the app.
  private func page(_ entry: EntryID) -> Page.ID { Page.ID("\(router.layers.visible.id).\(entry)") }
}

extension ViewModel {
  fileprivate var title: String { screen.title }
}

extension Layer {
  /// What is visible before any flow has started.
  fileprivate static var blank: Layer {
    Layer(style: .root, page: Page(id: .init("0"), screen: Screen("Waymark", elements: [])))
  }
}

extension Layer.Style {
  fileprivate init(_ style: ModalStyle?) {
    switch style {
    case nil: self = .root
    case .sheet: self = .sheet
    case .cover: self = .cover
    case .alert: self = .alert
    }
  }
}

extension TabBar {
  @MainActor
  fileprivate init?(_ layer: VisibleLayer<any ViewModel>) {
    guard !layer.tabs.isEmpty else { return nil }
    self.init(
      tabs: layer.tabs.map { Tab(id: $0.name, title: $0.root.title) }, selected: layer.tabs[layer.selectedTab].name)
  }
}

extension Reply {
  init(_ outcome: Outcome) {
    switch outcome {
    case .done, .unchanged, .queued, .asking: self = .done
    case .refused(let refusal): self = .refused(refusal.description)
    }
  }
}
