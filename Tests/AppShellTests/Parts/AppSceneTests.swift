import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("AppScene", .tags(.screens))
@MainActor
struct AppSceneTests {
  private let parts = AppParts([.notebook(.sheet), .template(.tab)], signedIn: AccountsOfAda.ada)
  private let front: AppScene

  init() { front = AppScene(parts.navigator, notices: parts.notices) }

  @Test("Before the start, the scene is blank and every intent is refused")
  func blank() {
    #expect(front.scene.root.page.screen.title == "Waymark")
    #expect(front.receive(.quit) == .refused("Nothing is open"))
    #expect(front.openPages.isEmpty)
  }

  @Test("The scene shows the modules from bottom to top, one tab bar, and the notices")
  func layers() {
    parts.start()
    #expect(front.scene.root.tabs?.tabs.map(\.title) == ["Posts", "Account", "Template"])
    parts.navigator.navigate(to: .added(.notebook(.sheet)))
    parts.notices.add("Hello")
    #expect(front.scene.modals.map(\.page.screen.title) == ["Notebook"])
    #expect(front.scene.toast == "Hello")
    #expect(front.scene.active.page.id != front.scene.root.page.id)
  }

  @Test("An intent for a closed page is refused")
  func stale() {
    parts.start()
    let posts = front.scene.active.page.id
    _ = front.receive(.tab("account"))
    guard case .refused = front.receive(.back(posts)) else {
      Issue.record("a page that is gone went back")
      return
    }
  }

  @Test("Going back at the root of a sheet closes it")
  func closeSheet() {
    parts.start()
    parts.navigator.navigate(to: .added(.notebook(.sheet)))
    #expect(front.receive(.back(front.scene.active.page.id)) == .done)
    #expect(front.scene.modals.isEmpty)
  }

  @Test("The app quits when every module agrees, or at the second request")
  func quit() {
    parts.start()
    parts.writeNote()
    #expect(front.receive(.quit) == .done)
    #expect(!front.isOver)
    #expect(front.receive(.quit) == .done)
    #expect(front.isOver)
  }
}
