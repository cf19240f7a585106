import Links
import Routing
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("ModuleNavigator", .tags(.navigation))
@MainActor
struct ModuleNavigatorTests {
  private let parts = AppParts([.notebook(.sheet), .template(.tab)], signedIn: AccountsOfAda.ada)
  private let note = AppRoute.added(.notebook(.sheet))
  private let tab = AppRoute.added(.template(.tab))

  init() { parts.start() }

  @Test("A root replaces the current root, a tab is added beside it, and a sheet opens over it")
  func placements() {
    #expect(parts.modules.visible == .loggedIn)
    #expect(parts.modules.addedTabs == [tab])
    parts.navigator.navigate(to: tab)
    #expect(parts.modules.selectedTab == tab)
    parts.navigator.navigate(to: note)
    #expect(parts.modules.sheets.map(\.route) == [note])
    #expect(parts.modules.root == .loggedIn)
    parts.navigator.navigate(to: .onboarding)
    #expect(parts.modules.entries.map(\.route) == [.onboarding])
  }

  @Test("Each move is one change, and a move to the visible module is none")
  func oneChange() {
    parts.navigator.navigate(to: note)
    #expect(parts.navigator.navigate(to: note) == .unchanged)
    #expect(parts.modules.changes.count == 1)
    parts.navigator.navigate(to: .onboarding)
    #expect(parts.modules.changes.count == 2)
  }

  @Test("A module with unsaved changes asks before it closes: declining keeps it, agreeing completes the move")
  func leaving() {
    parts.writeNote()
    let open = parts.modules.archives
    for answer in ["Keep", "Discard"] {
      #expect(parts.navigator.navigate(to: .onboarding) == .needsConfirmation)
      #expect(parts.modules.archives == open)
      parts.tap(answer)
      #expect(parts.modules.visible == (answer == "Keep" ? note : .onboarding))
    }
  }

  @Test("A change in another module withdraws a confirmation as if it was declined")
  func withdrawn() {
    parts.writeNote()
    parts.navigator.leaveAll(by: .dismiss) { .done }
    #expect(parts.modules.flow(of: parts.modules.active)?.isConfirming == true)
    parts.navigator.changed(by: .push)
    #expect(parts.modules.flow(of: parts.modules.active)?.isConfirming == false)
  }

  @Test("The archives replaced by an interruption can be taken once")
  func interruption() {
    let open = parts.modules.archives
    parts.navigator.navigate(to: .onboarding)
    #expect(parts.modules.takeInterruptedArchives() == open)
    #expect(parts.modules.takeInterruptedArchives() == nil)
    parts.modules.setRoot(.loggedIn)
    #expect(parts.modules.interruptedArchives == nil)
  }

  @Test("Closing the visible sheet or tab removes it, and closing a background tab changes nothing")
  func close() {
    parts.navigator.navigate(to: note)
    parts.navigator.close(tab)
    #expect(parts.modules.visible == note)
    parts.navigator.close(note)
    #expect(parts.modules.visible == .loggedIn)
    #expect(parts.navigator.closeSheet() != .done)
  }

  @Test("A signed-in user can't open the log-in")
  func logIn() {
    #expect(parts.modules.obstacle(to: .loggedOut) == .unavailable("You are signed in already"))
    #expect(parts.modules.obstacle(to: .onboarding) == nil)
  }
}
