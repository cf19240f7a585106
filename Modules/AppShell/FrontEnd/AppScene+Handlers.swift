import FlowScenes
import Routing
import ScreenKit

extension AppScene {
  /// The types that handle an intent sent now: the view model of its page, its event, and the coordinator of that page.
  func handlers(of intent: SceneIntent) -> [IntentHandler] {
    let active = modules.active
    guard let feature = modules.router.screen(of: active.id), let layer = feature.flow.visibleLayers.last else {
      return []
    }
    let entry = layer.entry(addressedBy: intent) { page($0, in: active.id) }
    // The module of a page isn't always the one that shows the stack.
    let coordinator = IntentHandler(
      role: .coordinator, of: entry.flatMap { feature.flow.coordinator(of: $0.id) } ?? feature)
    switch intent {
    case .tab, .quit: return [IntentHandler(role: .coordinator, of: feature)]
    case .back, .close: return [coordinator]
    case .activate, .edit, .editSecret, .select:
      guard let screen = entry?.screen else { return [coordinator] }
      var viewModel = IntentHandler(role: .viewModel, of: screen)
      var event = viewModel
      event.role = .event
      event.name = viewModel.name.replacing("ViewModel", with: "Event")
      if let own = ownIntent(of: screen, for: intent) { viewModel.name += ".\(own)" }
      return [viewModel, event, coordinator]
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
