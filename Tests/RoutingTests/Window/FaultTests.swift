import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

/// Scenes that went wrong when every module had a tree of its own.
@MainActor
@Suite("Scenes of several modules that only one tree gets right", .tags(.navigation))
struct FaultTests {
  private let window: SampleWindow
  private var navigator: Navigator<Screen> { window.navigator }

  init() throws { window = try SampleWindow() }

  // MARK: Calls of screens that aren't visible

  @Test(
    "A call from a covered page or a hidden tab is refused as stale, and one without its entry lies on top of everything"
  )
  func lateCalls() throws {
    window.push("library/books/1")
    let (library, book) = (try #require(window.library), navigator.visible.id)
    window.push("museum/paintings/2")
    for _ in 1...2 {
      let way = window.way
      #expect(library.navigate(to: .note, from: book) == .refused(.stale(book)))
      #expect(library.push(.book(2), from: book) == .refused(.stale(book)))
      #expect(library.open(StudioRoute.palette.link, from: book) == .refused(.stale(book)))
      #expect(library.navigate(to: .note, from: book, returning: Int.self) { _ in } == .refused(.stale(book)))
      #expect(window.way == way)

      #expect(library.push(.book(2)) == .done)
      #expect(library.navigate(to: .note) == .done)
      #expect(window.way == way + ", library/books/2, sheet library/note")
      #expect(navigator.dismissModal(from: navigator.visible.id) == .done)
      #expect(navigator.back(from: navigator.visible.id) == .done)
      #expect(window.way == way)
      navigator.selectTab("tickets")
    }
  }

  // MARK: Drafts

  @Test("A draft asks nothing while its place stays, and what stays is not made again")
  func draftStays() throws {
    let window = try SampleWindow("studio", placements: ["studio": .root])
    window.push("studio/drafts/7", "library/note?style=sheet")
    let entries = window.identities
    #expect(window.open("studio/drafts/7") == .done)
    #expect(window.way == "studio/desk, studio/drafts/7")
    #expect(window.identities == entries.dropLast())

    let history = NavigationHistory(window.navigator)
    window.studio?.push(.sketch(1))
    #expect(history.undo() == .done)
    #expect(window.way == "studio/desk, studio/drafts/7")
    #expect(window.identities == entries.dropLast())
  }

  @Test(
    "A confirmation is about what was open when it was asked: every other change closes it, and one is open at most")
  func oneConfirmation() throws {
    window.push("studio/drafts/7")
    #expect(navigator.back() == .needsConfirmation)
    #expect(window.museum?.navigate(to: .map) == .done)
    #expect(window.way == "museum/halls, studio/drafts/7, sheet museum/map")
    #expect(window.studio?.answerConfirmation(true) == .refused(.nothingToConfirm))

    #expect(window.museum?.popToRoot() == .refused(.atRoot))
    #expect(window.open("museum/halls") == .needsConfirmation)
    #expect(window.studio?.leave(from: window.studio?.state.entries.first?.id) == .needsConfirmation)
    #expect(window.way == "museum/halls, studio/drafts/7, sheet museum/map, alert studio/discard/7")
    #expect(window.living == window.identities.count)
    #expect(window.open("library/books/1", .push) == .done)
    #expect(window.studio?.answerConfirmation(true) == .refused(.nothingToConfirm))
    #expect(window.way == "museum/halls, studio/drafts/7, sheet museum/map, library/books/1")
  }

  @Test("Dismissing a covered draft asks before anything closes, and declining keeps what lies above")
  func dismissCovered() throws {
    window.push("library/books/2", "library/authors/Ada", "studio/drafts/7", "museum/map")
    let author = try #require(window.library?.state.entries[1].id)
    let entries = window.identities
    #expect(window.library?.dismiss(author) == .needsConfirmation)
    #expect(navigator.answerConfirmation(false) == .done)
    #expect(window.identities == entries)
    #expect(window.library?.dismiss(author) == .needsConfirmation)
    #expect(navigator.answerConfirmation(true) == .done)
    #expect(window.way == "museum/halls, library/books/2")
  }

  @Test("Agreeing to one confirmation while the next one opens says so, and a page's alert lies above every sheet")
  func nextConfirmation() {
    window.push("studio/drafts/1", "studio/drafts/2", "museum/map")
    #expect(navigator.confirmLeaving {} == .needsConfirmation)
    #expect(window.way.hasSuffix("sheet museum/map, alert studio/discard/2"))
    #expect(window.studio?.answerConfirmation(true) == .needsConfirmation)
    #expect(window.studio?.answerConfirmation(true) == .done)
    #expect(window.studio?.present(.palette, as: .alert) == .done)
    #expect(window.way.hasSuffix("sheet museum/map, alert studio/palette"))
  }

  // MARK: Links

  @Test(
    "The link of what is open opens the same way here and in another window, and again changes nothing",
    arguments: [
      (["museum/map"], "museum/halls/map"),
      (["museum/tickets", "museum/paintings/1"], "museum/paintings/1?tab=tickets"),
      (
        ["museum/paintings/7", "museum/map?style=sheet", "library/books/1"],
        "museum/paintings/7?then=museum%2Fmap%20library%2Fbooks%2F1"
      ),
      (
        ["museum/paintings/1", "library/books/2", "museum/paintings/3"],
        "museum/paintings/1?then=library%2Fbooks%2F2%20museum%2Fpaintings%2F3"
      ),
      (["library", "library"], "museum/halls?then=library%2Fshelf%20library%2Fshelf"),
      (["museum/paintings/1", "museum/halls?style=cover"], "museum/paintings/1/halls?style=cover"),
      (
        ["library/books/2", "museum/map?style=push"],
        "museum/halls?then=library%2Fbooks%2F2%20museum%2Fmap%3Fstyle%3Dpush"
      ),
      (
        ["library/books/2", "museum/tickets?style=cover"],
        "museum/halls?then=library%2Fbooks%2F2%20museum%2Ftickets%3Fstyle%3Dcover"
      ),
      (
        ["library/books/2", "library/note", "studio/sketches/1"],
        "museum/halls?then=library%2Fbooks%2F2%20library%2Fnote%20studio%2Fsketches%2F1"
      ),
    ])
  func ownLink(pushed: [String], link: String) throws {
    for place in pushed { window.push(place) }
    let way = window.way
    #expect(window.link == link)
    for _ in 1...2 { #expect(window.open(window.link) == .unchanged) }
    #expect(window.way == way)
    let other = try SampleWindow()
    #expect(other.open(link) == .done)
    #expect(other.way == way)
  }

  @Test(
    "Every place of “then” opens above the one before, in its style, and no other screen comes between",
    arguments: [
      (
        "museum/paintings/7?then=library%2Fbooks%2F1%20museum%2Ftickets",
        "museum/halls, museum/paintings/7, library/books/1, museum/tickets"
      ),
      (
        "museum/paintings/7?then=museum%2Fmap%20library%2Fbooks%2F1",
        "museum/halls, museum/paintings/7, sheet museum/map, library/books/1"
      ),
      (
        "museum?then=library%2Fnote%3Fstyle%3Dcover%20studio%2Fsketches%2F1%20museum%2Fmap",
        "museum/halls, cover library/note, studio/sketches/1, sheet museum/map"
      ),
      ("library/books/1?then=library%2Fbooks%2F2", "museum/halls, library/books/1, library/books/2"),
    ])
  func then(link: String, way: String) throws {
    for policy in OpenPolicy.allCases {
      let window = try SampleWindow()
      #expect(window.open(link, policy) == .done)
      #expect(window.way == way)
      #expect(window.events.count == 1)
    }
  }

  @Test(
    "A link names places of one module, and only in “then” those of others",
    arguments: ["museum/paintings/1/library", "museum/halls/library/library", "library/books/1/museum/map"])
  func foreignSegments(_ link: String) {
    guard case .refused(.unknownLink(let error)) = window.open(link) else {
      Issue.record("It was opened: \(window.way)")
      return
    }
    #expect(error.offset > 0)
    #expect(window.way == "museum/halls")
  }

  @Test(
    "A link to a page module leads to the same place, whatever is on top", arguments: ["library", "museum", "studio"])
  func pageOverSheet(_ module: String) {
    // A sheet of each module, in which the link is followed.
    let sheet = ["library": "library/note", "museum": "museum/map", "studio": "studio/palette"][module] ?? ""
    window.push("library/books/1", "studio/sketches/1", sheet)
    let way = window.way
    for _ in 1...2 {
      #expect(window.open("library/authors/Ada").isOpen)
      #expect(window.way == way + ", library/authors/Ada")
    }
    #expect(navigator.selectTab("halls") == .done)
    #expect(window.way == "museum/halls, library/books/1, studio/sketches/1")
  }

  // MARK: Restoring

  @Test("A page that is switched off can't be reached by undo, which says why and changes nothing")
  func switchedOff() {
    let history = NavigationHistory(navigator)
    window.push("library/books/1")
    window.museum?.popToRoot()
    navigator.admit = { plan, _ in
      plan.link.module == "library" ? .refused(.unavailable("The library is closed")) : nil
    }
    #expect(history.undo() == .refused(.unavailable("The library is closed")))
    #expect(window.way == "museum/halls")
    #expect(window.events.last?.error == .unavailable("The library is closed"))
    #expect(history.steps.map { history.canRestore($0) } == [true, false, true])

    // A start drops the page and what lies on it, and reports the loss.
    let saved = NavigationSnapshot(
      tabs: [
        [
          MuseumRoute.halls.link, MuseumRoute.painting(1).link, LibraryRoute.book(1).link, MuseumRoute.painting(2).link,
        ], [],
      ],
      modals: [.init(style: .sheet, stack: [MuseumRoute.map.link])])
    let restoration = navigator.restore(saved)
    #expect(restoration.losses.map(\.reason) == ["The library is closed"])
    #expect(window.way == "museum/halls, museum/paintings/1")
  }

  // MARK: Events

  @Test("Refused undo and tab calls are events, and each event begins at the screen that was really visible")
  func events() {
    let history = NavigationHistory(navigator)
    history.undo()
    navigator.selectTab("attic")
    window.museum?.select(tab: .map)
    navigator.showRoot("attic")
    window.push("studio/drafts/7", "museum/map")
    navigator.showRoot("library")
    window.open("library/books/1", .push)
    window.open("museum/halls?then=library%2Fattic")

    var visible = "museum/halls"
    for event in window.events {
      #expect("\(event.from.route.link)" == "app://" + visible)
      visible = String("\(event.to.route.link)".dropFirst("app://".count))
    }
    #expect(visible == window.way.split(separator: " ").last.map(String.init))
    #expect(
      window.events.map { $0.kind?.rawValue ?? "refused" } == [
        "refused", "refused", "refused", "refused", "link", "link", "confirmation", "link", "refused",
      ])
    #expect(window.events.map(\.number) == Array(1...9))
    #expect(window.events.last?.error?.linkError?.offset == 24)
    #expect(window.events.last?.module == "library")
  }
}
