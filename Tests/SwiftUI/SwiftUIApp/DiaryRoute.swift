import Links
import Routing
import RoutingUI
import SwiftUI

/// A walk in the diary of the tutorial.
nonisolated struct Walk: Identifiable, Equatable {
  nonisolated struct ID: RawRepresentable, LinkValue {
    static let sample = ID(rawValue: 1)

    var rawValue: Int
  }

  var id: ID
  var title: String
  var note: String
}

nonisolated enum DiaryRoute: ViewRoute {
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

  var label: PageLabel {
    switch self {
    case .walks: PageLabel("Walks")
    case .walk: PageLabel("Walk")
    case .add: PageLabel("New walk")
    case .discard: PageLabel("Discard the walk?", message: "What you typed is kept nowhere else.")
    }
  }

  @MainActor
  @ViewBuilder
  func screen(in coordinator: DiaryCoordinator, scope: Scope) -> some View {
    switch self {
    case .walks:
      WalksView(diary: coordinator.diary) { [weak coordinator] in coordinator?.receive($0) }
    case .walk(let id):
      WalkView(walk: coordinator.diary.walks.first { $0.id == id })
    case .add:
      AddView(model: coordinator.newWalk(scope))
    case .discard:
      Button("Discard", role: .destructive) { [weak coordinator] in
        coordinator?.router.answerConfirmation(true)
      }
      Button("Keep", role: .cancel) { [weak coordinator] in
        coordinator?.router.answerConfirmation(false)
      }
    }
  }
}
