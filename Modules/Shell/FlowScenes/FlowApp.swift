public import AppRouting
import Links
public import Observation
public import Routing
public import ScreenKit

/// A window as a front end sees it: the scene, the user's requests and the steps so far.
///
/// It is a whole app for modules without gates and saved state; other apps wrap it.
///
///     let app = FlowApp(try Navigator(DiaryCoordinator.feature()))
@MainActor
@Observable
public final class FlowApp {
  /// The window's navigator.
  @ObservationIgnored public let navigator: Navigator<any ViewModel>
  /// The places that the window has shown.
  @ObservationIgnored public let history: NavigationHistory<any ViewModel>
  /// Whether the user has quit.
  public private(set) var isOver = false
  /// The request that the open confirmation is about; `nil` if none is open, or no user has made the request.
  @ObservationIgnored private var asking: SceneRequest?
  private var toast: String?
  /// Increases with each change, so that a front end draws again.
  private var changes = 0
  @ObservationIgnored private let pagePrefix: String

  /// Creates the scene source of a window, and starts the window if necessary.
  ///
  /// `pagePrefix` begins each page's identity and differs between windows.
  public init(_ navigator: Navigator<any ViewModel>, pagePrefix: String = "") {
    if navigator.content == nil { navigator.start() }
    (self.navigator, self.pagePrefix) = (navigator, pagePrefix)
    history = NavigationHistory(navigator)
    navigator.observe { [weak self] event in
      guard event.error == nil, let self else { return }
      changes += 1
      // The parameter would retain the navigator from its own observer.
      if !self.navigator.isConfirming || event.kind == .confirmation { asking = nil }
    }
    navigator.onStep = { [weak navigator] step in
      if let navigator { Trace.current?.add(step, in: navigator) }
    }
  }

  /// Returns the identity of an entry's page.
  public func page(_ entry: EntryID) -> Page.ID { Page.ID("\(pagePrefix)\(entry)") }

  // MARK: Intents

  private func receive(_ intent: SceneIntent) -> Reply {
    guard let layer = navigator.content?.visibleStacks.last, let top = layer.last else {
      return .refused("Nothing is open")
    }
    guard let addressed = screen(addressedBy: intent) else {
      return .refused(NavigationError.stale(top.id).description)
    }
    switch intent {
    case .back: return Reply(navigator.back(from: top.id))
    case .close: return Reply(navigator.dismissModal(from: top.id))
    case .tab(let name): return selectTab(name)
    case .quit where asking == .intent(.quit):
      return .refused("Answer the question first; it decides whether this app ends")
    case .quit: return Reply(navigator.confirmLeaving { [weak self] in self?.isOver = true })
    case .activate, .edit, .editSecret, .select: return addressed.screen.receive(intent)
    }
  }

  private func selectTab(_ name: String) -> Reply {
    if let trace = Trace.current, let tab = navigator.tabNames.firstIndex(of: name),
      let root = navigator.content?.tabs[tab][0]
    {
      // The title of a tab is that of its first screen.
      trace.add("tab “\(root.screen.title)”", at: root.screen.screenLine)
    }
    return Reply(navigator.selectTab(name))
  }

  /// Returns the addressed entry if visible: the top screen or, except for going back and closing, the sidebar.
  private func screen(addressedBy intent: SceneIntent) -> OpenEntry<any ViewModel>? {
    guard let stack = navigator.content?.visibleStacks.last, let top = stack.last else { return nil }
    let candidates: [OpenEntry<any ViewModel>] =
      switch intent {
      case .back, .close: [top]
      case .activate, .edit, .editSecret, .select, .tab, .quit: [top] + stack.prefix(1).filter(\.showsInSidebar)
      }
    return candidates.first { intent.page == nil || intent.page == page($0.id) }
  }

}

extension FlowApp: SceneSource {
  /// The visible scene.
  public var scene: Scene {
    _ = changes
    guard let content = navigator.content else { return Scene(root: .blank, toast: toast) }
    var modals = content.modals.map { Layer($0.stack, style: Layer.Style($0.style), page: page) }
    if let asking = asking?.consequence, navigator.isConfirming {
      modals[modals.count - 1].page.screen.elements.append(.text(asking))
    }
    var root = Layer(content.tabs[content.selectedTab], style: .root, page: page)
    if content.tabs.count > 1, content.tabs[content.selectedTab].last?.route.base.hidesTabBar != true {
      let names = navigator.tabNames
      root.tabs = TabBar(
        tabs: zip(names, content.tabs).map { TabBar.Tab(id: $0, title: $1[0].screen.title, badge: $1[0].screen.badge) },
        selected: names[content.selectedTab])
    }
    return Scene(root: root, modals: modals, toast: toast)
  }

  /// Performs a request; a refusal shows its reason.
  @discardableResult
  public func respond(to request: SceneRequest) -> Reply {
    toast = nil
    let reply = perform(request)
    if case .refused(let reason) = reply { toast = reason }
    return reply
  }

  /// Performs a request without showing a refusal.
  package func perform(_ request: SceneRequest) -> Reply {
    perform(request) {
      switch request {
      case .intent(let intent): receive(intent)
      case .link(let text, let count): Reply(open(text).countedWithout(count))
      case .undo: Reply(history.undo())
      case .redo: Reply(history.redo())
      case .restore(let number): Reply(history.restore(number))
      }
    }
  }

  /// Performs a request, and remembers it if a confirmation asks about it.
  package func perform(_ request: SceneRequest, _ action: () -> Reply) -> Reply {
    let earlier = (confirmation: navigator.isConfirming ? navigator.visible.id : nil, request: asking)
    let reply = action()
    guard navigator.isConfirming, navigator.visible.id != earlier.confirmation else { return reply }
    // An answer leads to the next question about the same request.
    let isAnswer = if case .intent(.activate) = request { earlier.confirmation != nil } else { false }
    asking = isAnswer ? earlier.request : request
    return reply
  }

  private func open(_ text: String) -> NavigationOutcome {
    do throws(DeepLinkError) {
      return navigator.open(try DeepLink(text))
    } catch {
      return navigator.refuse(NavigationError(error))
    }
  }

  /// The identities of all open pages, visible or not.
  public var openPages: Set<Page.ID> { Set(navigator.content?.stacks.joined().map { page($0.id) } ?? []) }

  /// Whether no screen has work in progress.
  public var isSettled: Bool { navigator.isIdle }

  /// Waits until no screen has work in progress.
  public func settle() async { await navigator.settle() }

  /// The visible place as a link.
  public var link: String { navigator.link.description }

  /// The open screens as a tree, with the question before leaving as the topmost alert.
  public var tree: String { navigator.content?.map(\.route.link).description ?? "" }

  /// All events, oldest first.
  public var events: [SceneEvent] {
    _ = changes
    return history.steps.map { step in
      SceneEvent(
        number: step.number, cause: step.kind?.words ?? "started", link: step.link.description,
        isReachable: history.canRestore(step))
    }
  }
}

extension SceneRequest {
  /// What follows if the user agrees to the question about the request; `nil` if it only leaves what the question is about.
  fileprivate var consequence: String? {
    switch self {
    case .intent(.quit): "Then this app ends, unless you stay."
    case .intent: nil
    case .link: "Then the link opens, unless you stay."
    case .undo: "Then the last step is undone, unless you stay."
    case .redo: "Then the step is redone, unless you stay."
    case .restore(let number): "Then step \(number) opens, unless you stay."
    }
  }
}
