import Links
public import Observation
public import Routing
public import ScreenKit

/// An app that consists of one flow: a module that runs alone, in a front end or in a test.
///
/// It has no gates, no saved state and no other modules. An app of several modules makes its own scene.
///
///     let app = FlowApp(diary.router, coordinator: diary)
@MainActor
@Observable
public final class FlowApp {
  /// A Boolean value that indicates whether the user has quit.
  public private(set) var isOver = false
  private var toast: String?
  private var steps: [Step] = []
  @ObservationIgnored private let flow: any Flow<any ViewModel>
  @ObservationIgnored private let coordinator: AnyObject

  private struct Step {
    var event: SceneEvent
    var snapshot: NavigationSnapshot<DeepLink>
  }

  /// Creates an app that shows a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow, which has started.
  ///   - coordinator: The owner of the flow; the app retains it.
  public init(_ flow: any Flow<any ViewModel>, coordinator: AnyObject) {
    self.flow = flow
    self.coordinator = coordinator
    flow.observeEvents { [weak self] event in
      if event.error == nil, let kind = event.kind { self?.record(kind.words) }
    }
    record("started")
  }

  /// Appends what is open to `steps`, which `scene` reads, so a front end draws again.
  private func record(_ cause: String) {
    let event = SceneEvent(number: steps.count, cause: cause, link: flow.link.description, isReachable: true)
    steps.append(Step(event: event, snapshot: flow.snapshot))
  }

  /// Returns the identity of a page: the path of its entry, which is unique in the flow.
  private func page(_ path: [EntryID]) -> Page.ID { Page.ID(path.map(\.description).joined(separator: ".")) }

  /// Performs a request, and shows the reason if it is refused.
  private func showingRefusal(_ request: () -> Reply) -> Reply {
    toast = nil
    let reply = request()
    if case .refused(let reason) = reply { toast = reason }
    return reply
  }
}

extension FlowApp: SceneSource {
  /// The visible scene.
  public var scene: Scene {
    _ = steps.count
    let layers = flow.visibleLayers.map { Layer($0, id: page) }
    let blank = Layer(style: .root, page: Page(id: Page.ID(""), screen: Screen("", elements: [])))
    return Scene(root: layers.first ?? blank, modals: Array(layers.dropFirst()), toast: toast)
  }

  /// Performs a user action; a refusal also shows its reason.
  @discardableResult
  public func send(_ intent: SceneIntent) -> Reply {
    showingRefusal { flow.receive(intent, id: page) { [weak self] in self?.isOver = true } }
  }

  /// Opens a link; a refusal also shows its reason.
  @discardableResult
  public func enterLink(_ text: String) -> Reply {
    showingRefusal {
      do throws(DeepLinkError) {
        return Reply(flow.open(try DeepLink(text)))
      } catch {
        return .refused(error.description)
      }
    }
  }

  /// The identities of all open pages, visible or not.
  public var openPages: Set<Page.ID> { Set(flow.idPaths.map(page)) }

  /// A Boolean value that indicates whether no screen has work in progress.
  public var isSettled: Bool { flow.isIdle }

  /// Returns when no screen has work in progress.
  public func settle() async { await flow.settle() }

  /// The visible place as a link.
  public var link: String { flow.link.description }

  /// The open screens as a tree.
  public var tree: String { flow.snapshot.description }

  /// All events, in order from oldest to newest.
  public var events: [SceneEvent] { steps.map(\.event) }

  /// Returns to the state after an event; a refusal also shows its reason.
  @discardableResult
  public func undo(to number: Int) -> Reply {
    showingRefusal {
      guard steps.indices.contains(number) else { return .refused("There is no step \(number)") }
      return Reply(flow.restore(steps[number].snapshot).outcome)
    }
  }
}
