import Links
import Observation
import Routing
import ScreenKit

/// A draft that asks before it is lost.
///
/// The screen reports unsaved changes, and its route names the alert, which the router shows before it leaves the
/// screen. “Discard” performs the pending call, “Keep” changes nothing. Use it for unsaved text.
enum GuardedDraftRoute: Routable {
  case notes, draft, discard

  static let links = RouteLinks<Self>(
    "guarded-draft", root: .notes, routes: .route(.notes).leading(to: .draft), .route(.draft).leading(to: .discard),
    .route(.discard).asConfirmation())

  var path: LinkPath {
    switch self {
    case .notes: "notes"
    case .draft: "draft"
    case .discard: "discard"
    }
  }

  var presentation: PresentationStyle { self == .discard ? .alert : .push }

  var leaveConfirmation: Self? { self == .draft ? .discard : nil }

  func screen(in coordinator: GuardedDraftCoordinator, scope: Scope) -> any ViewModel {
    switch self {
    case .notes: coordinator.notes()
    case .draft: DraftViewModel(scope)
    case .discard: coordinator.discard()
    }
  }
}

@MainActor
final class GuardedDraftCoordinator {
  private let router: Router<GuardedDraftRoute>

  init(_ router: Router<GuardedDraftRoute>) { self.router = router }

  func notes() -> some ViewModel { FixedViewModel(.notes) { [weak router] _ in router?.push(.draft) } }

  func discard() -> some ViewModel {
    FixedViewModel(.discard) { [weak router] in router?.answerConfirmation($0 == .discardTapped) }
  }
}

@MainActor @Observable
final class DraftViewModel: ViewModel {
  private var text = ""

  init(_ scope: Scope) { scope.confirmLeaving { [weak self] in self?.text.isEmpty == false } }

  var screen: Screen<String> {
    Screen("Draft", elements: [.field(Field("Note", text: text, hint: "type something, then go back") { $0 })])
  }

  func send(_ text: String) { self.text = text }
}

private enum NotesIntent { case writeTapped }

private enum DiscardIntent { case discardTapped, keepTapped }

extension Screen<NotesIntent> {
  fileprivate static let notes = Screen(
    "Notes", actions: [Action("Write", .writeTapped)], elements: [.empty("No notes.")])
}

extension Screen<DiscardIntent> {
  fileprivate static let discard = Screen(
    "Discard the note?",
    actions: [Action("Discard", .discardTapped, role: .destructive), Action("Keep", .keepTapped, role: .cancel)],
    elements: [.text("It is not saved.")])
}
