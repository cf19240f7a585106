import Foundation
import NavigationCases
import Routing
import SceneUI
import ScreenKit
import SwiftUI
import TestTopics
import Testing

@testable import RoutingUI

/// Plays the cases of the page on simulated hosts.
///
/// A request for which the screen shows no control ends the case, as does one that a page
/// makes under an alert, because a host closes the alert first; the number of cases played to their end is part of the test.
@MainActor
@Suite("What each request does, in SwiftUI", .tags(.navigation))
struct CaseTests {
  @Test("Simulated hosts do what the page says, and show it", arguments: Habits.all)
  func cases(_ habits: Habits) throws {
    let page = Repository.root.appending(path: "Modules/Navigation/Routing/Routing.docc/Cases.md")
    var count = 0
    for example in try NavigationCase.all(in: String(contentsOf: page, encoding: .utf8)) {
      let player = try CaseHost(example, habits)
      guard player.play() else { continue }
      count += 1
      if let fault = player.fault { Issue.record("\(fault)") }
    }
    #expect(count == 257)
  }
}

/// A window of the shop in a simulated host.
@MainActor
private struct CaseHost {
  private let example: NavigationCase
  private let window: ShopWindow
  private let host: SimulatedHost

  init(_ example: NavigationCase, _ habits: Habits) throws {
    let window = try ShopWindow(example.open, requests: example.requests)
    host = SimulatedHost(habits) { pauses in
      FlowView(window.navigator, label: { PageLabel($0.screen.title) }) { entry in
        CasePage(screen: entry.screen)
      } buttons: { entry in
        ScreenButtons(entry.screen) { intent in
          // The late action of an alert that has gone has no effect.
          if window.navigator.visible.id == entry.id { _ = entry.screen.receive(intent) }
        }
      }
      .environment(\.pauses, pauses)
      .onOpenURL { window.perform("open \($0.absoluteString.dropFirst("app://".count))") }
    }
    (self.example, self.window) = (example, window)
    host.settle()
  }

  /// Returns whether the host could make each request.
  func play() -> Bool {
    for request in example.requests {
      guard make(request) else { return false }
      host.settle()
    }
    return true
  }

  private func make(_ request: String) -> Bool {
    let words = request.split(separator: " ").map(String.init)
    switch words[0] {
    case "back" where words.count == 1: return host.goBack() || host.tap("Back")
    case "close": return host.swipeDown() || host.tap("Close") || host.answer("ok")
    case "undo", "redo": return false
    case "agree", "decline": return host.answer(request)
    case "tab": return (window.navigator.tabNames.firstIndex(of: words[1])).map { host.tapTab($0) } ?? false
    case "open" where words.count == 2: return URL(string: "app://\(words[1])").map { host.open($0) } != nil
    default: return host.tap(request)
    }
  }

  /// The difference from the row or between the screen and what is open, or `nil`.
  var fault: String? {
    let (expected, told) = (example.told.map(toldByHost), window.told.map(toldByHost))
    let shown = host.layers.map { layer in
      ([layer.kind?.rawValue ?? "root"] + layer.visiblePages.map(\.title)).joined(separator: " ")
    }
    let alert = host.alert.map { "alert \($0.title)" }
    let wanted = example.openThen.split(separator: ", ").filter { !$0.hasPrefix("hidden ") }.enumerated().map {
      ($0.offset == 0 ? "root " : "") + $0.element.replacing(" › ", with: " ")
    }
    if window.open == example.openThen, expected == told, shown + [alert].compactMap(\.self) == wanted,
      host.faults.isEmpty
    {
      return nil
    }
    return """
      line \(example.line), \(host.habits.testDescription), \(example)
      - \(example.openThen), \(expected)
      + \(window.open), \(told)
      \(shown) \(alert ?? "") \(host.faults)
      """
  }

  /// A host has moved before it tells: going back is told as `dismiss`.
  private func toldByHost(_ told: String) -> String {
    told == "back" ? "dismiss" : told.replacing("left by back", with: "left by dismiss")
  }
}

private struct CasePage: View {
  let screen: any ViewModel
  @Environment(\.page) private var page

  var body: some View {
    ScreenPage(screen) { intent in page.perform { _ = screen.receive(intent) } }
  }
}
