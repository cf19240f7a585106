import AppRouting
import FlowScenes
import Foundation
import Links
import Observation
import Routing
import RoutingTesting
import ScreenKit
import Terminal
import Testing
import TextUI

/// The diary after step 8 of the tutorial: restoring.
enum Step8 {
  /// A walk in the diary.
  struct Walk: Identifiable, Equatable {
    struct ID: RawRepresentable, LinkValue {
      static let sample = ID(rawValue: 1)

      var rawValue: Int
    }

    var id: ID
    var title: String
    var note: String
  }

  /// The walks, which all screens share.
  @MainActor
  @Observable
  final class Diary {
    private(set) var walks = [
      Walk(id: .init(rawValue: 1), title: "Round the lake", note: "Two herons, and ice at the edge."),
      Walk(id: .init(rawValue: 2), title: "Up the hill", note: "The bench at the top has a new plank."),
      Walk(id: .init(rawValue: 3), title: "Along the railway", note: "Blackberries, almost ripe."),
    ]

    func add(_ title: String) {
      walks.append(Walk(id: .init(rawValue: walks.count + 1), title: title, note: "No note yet."))
    }
  }

  /// The routes of the diary.
  enum DiaryRoute: Routable {
    case walks
    case walk(Walk.ID)
    case add
    case discard

    static let links = RouteLinks<Self>(
      "diary", root: .walks,
      routes: .route(.walks), .route(walk), .route(.add), .route(.discard).asConfirmation())

    var path: LinkPath {
      switch self {
      case .walks: "walks"
      case .walk(let id): "walks/\(id)"
      case .add: "new-walk"
      case .discard: "discard"
      }
    }

    var presentation: PresentationStyle {
      switch self {
      case .walks, .walk: .push
      case .add: .sheet
      case .discard: .alert
      }
    }

    var leaveConfirmation: Self? { self == .add ? .discard : nil }

    func screen(in coordinator: DiaryCoordinator, scope: Scope) -> any ViewModel {
      switch self {
      case .walks: coordinator.walks()
      case .walk(let id): coordinator.walk(id)
      case .add: coordinator.newWalk(scope)
      case .discard: coordinator.discard()
      }
    }
  }

  /// An action of the user on the list.
  enum WalksIntent: Equatable {
    case walkTapped(Walk.ID)
    case addTapped
  }

  /// The list of walks.
  @MainActor
  @Observable
  final class WalksViewModel: ViewModel {
    private let diary: Diary
    private let onEvent: @MainActor (WalksIntent) -> Void

    init(_ diary: Diary, onEvent: @escaping @MainActor (WalksIntent) -> Void) {
      self.diary = diary
      self.onEvent = onEvent
    }

    var screen: Screen<WalksIntent> {
      let rows = diary.walks.map { Row(id: $0.id.linkText, title: $0.title) }
      return Screen(
        "Walks", actions: [Action("Add", .addTapped)],
        elements: [.list(RowList(rows) { row in Walk.ID(linkText: row).map { .walkTapped($0) } })])
    }

    func send(_ intent: WalksIntent) { onEvent(intent) }
  }

  /// An action of the user on the sheet.
  enum AddIntent: Equatable {
    case placeEdited(String)
    case saveTapped
  }

  /// The sheet for a new walk.
  @MainActor
  @Observable
  final class AddViewModel: ViewModel {
    private var place = ""
    private var isSaved = false
    private let onSave: @MainActor (String) -> Void

    init(_ scope: Scope, onSave: @escaping @MainActor (String) -> Void) {
      self.onSave = onSave
      scope.confirmLeaving { [weak self] in self?.hasUnsavedChanges ?? false }
    }

    private var hasUnsavedChanges: Bool { !place.isEmpty && !isSaved }

    var screen: Screen<AddIntent> {
      let problem = place.isEmpty ? "say where you walked" : nil
      return Screen(
        "New walk",
        actions: [Action("Save", .saveTapped, role: .primary, disabledReason: problem)],
        elements: [.field(Field("Where", text: place) { .placeEdited($0) })])
    }

    func send(_ intent: AddIntent) {
      switch intent {
      case .placeEdited(let text): place = text
      case .saveTapped:
        isSaved = true
        onSave(place)
      }
    }
  }

  /// The answer of the user to the confirmation.
  enum DiscardIntent: Equatable {
    case discardTapped
    case keepTapped
  }

  /// Owns the navigation state of the diary and handles the events of its screens.
  @MainActor
  final class DiaryCoordinator {
    let router = Router<DiaryRoute>()
    private let diary = Diary()

    init() { router.start(in: self) }

    func walks() -> WalksViewModel {
      WalksViewModel(diary) { [weak self] event in
        switch event {
        case .walkTapped(let id): self?.router.navigate(to: .walk(id))
        case .addTapped: self?.addWalk()
        }
      }
    }

    func walk(_ id: Walk.ID) -> FixedViewModel<Never> {
      guard let walk = diary.walks.first(where: { $0.id == id }) else {
        return FixedViewModel(Screen("Walk", elements: [.empty("This walk is not in the diary.")]))
      }
      let link = DiaryRoute.walk(id).link
      return FixedViewModel(
        Screen(walk.title, elements: [.text(walk.note), .divider, .text("\(link)")]))
    }

