package import Routing
package import ScreenKit

extension Flow where Screen == any ViewModel {
  /// Performs an intent of the user in a flow that is a whole app.
  ///
  /// A second request to quit while a confirmation is open ends the app at once.
  ///
  /// - Parameters:
  ///   - intent: The intent; one for a page that isn't visible is refused.
  ///   - id: Returns the identity of the page of an entry.
  ///   - onQuit: Called when the user quits and every screen with unsaved changes has agreed.
  package func receive(
    _ intent: SceneIntent, id: ([EntryID]) -> Page.ID, onQuit: @escaping @MainActor () -> Void
  ) -> Reply {
    guard let layer = visibleLayers.last else { return .refused("Nothing is open") }
    let top = layer.top.id
    guard let addressed = layer.entry(addressedBy: intent, id: id) else {
      return .refused(NavigationError.stale(top).description)
    }
    switch intent {
    case .back: return Reply(back(from: top))
    case .close: return Reply(dismissModal(from: top))
    case .tab(let name): return Reply(selectTab(name))
    case .quit where isConfirming: onQuit()
    case .quit: return Reply(confirmLeaving(onQuit))
    case .activate, .edit, .editSecret, .select: return addressed.screen.receive(intent)
    }
    return .done
  }
}
