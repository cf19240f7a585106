import Links
import LoggedIn
import Observation
import Routing
import ScreenKit

@testable import AppShell

/// An added module that uses every feature of the app shell.
///
/// It has two tabs, a note that hides the tab bar and confirms leaving, a route behind a gate, and a route with a
/// result.
@MainActor
final class Notebook {
  enum Place: Routable {
    case notes
    case archive
    case note
    case safe
    case colors
    case discard

    static let links = RouteLinks<Self>(
      "notebook", root: .notes, tabs: .archive,
      routes: .route(.notes).leading(to: .note, .colors, .safe), .route(.archive), .route(.note), .route(.colors),
      .route(.safe, requires: LoggedInCoordinator.signedIn), .route(.discard).asConfirmation())

    var path: LinkPath {
      switch self {
      case .notes: "notes"
      case .archive: "archive"
      case .note: "note"
      case .safe: "safe"
      case .colors: "colors"
      case .discard: "discard"
      }
    }

    var presentation: PresentationStyle {
      switch self {
      case .notes, .archive, .note, .safe: .push
      case .colors: .sheet
      case .discard: .alert
      }
    }

    var hidesTabBar: Bool { self == .note }
    var leaveConfirmation: Self? { self == .note ? .discard : nil }

    func screen(in notebook: Notebook, scope: Scope) -> any ViewModel {
      switch self {
      case .notes: notebook.notes(scope)
      case .archive: FixedViewModel(ScreenKit.Screen<Never>("Archive", elements: []))
      case .note: Note(scope)
      case .safe: FixedViewModel(ScreenKit.Screen<Never>("Safe", elements: []))
      case .colors: notebook.colors(scope)
      case .discard: notebook.discard()
      }
    }
  }

  private enum Event: Equatable, Sendable {
    case writeTapped, colorTapped, doneTapped
  }

  nonisolated static let module = Module(of: Place.self)

  /// The results of the color screen, in order.
  private(set) var colors: [FlowResult<String>] = []
  private let router: Router<Place>
  private let onFinish: @MainActor () -> Void

  init(_ router: Router<Place>, onFinish: @escaping @MainActor () -> Void) {
    self.router = router
    self.onFinish = onFinish
  }

  private func notes(_ scope: Scope) -> any ViewModel {
    let actions = [Action("Write", Event.writeTapped), Action("Color", .colorTapped), Action("Done", .doneTapped)]
    return FixedViewModel(ScreenKit.Screen("Notebook", actions: actions, elements: [])) {
      [weak self, entry = scope.entry] event in
      switch event {
      case .writeTapped: self?.router.navigate(to: .note)
      case .colorTapped: self?.router.navigate(to: .colors, returning: String.self) { self?.colors.append($0) }
      case .doneTapped: self?.leave(entry)
      }
    }
  }

  private func leave(_ entry: EntryID?) { router.leave(from: entry, atRoot: onFinish) }

  private func colors(_ scope: Scope) -> any ViewModel {
    FixedViewModel(ScreenKit.Screen("Color", actions: [Action("Red", "red")], elements: [])) { [weak self] color in
      if let entry = scope.entry { self?.router.finish(entry, with: color) }
    }
  }

  private func discard() -> any ViewModel {
    let actions = [Action("Discard", true), Action("Keep", false)]
    return FixedViewModel(ScreenKit.Screen("Discard the note?", actions: actions, elements: [])) { [weak self] in
      self?.router.answerConfirmation($0)
    }
  }
}

extension AddedFeature {
  /// Adds the notebook.
  static func notebook(_ placement: Placement) -> AddedFeature {
    AddedFeature(Notebook.Place.self, Notebook.module, as: placement) { Notebook($0, onFinish: $1.leave) }
  }
}

extension AppRobot {
  /// Opens the note of the notebook and types into it, so that leaving it asks for confirmation.
  func writeNote(_ text: String = "dear diary") {
    app.enterLink("app://notebook/note")
    type("Note", text)
  }
}

@MainActor @Observable
private final class Note: ViewModel {
  private var text = ""

  init(_ scope: Scope) {
    scope.confirmLeaving { [weak self] in self?.text.isEmpty == false }
  }

  var screen: Screen<String> { Screen("Note", elements: [.field(Field("Note", text: text) { $0 })]) }

  func send(_ text: String) { self.text = text }
}
