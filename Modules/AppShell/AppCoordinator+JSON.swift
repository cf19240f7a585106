import Links
import Routing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppCoordinator {
  /// Returns everything that is open as one line of JSON (RFC 8259), with sorted keys.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let open = OpenLayers(layers: flows.flatMap { OpenLayers.layers(of: $0.snapshot) }, root: root.name)
    return String(decoding: try encoder.encode(open), as: UTF8.self)
  }
}

/// The JSON representation of what is open.
private struct OpenLayers: Encodable {
  struct Layer: Encodable {
    /// `tab`, or the style of a modal.
    var kind: String
    var selected: Bool
    var stack: [String]
  }

  var layers: [Layer]
  var root: String

  static func layers(of snapshot: NavigationSnapshot<DeepLink>) -> [Layer] {
    snapshot.tabs.enumerated().map { index, stack in
      Layer(kind: "tab", selected: index == snapshot.selectedTab, stack: stack.map(\.description))
    } + snapshot.modals.map { Layer(kind: $0.style.rawValue, selected: false, stack: $0.stack.map(\.description)) }
  }
}
