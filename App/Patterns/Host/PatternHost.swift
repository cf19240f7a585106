import FlowScenes
import Links
public import Observation
import Routing
public import ScreenKit

/// Runs one pattern alone: everything a front end needs, and nothing of any pattern.
@MainActor
@Observable
public final class PatternHost {
  /// What a pattern keeps between two starts.
  @ObservationIgnored var kept: String?
  /// Whether the person has left.
  public private(set) var isOver = false
  private var toast: String?
  private var undoPoints: [UndoPoint] = []
  private var starts = 0
  private var coordinator: (any PatternCoordinator)?
  @ObservationIgnored private let start: @MainActor (PatternHost) throws(ModuleProblem) -> any PatternCoordinator

  private struct UndoPoint {
    var event: SceneEvent
    var snapshot: NavigationSnapshot<DeepLink>
  }

  init(_ start: @escaping @MainActor (PatternHost) throws(ModuleProblem) -> any PatternCoordinator)
    throws(ModuleProblem)
  {
    self.start = start
    try begin()
  }

  /// Begins again, as a new process would: only what was kept is still there.
  func restart() {
    do {
      try begin()
    } catch {
      toast = error.description
    }
  }

  /// Shows a few words until something is done.
  public func greet(with words: String) { toast = words }

  private var flow: (any Flow<any ViewModel>)? { coordinator?.flow }

  private func begin() throws(ModuleProblem) {
    let next = try start(self)
    flow?.stop()
    coordinator = next
    starts += 1
    next.flow.observeEvents { [weak self] event in
      if event.error == nil, let kind = event.kind { self?.note(kind.words) }
    }
    note("started")
  }

  /// Records what is open now, which observers of the scene notice.
  private func note(_ cause: String) {
    guard let flow else { return }
    let event = SceneEvent(number: undoPoints.count, cause: cause, link: flow.link.description, isReachable: true)
    undoPoints.append(UndoPoint(event: event, snapshot: flow.snapshot))
  }
}

extension PatternHost: SceneSource {
  /// What is visible now.
  public var scene: Scene {
    _ = undoPoints.count
    let layers = flow?.visibleLayers.map { Layer($0, id: page) } ?? []
    return Scene(
      root: layers.first ?? Layer(style: .root, page: Page(id: .init("0"), screen: Screen("Patterns", elements: []))),
      modals: Array(layers.dropFirst()), toast: toast)
  }

  /// Does what a person asked for, or says why not.
  @discardableResult
  public func send(_ intent: SceneIntent) -> Reply { tell { receive(intent) } }

  /// Opens a link written as text, or says why not.
  @discardableResult
  public func open(link text: String) -> Reply {
    tell { coordinator.map { Reply($0.open(text)) } ?? .refused("Nothing is open") }
  }

  /// Every page that is open, visible or not.
  public var openPages: Set<Page.ID> { Set((flow?.entries ?? []).map(page)) }

  /// Whether no work of any open screen is under way.
  public var isSettled: Bool { flow?.isIdle ?? true }

  /// Returns when no work of any open screen is under way.
  public func settle() async { await flow?.settle() }

  /// The visible place as a link.
  public var link: String { flow?.link.description ?? "" }

  /// All that is open as a tree.
  public var tree: String { flow?.snapshot.description ?? "" }

  /// Every event, the oldest first.
  public var events: [SceneEvent] { undoPoints.map(\.event) }

  /// Goes back to what was open at a step, or says why not.
  @discardableResult
  public func undo(to number: Int) -> Reply {
    tell {
      guard let flow, undoPoints.indices.contains(number) else { return .refused("There is no step \(number)") }
      return Reply(flow.restore(undoPoints[number].snapshot).outcome)
    }
  }

  private func receive(_ intent: SceneIntent) -> Reply {
    guard let flow, let layer = flow.visibleLayers.last else { return .refused("Nothing is open") }
    let top = layer.top
    guard let visit = layer.entry(addressedBy: intent, id: page) else {
      return .refused(NavigationError.stale(top.entry).description)
    }
    switch intent {
    case .back: return Reply(flow.back(from: top.entry))
    case .close: return Reply(flow.dismissModal(from: top.entry))
    case .tab(let name): return Reply(flow.selectTab(name))
    case .quit where flow.isConfirming: isOver = true
    case .quit: return Reply(flow.leave { [weak self] in self?.isOver = true })
    case .activate, .edit, .editSecret, .select: return visit.screen.receive(intent)
    }
    return .done
  }

  /// Does something; a refusal is shown until the next.
  private func tell(_ body: () -> Reply) -> Reply {
    toast = nil
    let reply = body()
    if case .refused(let reason) = reply { toast = reason }
    return reply
  }

  /// An entry is unique in its flow, and a flow belongs to a start.
  private func page(_ entry: EntryID) -> Page.ID { Page.ID("\(starts).\(entry)") }
}
