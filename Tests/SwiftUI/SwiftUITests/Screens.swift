import Links
import Routing
import Testing

@testable import RoutingUI
@testable import SwiftUI

extension SimulatedHost {
  /// Creates a host that shows a house.
  convenience init(_ habits: Habits, _ house: House, isWide: Bool = false) {
    var environment = EnvironmentValues()
    if isWide { environment.horizontalSizeClass = .regular }
    self.init(habits, environment: environment) { pauses in
      FlowView(house.navigator)
        .onProblem { house.problems.append($0) }
        .environment(\.pauses, pauses)
    }
    settle()
  }

  /// Types a text into the field of the visible page.
  func type(_ text: String) {
    top.visiblePages.last?.fields.first?.1.wrappedValue = text
    settle()
  }

  /// A description of the screen with a line for each layer: the texts of the pages in its visible stack, and of the roots of others.
  var description: String {
    layers.map { layer in
      let name = layer.kind?.rawValue ?? "window"
      let stacks = layer.tree.stacks.map { stack in
        if stack.key != layer.tab { return stack.sidebar?.texts.first ?? stack.root.texts.first ?? "" }
        let texts = layer.visiblePages.compactMap(\.texts.first).joined(separator: " > ")
        return (layer.tree.stacks.count > 1 ? "*" : "") + texts
      }
      return ([name] + stacks + (layer.alert.map { ["alert \($0.title)"] } ?? [])).joined(separator: " | ")
    }
    .joined(separator: "\n")
  }

  /// Returns whether the user sees something else than what is open.
  func differs(from house: House) -> Bool {
    let (shown, wanted) = (description.split(separator: "\n"), house.description.split(separator: "\n"))
    return shown.count != wanted.count || zip(layers, zip(shown, wanted)).contains { $0.isInSight && $1.0 != $1.1 }
  }
}

extension House {
  /// The number of pages above the root of each tab.
  var depths: [Int] { router.state.tabs.map { $0.count - 1 } }

  /// A description of the expected screen in the format of `SimulatedHost.description`.
  var description: String {
    guard let open = navigator.content else { return "" }
    func texts(_ stack: [OpenEntry<any PageScreen>]) -> String {
      stack.map { OpenEntry<any PageScreen>.text($0.route, $0.id) }.joined(separator: " > ")
    }
    let tabs = open.tabs.enumerated().map { position, stack in
      position == open.selectedTab ? (open.tabs.count > 1 ? "*" : "") + texts(stack) : texts([stack[0]])
    }
    var lines = [(["window"] + tabs).joined(separator: " | ")]
    for modal in open.modals where modal.style != .alert {
      let isPopover = ModalOptions(modal.stack[0]).isPopover && modal.style == .sheet
      lines.append((isPopover ? "popover" : modal.style.rawValue) + " | " + texts(modal.stack))
    }
    if let alert = open.modals.last, alert.style == .alert {
      lines[lines.count - 1] += " | alert \(PageLabel(alert.stack[0]).title)"
    }
    return lines.joined(separator: "\n")
  }
}

/// Expects that the screen shows what is open, and that the host recorded no fault.
@MainActor
func expectSame(_ host: SimulatedHost, _ house: House, sourceLocation: SourceLocation = #_sourceLocation) {
  host.settle()
  #expect(host.description == house.description, sourceLocation: sourceLocation)
  #expect(host.faults == [], sourceLocation: sourceLocation)
}
