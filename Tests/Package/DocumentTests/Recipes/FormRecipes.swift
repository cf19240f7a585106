import Links
import Routing
import RoutingTesting
import TestTopics
import Testing

/// A page of the trips, and five steps that plan one.
enum TripRoute: Routable {
  enum Step: Int, CaseIterable, LinkValue {
    case goal = 1, day, pace, food, check
  }

  case trips, note, leaveQuestion
  case step(Step)

  static let links = RouteLinks<Self>(
    "trips", root: .trips,
    routes: .route(.trips), .route(.note), .route(.leaveQuestion).asConfirmation(), .route(step))

  var path: LinkPath {
    switch self {
    case .trips: "trips"
    case .note: "note"
    case .leaveQuestion: "leave"
    case .step(let step): "plan/\(step)"
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .note, .step(.goal): .sheet
    case .trips, .step: .push
    case .leaveQuestion: .alert
    }
  }

  /// A link to a step opens the steps before it, too.
  var parent: Self? {
    if case .step(let step) = self { Step(rawValue: step.rawValue - 1).map { .step($0) } } else { nil }
  }

  var leaveConfirmation: Self? { self == .note ? .leaveQuestion : nil }

  func screen(in coordinator: TripCoordinator, scope: Scope) -> TripPage {
    switch self {
    case .note: coordinator.form(scope)
    case .step(let step): coordinator.page(of: step, scope)
    default: TripPage(scope)
    }
  }
}

@MainActor
class TripPage {
  let entry: EntryID

  init(_ scope: Scope) { entry = scope.entry }
}

/// A step of the plan, with an answer.
final class StepPage: TripPage {
  let step: TripRoute.Step

  init(_ step: TripRoute.Step, _ scope: Scope) {
    self.step = step
    super.init(scope)
  }
}

/// A form with a draft.
final class NoteForm: TripPage {
  var text = ""
  private(set) var saved = ""
  /// What happens while the service saves.
  var whileSaving: @MainActor () async -> Void = { await Task.yield() }
  var hasChanges: Bool { text != saved }

  func save() async -> Bool {
    await whileSaving()
    saved = text
    return true
  }
}

@MainActor
final class TripCoordinator {
  let router: Router<TripRoute>
  /// The plan that the wizard has made.
  private(set) var plan: [String]?
  /// The answers of the wizard so far.
  private(set) var answers: [TripRoute.Step: String] = [:]
  private var firstStep: EntryID?
  private(set) var note: String?

  init(_ router: Router<TripRoute>) { self.router = router }

  // MARK: The wizard

  func planTapped() { router.navigate(to: .step(.goal)) }

  func page(of step: TripRoute.Step, _ scope: Scope) -> StepPage {
    if step == .goal {
      firstStep = scope.entry
      scope.onEnd { [self] in answers = [:] }
    }
    return StepPage(step, scope)
  }

  func nextTapped(_ answer: String, on page: StepPage) {
    answers[page.step] = answer
    let steps = TripRoute.Step.allCases
    if let next = TripRoute.Step(rawValue: page.step.rawValue + 1) {
      router.push(.step(next), from: page.entry)
    } else if let missing = steps.first(where: { answers[$0] == nil }) {
      router.popOrPush(.step(missing))  // a link, or the saved place, has opened a later step
    } else {
      plan = steps.compactMap { answers[$0] }
      if let firstStep { router.dismiss(firstStep) }
    }
  }

  // MARK: The guarded form

  func noteTapped() {
    router.navigate(to: .note, returning: String.self) { [self] result in
      if case .finished(let text) = result { note = text }
    }
  }

  func form(_ scope: Scope) -> NoteForm {
    let form = NoteForm(scope)
    scope.confirmLeaving { [weak form] in form?.hasChanges == true }
    return form
  }

  /// Save in the form: the text is the result.
  func saveTapped(_ form: NoteForm) async {
    guard await form.save() else { return }
    router.dismiss(form.entry, with: form.text)
  }

