import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedIn

@Suite("MenuViewModel", .tags(.modals, .screens))
@MainActor
struct MenuTests {
  let settings = Sample.settings()

  @Test("The current order is marked, and selecting another applies at once")
  func order() {
    let viewModel = MenuViewModel(settings: settings, author: { nil })
    #expect(viewModel.screen.rowsOn == ["Newest first"])
    #expect(viewModel.receive(.select(Page.ID(""), list: "order", row: "title")) == .done)
    #expect(viewModel.screen.rowsOn == ["By title"])
    #expect(settings.current.order == .title)
  }

  @Test("The menu shows the author of the filter, by number until the name has loaded")
  func author() {
    func filter(_ name: String? = nil) -> String? {
      MenuViewModel(settings: settings, author: { name }).screen.subtitle(ofRow: "filter")
    }
    #expect(filter() == "All authors")
    settings.current.author = Author.ID(rawValue: 4)
    #expect(filter() == "Author 4")
    #expect(filter("Kenji Murakami") == "Kenji Murakami")
  }

  @Test("The menu clears a filter")
  func clearing() {
    settings.current.author = Author.ID(rawValue: 4)
    let viewModel = MenuViewModel(settings: settings, author: { nil })
    #expect(viewModel.screen.rowTitles.contains("Show all authors"))
    #expect(viewModel.receive(.select(Page.ID(""), list: "more", row: "all")) == .done)
    #expect(settings.current.author == nil)
    #expect(!viewModel.screen.rowTitles.contains("Show all authors"))
  }
}
