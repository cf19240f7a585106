import Links
import Presentation
import Routing
import Testing

@testable import RoutingUI
@testable import SwiftUI

extension SimulatedHost {
  /// Creates a host that shows the flow of a house.
  convenience init(_ kind: Kind, _ house: House, isWide: Bool = false) {
    var environment = EnvironmentValues()
    if isWide { environment.horizontalSizeClass = .regular }
    self.init(kind, environment: environment) { pauses in
      FlowView(house.router).onOpenURL { house.open($0) }.environment(\.pauses, pauses)
    }
    settle()
  }

  /// A description of the screen with a line for each layer and the texts of its pages.
  var description: String {
    layers.map { layer in
      let name = layer.kind?.rawValue ?? "window"
      let stacks = layer.tree.stacks.map { stack in
        let pages = ([stack.sidebar, stack.root].compactMap(\.self) + (layer.pages[stack.key] ?? []))
        let texts = pages.compactMap(\.texts.first).joined(separator: " > ")
        return (stack.key == layer.tab && layer.tree.stacks.count > 1 ? "*" : "") + texts
      }
      return ([name] + stacks + (layer.alert.map { ["alert \($0.title)"] } ?? [])).joined(separator: " | ")
    }
    .joined(separator: "\n")
  }
}

extension House {
  /// A description of the expected screen in the format of `SimulatedHost.description`.
  var description: String {
    let state = router.state
    let showsTabs = state.tabs.count > 1
    func texts(_ stack: Stack<HouseRoute>) -> String {
      stack.entries.map { HouseView.text($0.route, $0.id) }.joined(separator: " > ")
    }
    var lines = [
      (["window"]
        + state.tabs.enumerated().map { (showsTabs && $0.offset == state.selectedTab ? "*" : "") + texts($0.element) })
        .joined(separator: " | ")
    ]
    for modal in state.modals where modal.style != .alert {
      let isPopover = modal.stack.root.route.modalOptions.isPopover && modal.style == .sheet
      lines.append((isPopover ? "popover" : modal.style.rawValue) + " | " + texts(modal.stack))
    }
    if let alert = state.presented.last, alert.style == .alert {
      lines[lines.count - 1] += " | alert \(alert.stack.root.route.label.title)"
    }
    return lines.joined(separator: "\n")
  }
}

/// Expects that the screen shows the state of the flow, and that the host recorded no fault.
@MainActor
func expectSame(_ host: SimulatedHost, _ house: House, sourceLocation: SourceLocation = #_sourceLocation) {
  host.settle()
  #expect(host.description == house.description, sourceLocation: sourceLocation)
  #expect(host.faults == [], sourceLocation: sourceLocation)
}
