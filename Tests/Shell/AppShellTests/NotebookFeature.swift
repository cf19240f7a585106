import Links
import Routing
import ScreenKit
import Services

@testable import AppShell

/// An added module with a note that hides the tab bar and asks before it is left, and with a safe behind the log-in.
@MainActor
final class Notebook {
  enum Place: String, Routable {
    case notes, note, safe, discard

    static let links = RouteLinks<Self>(
      "notebook", root: .notes,
      routes: .route(.notes).leading(to: .note, .safe), .route(.note),
      .route(.safe, requires: .signedIn), .route(.discard).asConfirmation())

    var path: LinkPath {
      switch self {
      case .notes: "notes"
      case .note: "note"
      case .safe: "safe"
      case .discard: "discard"
      }
    }

    var presentation: PresentationStyle { self == .discard ? .alert : .push }
    var hidesTabBar: Bool { self == .note }
    var leaveConfirmation: Self? { self == .note ? .discard : nil }

    func screen(in notebook: Notebook, scope: Scope) -> any ViewModel {
      scope.confirmLeaving { self == .note }
      let answers = self == .discard ? [Action("Discard", true), Action("Keep", false)] : []
      return FixedViewModel(ScreenKit.Screen(rawValue, actions: answers, elements: [])) { [weak notebook] in
        notebook?.router.answerConfirmation($0)
      }
    }
  }

  private let router: Router<Place>

  init(_ router: Router<Place>) { self.router = router }
}

extension AddedFeature {
  /// The notebook.
  static func notebook(_ placement: Placement) -> AddedFeature {
    AddedFeature { _ in Feature(Notebook.Place.self, Module(of: Notebook.Place.self), as: placement) { Notebook($0) } }
  }
}
