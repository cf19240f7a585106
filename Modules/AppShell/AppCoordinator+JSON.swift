import Links
import Routing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppCoordinator {
  /// All that is open as JSON (RFC 8259), on one line, with its keys in alphabetical order.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let open = OpenLayers(layers: flows.flatMap { OpenLayers.layers(of: $0.snapshot) }, root: root.name)
    return String(decoding: try encoder.encode(open), as: UTF8.self)
  }
}

/// What is open, for other programs.
private struct OpenLayers: Encodable {
  struct Layer: Encodable {
    /// `tab`, or the style of a modal.
    var kind: String
    var selected: Bool
    var stack: [String]
  }

  var layers: [Layer]
  var root: String

  static func layers(of place: NavigationSnapshot<DeepLink>) -> [Layer] {
    place.tabs.enumerated().map { index, stack in
      Layer(kind: "tab", selected: index == place.selectedTab, stack: stack.map(\.description))
    } + place.modals.map { Layer(kind: $0.style.rawValue, selected: false, stack: $0.stack.map(\.description)) }
  }
}
