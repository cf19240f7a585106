import FlowScenes
import Links
public import Observation
import Routing
public import ScreenKit

/// An app that consists of one pattern.
@MainActor
@Observable
public final class PatternHost {
  /// The value that a pattern saves for the next start.
  @ObservationIgnored var savedValue: String?
  /// A Boolean value that indicates whether the user has quit.
  public private(set) var isOver = false
  private var toast: String?
  private var undoPoints: [UndoPoint] = []
  private var starts = 0
  private var coordinator: (any PatternCoordinator)?
  @ObservationIgnored private let pagePrefix: String
  @ObservationIgnored private let start: @MainActor (PatternHost) throws(ModuleProblem) -> any PatternCoordinator

  private struct UndoPoint {
    var event: SceneEvent
    var snapshot: NavigationSnapshot<DeepLink>
  }

  init(
    pagePrefix: String, _ start: @escaping @MainActor (PatternHost) throws(ModuleProblem) -> any PatternCoordinator
  ) throws(ModuleProblem) {
    self.pagePrefix = pagePrefix
    self.start = start
    try begin()
  }

  /// Starts the pattern again, as in a new process.
  ///
  /// Only the saved value remains.
  func restart() {
    do {
      try begin()
    } catch {
      toast = error.description
    }
  }

  /// Shows the window that the pattern has chosen.
  func showOtherWindow() { recordEvent("chose a window") }

  private var flow: (any Flow<any ViewModel>)? { coordinator?.flow }

  private func begin() throws(ModuleProblem) {
    let next = try start(self)
    coordinator?.flows.forEach { $0.stop() }
    coordinator = next
    starts += 1
    for flow in next.flows {
      flow.observeEvents { [weak self] event in
        if event.error == nil, let kind = event.kind { self?.recordEvent(kind.words) }
      }
    }
    recordEvent("started")
  }

  /// Records the current state as an event.
  ///
  /// Observers of the scene depend on this change.
  private func recordEvent(_ cause: String) {
    guard let flow else { return }
    let event = SceneEvent(number: undoPoints.count, cause: cause, link: flow.link.description, isReachable: true)
    undoPoints.append(UndoPoint(event: event, snapshot: flow.snapshot))
  }
}

extension PatternHost: SceneSource {
  /// The visible scene.
  public var scene: Scene {
    _ = undoPoints.count
    let layers = flow?.visibleLayers.map { Layer($0, id: page) } ?? []
    return Scene(
      root: layers.first ?? Layer(style: .root, page: Page(id: .init("0"), screen: Screen("Patterns", elements: []))),
      modals: Array(layers.dropFirst()), toast: toast)
  }

  /// Performs a user action, or returns the reason for refusing it.
  @discardableResult
  public func send(_ intent: SceneIntent) -> Reply {
    perform {
      flow?.receive(intent, id: page) { [weak self] in self?.isOver = true } ?? .refused("Nothing is open")
    }
  }

  /// Opens a link, or returns the reason for refusing it.
  @discardableResult
  public func enterLink(_ text: String) -> Reply {
    perform { coordinator.map { Reply($0.open(text)) } ?? .refused("Nothing is open") }
  }

  /// The identities of all open pages, visible or not.
  public var openPages: Set<Page.ID> { Set((flow?.idPaths ?? []).map(page)) }

  /// A Boolean value that indicates whether no screen has work in progress.
  public var isSettled: Bool { flow?.isIdle ?? true }

  /// Returns when no screen has work in progress.
  public func settle() async { await flow?.settle() }

  /// The visible place as a link.
  public var link: String { flow?.link.description ?? "" }

  /// The open screens as a tree.
  public var tree: String { flow?.snapshot.description ?? "" }

  /// All events, in order from oldest to newest.
  public var events: [SceneEvent] { undoPoints.map(\.event) }

  /// Returns to the state after an event, or returns the reason for refusing it.
  @discardableResult
  public func undo(to number: Int) -> Reply {
    perform {
      guard let flow, undoPoints.indices.contains(number) else { return .refused("There is no step \(number)") }
      return Reply(flow.restore(undoPoints[number].snapshot).outcome)
    }
  }

  /// Performs a request and shows the reason if it is refused.
  private func perform(_ body: () -> Reply) -> Reply {
    toast = nil
    let reply = body()
    if case .refused(let reason) = reply { toast = reason }
    return reply
  }

  /// Returns the identity of a page.
  ///
  /// The prefix keeps identities unique across lessons, restarts and windows.
  private func page(_ path: [EntryID]) -> Page.ID {
    let window = coordinator?.window ?? 0
    return Page.ID(path.reduce(pagePrefix + (window == 0 ? "\(starts)" : "\(starts)-\(window)")) { "\($0).\($1)" })
  }
}
