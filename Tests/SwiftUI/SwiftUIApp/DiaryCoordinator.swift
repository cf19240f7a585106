import AppRouting
import Foundation
import Links
import Observation
import Routing

/// The walks, which all views share.
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

@MainActor
final class DiaryCoordinator {
  /// The module, as an app registers it.
  static func feature(_ diary: Diary = Diary()) -> Feature<DiaryRoute.Screen> {
    Feature(DiaryRoute.self) { DiaryCoordinator($0, diary) }
  }

  let router: Router<DiaryRoute>
  let diary: Diary

  init(_ router: Router<DiaryRoute>, _ diary: Diary = Diary()) {
    (self.router, self.diary) = (router, diary)
  }

  func receive(_ event: WalksEvent) {
    switch event {
    case .walkTapped(let id): router.navigate(to: .walk(id))
    case .addTapped: addWalk()
    }
  }

  private func addWalk() {
    router.navigate(to: .add, returning: String.self) { [self] result in
      if case .finished(let title) = result { diary.add(title) }
    }
  }

  func newWalk(_ scope: Scope) -> AddModel {
    AddModel(scope) { [self, entry = scope.entry] title in
      if router.finish(entry, with: title) != .done {
        // A link opened the sheet, so no caller awaits its result.
        diary.add(title)
        router.dismiss(entry)
      }
    }
  }
}

/// What is open in a window of the app.
@MainActor
@Observable
final class DiaryNavigation {
  let navigator: Navigator<DiaryRoute.Screen>
  /// Why the last link from outside was refused; `nil` if it opened.
  private(set) var problem: String?

  init() throws(ModuleProblem) {
    navigator = try Navigator(DiaryCoordinator.feature())
    navigator.start()
  }

  func open(_ url: URL) {
    problem = nil
    do throws(DeepLinkError) {
      if case .refused(let error) = navigator.open(try DeepLink(url.absoluteString)) { problem = error.description }
    } catch {
      problem = error.description
    }
  }

  var saved: String { NavigationArchive.text(of: navigator.snapshot) }

  func restore(_ saved: String) {
    if let snapshot = NavigationArchive(saved).snapshot { navigator.restore(snapshot) }
  }
}

@MainActor
@Observable
final class AddModel {
  var place = ""
  private var isSaved = false
  private let onSave: @MainActor (String) -> Void

  init(_ scope: Scope, onSave: @escaping @MainActor (String) -> Void) {
    self.onSave = onSave
    scope.confirmLeaving { [weak self] in self?.hasUnsavedChanges ?? false }
  }

  private var hasUnsavedChanges: Bool { !place.isEmpty && !isSaved }

  func saveTapped() {
    isSaved = true
    onSave(place)
  }
}