    private func addWalk() {
      router.navigate(to: .add, returning: String.self) { [weak self] result in
        if case .finished(let title) = result { self?.diary.add(title) }
      }
    }

    func newWalk(_ scope: Scope) -> AddViewModel {
      AddViewModel(scope) { [weak self, entry = scope.entry] title in
        guard let self, let entry else { return }
        if case .refused = router.finish(entry, with: title) {
          // A link opened the sheet, so no caller awaits its result.
          diary.add(title)
          router.dismiss(entry)
        }
      }
    }

    func discard() -> FixedViewModel<DiscardIntent> {
      let screen = Screen<DiscardIntent>(
        "Discard the walk?",
        actions: [
          Action("Discard", .discardTapped, role: .destructive),
          Action("Keep", .keepTapped, role: .cancel),
        ],
        elements: [.text("What you typed is kept nowhere else.")])
      return FixedViewModel(screen) { [weak self] intent in
        self?.router.answerConfirmation(intent == .discardTapped)
      }
    }

    /// The navigation state as text.
    var saved: String { NavigationArchive(router.snapshot).description }

    /// Restores saved navigation state, without routes that no longer exist.
    func restore(_ saved: String) {
      guard let archive = ArchiveReading(saved).archive else { return }
      router.restore(archive.snapshot)
    }
  }

  /// The lines of `main.swift`.
  @MainActor
  static func main() async {
    let diary = DiaryCoordinator()
    let app = FlowApp(diary.router, coordinator: diary)

    let file = URL(fileURLWithPath: "place.txt")
    if let saved = try? String(contentsOf: file, encoding: .utf8) { diary.restore(saved) }
    diary.router.observe { _ in try? Data(diary.saved.utf8).write(to: file) }

    if let link = CommandLine.arguments.dropFirst().first { app.enterLink(link) }
    let settings = TerminalSettings(
      environment: ProcessInfo.processInfo.environment,
      terminals: .init(input: true, output: true))
    let ending = await TerminalApp(source: app, settings: settings).run()
    ending.endProcess()
  }

  @Suite("The diary")
  @MainActor
  struct DiaryTests {
    let coordinator = DiaryCoordinator()

    private func tap(_ action: String) -> Reply? {
      let page = coordinator.router.visibleLayers.last?.top.screen
      return page?.receive(.activate(Page.ID(""), action: action))
    }

    private func type(_ text: String) -> Reply? {
      let page = coordinator.router.visibleLayers.last?.top.screen
      return page?.receive(.edit(Page.ID(""), field: "Where", text: text))
    }

    private func select(_ row: String) -> Reply? {
      let page = coordinator.router.visibleLayers.last?.top.screen
      return page?.receive(.select(Page.ID(""), list: "list", row: row))
    }

    @Test("A row leads to its walk")
    func row() {
      let probe = RouterProbe(coordinator.router)
      #expect(select("2") == .done)
      probe.expect(.push(.walk(.init(rawValue: 2))), shows: .walk(.init(rawValue: 2)))
      probe.finish()
    }

    @Test("An app accepts the diary as a module")
    func module() throws {
      let app = try AppRouter([Module(of: DiaryRoute.self)])
      #expect(app.modules["diary"] != nil)
    }

    @Test("A script goes to a walk and back")
    func script() async throws {
      let script = """
        select "Along the railway"
        expect link app://diary/walks/3
        back
        expect link app://diary/walks
        """
      let player = ScriptPlayer(source: FlowApp(coordinator.router, coordinator: coordinator)) { print($0) }
      try await player.play(Script(parsing: script, name: "railway"))
    }

    @Test("A saved sheet closes, and its walk is in the list")
    func save() {
      #expect(tap("Add") == .done)
      #expect(tap("Save") == .refused("“Save” is not available: say where you walked"))
      #expect(type("To the mill") == .done)
      #expect(tap("Save") == .done)
      #expect(coordinator.router.link.description == "app://diary/walks")
      #expect(select("4") == .done)
      #expect(coordinator.router.visibleLayers.last?.top.screen.title == "To the mill")
    }

    @Test("A link does not take away what was typed")
    func guarded() throws {
      #expect(tap("Add") == .done)
      #expect(type("To the mill") == .done)
      let link = try DeepLink("app://diary/walks/2")
      #expect(coordinator.router.open(link) == .needsConfirmation)
      #expect(tap("Keep") == .done)
      #expect(coordinator.router.link.description == "app://diary/walks/new-walk")
      #expect(coordinator.router.open(link) == .needsConfirmation)
      #expect(tap("Discard") == .done)
      #expect(coordinator.router.link == link)
    }

    @Test("The next start opens the same place, with the way back")
    func restoring() {
      #expect(select("2") == .done)
      let next = DiaryCoordinator()
      next.restore(coordinator.saved)
      #expect(next.router.snapshot == coordinator.router.snapshot)
      #expect(next.router.back() == .done)
    }
  }
}
