import Observation
import Routing
import RoutingUI

/// An editor that asks before unsaved changes are lost.
@MainActor
@Observable
final class EditorModel: PageScreen {
  var title = ""
  var text = ""
  private(set) var isBusy = false
  private(set) var problem: String?
  private var saved: Item?

  var hasUnsavedChanges: Bool { saved.map { $0.title != title || $0.text != text } ?? false }
  var canSave: Bool { hasUnsavedChanges && !title.isEmpty && !isBusy }

  private let service: any ItemsService
  private let scope: Scope
  private let onSave: @MainActor (Item) -> Void

  init(
    _ id: Item.ID, items service: any ItemsService, scope: Scope, onSave: @escaping @MainActor (Item) -> Void
  ) {
    self.service = service
    self.scope = scope
    self.onSave = onSave
    scope.confirmLeaving { [weak self] in self?.hasUnsavedChanges ?? false }
    run { [service] in
      try await service.item(id)
    } then: { [weak self] in
      self?.show($0)
    }
  }

  func saveTapped() {
    guard canSave, let saved else { return }
    let item = Item(id: saved.id, title: title, text: text)
    run { [service] in
      try await service.save(item)
      return item
    } then: { [weak self] item in
      self?.saved = item
      self?.onSave(item)
    }
  }

  private func show(_ item: Item) {
    saved = item
    title = item.title
    text = item.text
  }

  private func run(
    _ work: @escaping @Sendable () async throws -> Item, then finish: @escaping @MainActor (Item) -> Void
  ) {
    (isBusy, problem) = (true, nil)
    scope.run(work) { [weak self] result in
      self?.isBusy = false
      switch result {
      case .success(let item): finish(item)
      case .failure(let error): self?.problem = "\(error)"
      }
    }
  }
}

@MainActor
struct DiscardModel: PageScreen {
  let answer: @MainActor (_ isDiscarding: Bool) -> Void
}
