import AppShell
import LiveServices
import ScreenKit
import Services
import ServicesTesting
import SwiftUI
import Testing

@testable import SceneUI

/// Drives the whole demo in a simulated host, drawn by SceneUI.
@MainActor
final class SceneRobot {
  let app: AppCoordinator
  let host: SimulatedHost

  init(_ habits: Habits, isWide: Bool = false) throws {
    let app = try AppCoordinator(
      services: AppServices(
        accounts: AccountsOfAda(), posts: BundledPosts(), storage: StubStorage(), pasteboard: CopiedText(),
        today: { .unixEpoch }), hasAddedModules: false)
    var environment = EnvironmentValues()
    if isWide { environment.horizontalSizeClass = .regular }
    host = SimulatedHost(habits, environment: environment) { pauses in
      var view = SceneView(app)
      view.pauses = pauses
      return view.onOpenURL { app.enterLink($0.absoluteString) }
    }
    self.app = app
    host.settle()
  }

  /// Waits until the app has no work in progress and the screen doesn't change.
  func settle() async {
    host.settle()
    await app.settle()
    // The model observes changes in a separate task.
    for _ in 0..<20 { await Task.yield() }
    host.settle()
  }

  var page: PageTree { host.top.visiblePages.last ?? PageTree() }

  func type(_ field: String, _ text: String) {
    page.fields.first { $0.0 == field }?.1.wrappedValue = text
    host.settle()
  }

  @discardableResult
  func tap(_ title: String) async -> Bool {
    let isThere = host.tap(title)
    await settle()
    return isThere
  }

  func logIn() async {
    type("Name", "Ada")
    type("Password", "correct horse")
    await tap("Log in")
  }

  /// A description of the screen with a line for each layer.
  var shown: [String] {
    host.layers.map { layer in
      let tab = layer.tree.stacks.count > 1 ? layer.tab?.base as? String : nil
      let text = layer.visiblePages.last?.texts.first { !$0.isEmpty } ?? ""
      let alert = layer.alert.map { " alert \($0.title)" } ?? ""
      return "\(layer.kind?.rawValue ?? "root") \(tab ?? "-") \(layer.openPages) \(text)\(alert)"
    }
  }

  /// A description of the app's scene in the format of `shown`.
  var wanted: [String] {
    let scene = app.scene
    var lines: [String] = []
    for layer in [scene.root] + scene.modals {
      if layer.style == .alert {
        lines[lines.count - 1] += " alert \(layer.page.screen.title)"
      } else {
        let text = layer.page.screen.elements.lazy.compactMap(\.firstText).first ?? ""
        lines.append("\(layer.style.rawValue) \(layer.tabs?.selected ?? "-") \(layer.depth + 1) \(text)")
      }
    }
    return lines
  }
}

extension SimulatedHost.Layer {
  /// The number of pages in the visible stack, including empty ones.
  fileprivate var openPages: Int {
    guard let stack else { return 1 }
    let beside = stack.sidebar == nil ? 0 : 1
    return beside + (stack.root.id == nil ? 0 : 1) + (pages[stack.key]?.count ?? 0)
  }
}

extension Element {
  fileprivate var firstText: String? {
    switch self {
    case .heading(let text), .text(let text), .error(let text), .loading(let text), .empty(let text): text
    case .field(let field): field.label
    case .button(let action): action.disabledReason
    case .list, .divider: nil
    }
  }
}

private struct AccountsOfAda: AccountsService {
  func logIn(name: String, password: Password) async throws -> Account {
    guard name == "Ada", password == Password("correct horse") else { throw AccountError.wrongCredentials }
    return Account(name: "Ada", email: "ada@example.com")
  }

  func signUp(_ profile: Profile, password: Password) async throws -> Account {
    Account(name: profile.name, email: profile.email)
  }
}

/// Expects that the screen shows the scene of the app, and that the host recorded no fault.
@MainActor
func expectSame(_ robot: SceneRobot, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(robot.shown == robot.wanted, sourceLocation: sourceLocation)
  #expect(robot.host.faults == [], sourceLocation: sourceLocation)
}
