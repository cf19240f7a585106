import Links
import Routing
import ScreenKit

/// The stacks and modals of a window as links, for encoding.
public struct OpenLayers: Encodable, Equatable {
  struct Layer: Encodable, Equatable {
    /// `tab`, or the style of a modal.
    var kind: String
    var selected: Bool
    var stack: [String]
  }

  let layers: [Layer]
  let root: String

  @MainActor
  init(_ navigator: Navigator<any ViewModel>) {
    let open = navigator.snapshot
    layers =
      open.tabs.enumerated().map { index, stack in
        Layer(kind: "tab", selected: index == open.selectedTab, stack: stack.map(\.description))
      } + open.modals.map { Layer(kind: $0.style.rawValue, selected: false, stack: $0.stack.map(\.description)) }
    root = navigator.root
  }
}
