import ScreenKit
import Services
import ServicesTesting
import Testing

@testable import LoggedIn

/// F6, F9.
@Suite("The menu and what it leads to")
@MainActor
struct MenuTests {
  let settings = Sample.settings()
  let events = Recorder<MenuEvent>()

  @Test("The order in force is marked, and choosing another takes effect at once")
  func order() {
    let viewModel = MenuViewModel(settings: settings) { _ in }
    #expect(viewModel.screen.rowsOn == ["Newest first"])
    #expect(viewModel.receive(.select(Page.ID(""), list: "order", row: "title")) == .done)
    #expect(viewModel.screen.rowsOn == ["By title"])
    #expect(settings.current.order == .title)
  }

  @Test("The ways out are told to the coordinator")
  func ways() {
    let viewModel = MenuViewModel(settings: settings) { [events] in events.record($0) }
    _ = viewModel.receive(.select(Page.ID(""), list: "more", row: "filter"))
    _ = viewModel.receive(.select(Page.ID(""), list: "more", row: "about"))
    viewModel.send(.doneTapped)
    #expect(events.all == [.authorFilterTapped, .aboutTapped, .doneTapped])
  }
}