  /// Save in the question: what the user attempted then goes on.
  func saveAndLeaveTapped() async {
    guard let form = router.asking.flatMap({ router.screen(of: $0.id) }) as? NoteForm, await form.save() else { return }
    // The question may have closed meanwhile, as an alert of SwiftUI does at the tap.
    if case .refused = router.answerConfirmation(true) { router.dismiss(form.entry) }
  }

  func discardTapped() { router.answerConfirmation(true) }

  func stayTapped() { router.answerConfirmation(false) }
}

@Suite("Recipes for forms", .tags(.modals, .results))
@MainActor
struct FormRecipes {
  let app = Navigator(testing: Feature(TripRoute.self) { TripCoordinator($0) })
  let trips: TripCoordinator
  private var visible: TripPage? { app.visibleScreen }

  init() throws { trips = try app.coordinator(TripCoordinator.self) }

  @Test("A wizard of five steps goes forward and back, and gives one value at its end")
  func wizard() throws {
    trips.planTapped()
    for answer in ["Lake", "Monday"] { trips.nextTapped(answer, on: try #require(visible as? StepPage)) }
    trips.router.back()
    trips.nextTapped("Sunday", on: try #require(visible as? StepPage))
    for answer in ["Slow", "Bread"] { trips.nextTapped(answer, on: try #require(visible as? StepPage)) }
    #expect(trips.router.state.activeStack.count == 5)
    trips.nextTapped("Yes", on: try #require(visible as? StepPage))
    #expect(trips.plan == ["Lake", "Sunday", "Slow", "Bread", "Yes"])
    #expect(trips.router.state.snapshot == .init(tabs: [[.trips]]))
    #expect(trips.answers.isEmpty)
  }

  @Test("A link to a step opens the steps below it, and the wizard goes back for the answers that are missing")
  func linkedStep() throws {
    trips.router.open(try DeepLink("app://trips/plan/5"))
    #expect(trips.router.state.activeStack.count == 5)
    trips.nextTapped("Yes", on: try #require(visible as? StepPage))
    #expect(trips.plan == nil)
    for answer in ["Lake", "Monday", "Slow", "Bread", "Yes"] {
      trips.nextTapped(answer, on: try #require(visible as? StepPage))
    }
    #expect(trips.plan?.count == 5)
    #expect(trips.router.state.snapshot == .init(tabs: [[.trips]]))
  }

  @Test("A form gives its text, and asks before the text is lost")
  func form() async throws {
    trips.noteTapped()
    let form = try #require(visible as? NoteForm)
    form.text = "Two herons."
    #expect(trips.router.back() == .needsConfirmation)
    trips.stayTapped()
    #expect(trips.router.state.visible?.route == .note)
    await trips.saveTapped(form)
    #expect(trips.note == "Two herons." && trips.router.state.visible?.route == .trips)
  }

  @Test("A form that a link has opened closes when it is saved")
  func linkedForm() async throws {
    trips.router.open(try DeepLink("app://trips/note"))
    let form = try #require(visible as? NoteForm)
    form.text = "Two herons."
    await trips.saveTapped(form)
    #expect(form.saved == "Two herons." && trips.router.state.visible?.route == .trips)
  }

  @Test("A question that closes while its form is saved leaves the form afterwards")
  func slowSave() async throws {
    trips.noteTapped()
    let form = try #require(visible as? NoteForm)
    form.text = "Two herons."
    form.whileSaving = { trips.stayTapped() }
    trips.router.back()
    await trips.saveAndLeaveTapped()
    #expect(form.saved == "Two herons." && trips.router.state.visible?.route == .trips)
  }

  @Test("The question saves the text and completes what was attempted, or discards it", arguments: [true, false])
  func saveAndLeave(saves: Bool) async throws {
    trips.noteTapped()
    let form = try #require(visible as? NoteForm)
    form.text = "Two herons."
    trips.router.back()
    if saves { await trips.saveAndLeaveTapped() } else { trips.discardTapped() }
    #expect(form.saved == (saves ? "Two herons." : ""))
    #expect(trips.note == nil && trips.router.state.visible?.route == .trips)
  }
}
