import Links
import Routing

/// Everything that is open, for `AppCoordinator.json()`.
struct OpenLayers: Encodable {
  struct Layer: Encodable {
    /// `tab`, or the style of a modal.
    var kind: String
    var selected: Bool
    var stack: [String]
  }

  let layers: [Layer]
  let root: String

  @MainActor
  init(_ modules: OpenModules) {
    layers = modules.flows.flatMap { Self.layers(of: $0.snapshot) }
    root = modules.root.name
  }

  private static func layers(of snapshot: NavigationSnapshot<DeepLink>) -> [Layer] {
    snapshot.tabs.enumerated().map { index, stack in
      Layer(kind: "tab", selected: index == snapshot.selectedTab, stack: stack.map(\.description))
    } + snapshot.modals.map { Layer(kind: $0.style.rawValue, selected: false, stack: $0.stack.map(\.description)) }
  }
}
