import Links
import Routing
import SwiftUI
import TestTopics
import Testing

@testable import LibraryApp
@testable import RoutingUI

@Suite("The app of the documents", .tags(.links))
@MainActor
struct LibraryAppTests {
  @Test("An activity of the system opens its place, and an unknown one shows the reason", arguments: Habits.all)
  func activities(_ habits: Habits) {
    let host = SimulatedHost(habits) { pauses in LibraryWindow().environment(\.pauses, pauses) }
    host.settle()
    let activity = NSUserActivity(activityType: bookActivity)
    activity.userInfo = ["link": "app://library/books/7/lend/7"]
    host.resume(activity)
    host.settle()
    #expect(host.top.kind == .sheet && host.window.visiblePages.last?.buttons.map(\.title) == ["Lend book 7"])
    activity.userInfo = ["chapter": 3]
    host.resume(activity)
    host.settle()
    #expect(host.window.tree.page.texts == ["A link begins with “app://” (scheme, byte 0)"])
    #expect(host.top.kind == .sheet && host.faults == [])
  }

  @Test(
    "A preview shows its place, or the reason why there is none", arguments: ["books/7": "Lend book 7", "cellar": ""])
  func preview(_ path: String, _ button: String) {
    let host = SimulatedHost(.rereads) { _ in FlowPreview(LibraryCoordinator.feature(), at: "app://library/\(path)") }
    host.settle()
    #expect(host.window.visiblePages.last?.buttons.first?.title ?? "" == button)
    #expect(host.window.tree.page.texts.contains { $0.contains(path) } == button.isEmpty)
  }

  @Test("The row of the book that is open over the shelf is known, also below a sheet")
  func openBook() throws {
    let library = try Library()
    let coordinator = try #require(
      library.navigator.coordinator(of: library.navigator.visible.id) as? LibraryCoordinator)
    let book = OpenBook(coordinator.router)
    library.open("app://library/books/7/lend/7")
    #expect(book.number == 7)
    library.navigator.dismissModal()
    library.navigator.back()
    #expect(book.number == nil)
  }

  @Test("A tab that is switched off is left out, and a user who is on it comes to the first one", arguments: Habits.all)
  func flag(_ habits: Habits) throws {
    let (library, flags) = (try Library(), Flags())
    func place() -> String { library.navigator.visible.route.link.description }
    flags.hasLoans = false
    library.navigator.selectTab("loans")
    let host = SimulatedHost(habits) { pauses in
      FlaggedWindow(library: library, flags: flags).environment(\.pauses, pauses)
    }
    host.settle()
    #expect(place() == "app://library/shelf", "it was off at the start")
    #expect(host.window.tree.stacks.map(\.label) == [["Shelf", "books.vertical"]])
    flags.hasLoans = true
    library.navigator.selectTab("loans")
    host.settle()
    flags.hasLoans = false
    host.settle()
    #expect(place() == "app://library/shelf")
    library.open("app://library/books/7")
    for hasLoans in [true, false] {
      flags.hasLoans = hasLoans
      host.settle()
    }
    #expect(place() == "app://library/books/7", "a user who is elsewhere stays there")
  }

  @Test("The screen of a preview shows the answer of its service")
  func preview() async {
    let view = AuthorView { [1, 2] }
    for _ in 1...10_000 where view.model.books == nil { await Task.yield() }
    #expect(view.model.books == [1, 2])
  }

  @Test("In a window with a stand-in for another module, the button leads to its page and back", arguments: Habits.all)
  func standIn(_ habits: Habits) async throws {
    let navigator = try makeAuthorWindow(AuthorBooks { [7] })
    let host = SimulatedHost(habits) { pauses in FlowView(navigator).environment(\.pauses, pauses) }
    await navigator.settle()
    host.settle()
    #expect(host.tap("Book 7"))
    host.settle()
    #expect(navigator.link.description == "app://authors/1?then=books%2F7")
    #expect(host.goBack())
    host.settle()
    #expect(navigator.link.description == "app://authors/1")
  }
}
