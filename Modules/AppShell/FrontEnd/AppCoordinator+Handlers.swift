import FlowScenes
import Routing
public import ScreenKit

extension AppCoordinator {
  /// The types that handle an intent sent now: the view model of its page, its event, and the coordinator of that page.
  public func handlers(of intent: SceneIntent) -> [IntentHandler] {
    guard let entry = front.screen(addressedBy: intent), let coordinator = navigator.coordinator(of: entry.id) else {
      return []
    }
    switch intent {
    case .tab, .quit, .back, .close:
      return [IntentHandler(role: .coordinator, name: "Navigator", file: "Modules/Routing/…/Navigator.swift")]
    case .activate, .edit, .editSecret, .select:
      var viewModel = IntentHandler(role: .viewModel, of: entry.screen)
      var event = viewModel
      event.role = .event
      event.name = viewModel.name.replacing("ViewModel", with: "Event")
      if let own = ownIntent(of: entry.screen, for: intent) { viewModel.name += ".\(own)" }
      return [viewModel, event, IntentHandler(role: .coordinator, of: coordinator)]
    }
  }

  /// Returns the name of the screen's own intent, without the values in it, which the user may have typed.
  private func ownIntent(of viewModel: some ViewModel, for intent: SceneIntent) -> String? {
    guard case .success(let own) = viewModel.screen.intent(for: intent) else { return nil }
    return String("\(own)".prefix { $0 != "(" })
  }
}

extension IntentHandler {
  /// Describes the type of an object; a source file has the name of its type.
  fileprivate init(role: Role, of object: AnyObject) {
    let parts = String(reflecting: type(of: object)).prefix { $0 != "<" }.split(separator: ".")
    let name = String(parts.last ?? "")
    let isGeneric = String(reflecting: type(of: object)).contains("<")
    self.init(
      role: role, name: name,
      file: isGeneric ? nil : parts.first.map { "Modules/\($0)/…/\(name).swift" })
  }
}
