import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

/// A call in a window with several modules.
struct PageCall: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// What the call leads to.
  var end: String
  var take: @MainActor @Sendable (SampleWindow) -> NavigationOutcome?

  init(_ name: String, to end: String, _ take: @escaping @MainActor @Sendable (SampleWindow) -> NavigationOutcome?) {
    (testDescription, self.end, self.take) = (name, end, take)
  }
}

@MainActor
@Suite("Confirmation before leaving the pages of several modules", .tags(.confirmation))
struct PageLeavingTests {
  private let window: SampleWindow
  private var navigator: Navigator<Screen> { window.navigator }

  init() throws { window = try SampleWindow() }

  private nonisolated static let covered =
    "museum/halls, museum/paintings/1, studio/drafts/7, library/books/2, sheet museum/map"
  private nonisolated static let inSheet = "museum/halls, sheet studio/palette, studio/drafts/7"

  /// Ways out of a draft that pages of other modules cover.
  nonisolated static let waysOutOfCovered = [
    PageCall("dismissed by its module", to: "museum/halls, museum/paintings/1") {
      $0.studio?.dismiss($0.studio?.state.entries.first?.id)
    },
    PageCall("left by its module", to: "museum/halls, museum/paintings/1") {
      $0.studio?.leave(from: $0.studio?.state.entries.first?.id)
    },
    PageCall("a link of the root", to: "museum/halls, museum/paintings/9") { $0.open("museum/paintings/9") },
    PageCall("a link that resets", to: "museum/halls, library/books/9") { $0.open("library/books/9", .reset) },
    PageCall("a restored place", to: "museum/halls, library/books/3") { window in
      let links = [MuseumRoute.halls.link, LibraryRoute.book(3).link]
      return window.navigator.restore(NavigationSnapshot(tabs: [links, []])).outcome
    },
    PageCall("another root", to: "library/shelf") { $0.navigator.showRoot("library").outcome },
    PageCall("the end of the window", to: covered) { $0.navigator.confirmLeaving {} },
  ]

  /// Ways out of a draft that is visible in a sheet.
  nonisolated static let waysOutOfSheet = [
    PageCall("back", to: "museum/halls, sheet studio/palette") { $0.navigator.back(from: $0.navigator.visible.id) },
    PageCall("close", to: "museum/halls") { $0.navigator.dismissModal(from: $0.navigator.visible.id) },
    PageCall("close all", to: "museum/halls") { $0.museum?.dismissModals() },
    PageCall("another tab", to: "museum/tickets") { $0.navigator.selectTab("tickets") },
    PageCall("the same tab", to: "museum/halls") { $0.navigator.selectTab("halls") },
    PageCall("a tab with a page", to: "museum/tickets, museum/paintings/1") {
      $0.museum?.select(tab: .tickets, pushing: .painting(1))
    },
    PageCall("the root level", to: "museum/halls, museum/paintings/2") { window in
      window.museum?.navigate(to: .painting(2), at: .root, of: window.navigator.visible.id)
    },
    PageCall("replaced stack", to: "museum/halls, sheet studio/sketches/3") {
      $0.studio?.replaceStack(with: [.sketch(3)])
    },
    PageCall("replaced top", to: "museum/halls, sheet studio/palette, studio/sketches/3") {
      $0.studio?.replaceTop(with: .sketch(3))
    },
    PageCall("a snapshot", to: "museum/tickets") {
      $0.museum?.open(NavigationSnapshot(tabs: [[.halls], [.tickets]], selectedTab: 1))
    },
  ]

  @Test(
    "Every way out of a draft asks first; declining changes nothing, and agreeing completes it",
    arguments: waysOutOfCovered.map { (covered, $0) } + waysOutOfSheet.map { (inSheet, $0) })
  func drafts(_ start: String, _ way: PageCall) {
    let places =
      start == Self.covered
      ? ["museum/paintings/1", "studio/drafts/7", "library/books/2", "museum/map"]
      : ["studio/palette", "studio/drafts/7"]
    for place in places { window.push(place) }
    #expect(window.way == start)
    let entries = window.identities
    for _ in 1...2 {
      #expect(way.take(window) == .needsConfirmation)
      #expect(window.way == start + ", alert studio/discard/7")
      #expect(navigator.answerConfirmation(false) == .done)
      #expect(window.identities == entries)
    }
    #expect(way.take(window) == .needsConfirmation)
    #expect(window.studio?.answerConfirmation(true) == .done)
    #expect(window.way == way.end)
    #expect(!navigator.isConfirming)
    #expect(window.living == window.identities.count)
  }

  @Test("The drafts of several modules ask in turn, the innermost first, and a draft that stays doesn't ask")
  func inTurn() throws {
    window.push("studio/drafts/1", "library/books/2", "studio/drafts/2?style=sheet", "museum/map", "studio/drafts/3")
    let entries = window.identities
    func leave() -> NavigationOutcome? { window.museum?.select(tab: .halls, pushing: .painting(4)) }
    #expect(leave() == .needsConfirmation)
    #expect(window.way.hasSuffix("studio/drafts/3, alert studio/discard/3"))
    #expect(window.studio?.answerConfirmation(true) == .needsConfirmation)
    #expect(window.way.hasSuffix("studio/drafts/3, alert studio/discard/2"))
    #expect(window.studio?.answerConfirmation(false) == .done)
    #expect(window.identities == entries)

    // Another attempt takes the place of an open confirmation, and asks from the beginning.
    for _ in 1...2 {
      #expect(leave() == .needsConfirmation)
      #expect(window.way.hasSuffix("studio/drafts/3, alert studio/discard/3"))
      #expect(window.studio?.answerConfirmation(true) == .needsConfirmation)
    }
    #expect(window.studio?.answerConfirmation(true) == .done)
    #expect(window.way == "museum/halls, studio/drafts/1, library/books/2, museum/paintings/4")
    #expect(navigator.selectTab("tickets") == .done)
  }

  @Test("A screen that gets unsaved changes while another one asks is asked about too")
  func lateChanges() throws {
    window.push("studio/drafts/1", "library/books/2", "studio/drafts/0", "studio/drafts/3")
    let late = try #require(window.studio?.state.entries[1].id)
    #expect(window.museum?.popToRoot() == .needsConfirmation)
    #expect(window.way.hasSuffix("alert studio/discard/3"))
    window.studio?.screen(of: late)?.scope.confirmLeaving { true }
    for question in ["discard/0", "discard/1"] {
      #expect(window.studio?.answerConfirmation(true) == .needsConfirmation)
      #expect(window.way.hasSuffix(question))
    }
    #expect(window.studio?.answerConfirmation(true) == .done)
    #expect(window.way == "museum/halls")
  }

  @Test("The app can ask before it ends a window, and goes on only if every screen agrees", arguments: [false, true])
  func endOfWindow(isAgreed: Bool) {
    window.push("studio/drafts/7", "library/books/2")
    var (ends, stays) = (0, 0)
    #expect(navigator.asksBeforeLeaving)
    #expect(!navigator.asksBeforeLeaving(navigator.visible.id))
    #expect(
      navigator.confirmLeaving {
        ends += 1
      } orElse: {
        stays += 1
      } == .needsConfirmation)
    #expect(window.studio?.answerConfirmation(isAgreed) == .done)
    #expect((ends, stays) == (isAgreed ? 1 : 0, isAgreed ? 0 : 1))
    #expect(window.way == "museum/halls, studio/drafts/7, library/books/2")

    // Another change closes the confirmation, as if the user had declined.
    #expect(
      navigator.confirmLeaving {
        ends += 1
      } orElse: {
        stays += 1
      } == .needsConfirmation)
    #expect(navigator.dismissModal() == .done)
    #expect(stays == (isAgreed ? 1 : 2))
  }
}

@MainActor
@Suite("Results from other modules", .tags(.results))
struct PageResultTests {
  private let window: SampleWindow
  private var navigator: Navigator<Screen> { window.navigator }

  init() throws { window = try SampleWindow() }

  private nonisolated static let finished = "finished(\"done\")"
  private nonisolated static func left(_ kind: NavigationKind) -> String {
    "\(FlowResult<String>.cancelled(.left(kind)))"
  }

  nonisolated static let waysOut = [
    PageCall("finish", to: finished) {
      $0.studio?.finish($0.studio?.state.entries.first?.id ?? EntryID(0), with: "done")
    },
    PageCall("finish from a later step", to: finished) { window in
      window.studio?.push(.sketch(1))
      window.studio?.present(.palette, as: .sheet)
      return window.studio?.finish(window.navigator.visible.id, with: "done")
    },
    PageCall("finish below a page of another module", to: finished) { window in
      window.push("library/books/2", "museum/map")
      return window.studio?.finish(window.studio?.state.entries.first?.id ?? EntryID(0), with: "done")
    },
    PageCall("back", to: left(.back)) { $0.navigator.back() },
    PageCall("leave", to: left(.dismiss)) { $0.studio?.leave(from: $0.studio?.state.entries.first?.id) },
    PageCall("dismissed by its caller", to: left(.dismiss)) { $0.museum?.dismiss($0.studio?.state.entries.first?.id) },
    PageCall("replaced", to: left(.replaced)) { $0.studio?.replaceTop(with: .sketch(1)) },
    PageCall("a link", to: left(.link)) { $0.open("museum/tickets", .reset) },
    PageCall("another root", to: left(.replaced)) { $0.navigator.showRoot("library").outcome },
    PageCall("the end of the window", to: "\(FlowResult<String>.cancelled(.flowEnded))") { window in
      window.navigator.stop()
      return .done
    },
  ]

  @Test(
    "A place of another module gives its result exactly once, on every way out, as a page and as a modal",
    arguments: waysOut, [PresentationStyle.push, .sheet, .cover])
  func exactlyOnce(_ way: PageCall, _ style: PresentationStyle) {
    var results: [String] = []
    let link = StudioRoute.form(1).link
    #expect(window.museum?.open(link, as: style, returning: String.self) { results.append("\($0)") } == .done)
    #expect(window.way == "museum/halls, " + (style == .push ? "" : "\(style) ") + "studio/forms/1")
    // A modal closes by going back, too.
    let outcome = way.take(window)
    #expect(outcome == .done)
    #expect(results == [way.end])
    if way.end == Self.finished { #expect(window.way == "museum/halls") }
    navigator.stop()
    #expect(results == [way.end])
  }

  @Test("Finishing asks for the drafts of other modules above, and declining keeps the wait")
  func draftAbove() throws {
    let window = try SampleWindow("library", placements: ["library": .root])
    var results: [FlowResult<String>] = []
    window.library?.navigate(to: .book(1), returning: String.self) { results.append($0) }
    let book = window.navigator.visible.id
    window.push("studio/drafts/7", "library/note")
    #expect(window.library?.finish(book, with: "done") == .needsConfirmation)
    #expect(window.studio?.answerConfirmation(false) == .done)
    #expect(results.isEmpty)
    #expect(window.way == "library/shelf, library/books/1, studio/drafts/7, sheet library/note")
    #expect(window.library?.finish(book, with: "done") == .needsConfirmation)
    #expect(window.studio?.answerConfirmation(true) == .done)
    #expect(results == [.finished("done")])
    #expect(window.way == "library/shelf")
  }

  @Test("Finishing a place in a hidden tab removes everything above it there, and nothing else")
  func hiddenTab() throws {
    var results: [FlowResult<String>] = []
    window.museum?.open(StudioRoute.form(1).link, as: .push, returning: String.self) { results.append($0) }
    let form = navigator.visible.id
    window.push("library/books/2", "museum/paintings/3")
    navigator.selectTab("tickets")
    window.push("museum/map", "library/books/1")
    #expect(window.studio?.finish(form, with: "done") == .done)
    #expect(results == [.finished("done")])
    #expect(window.way == "museum/tickets, sheet museum/map, library/books/1")
    navigator.selectTab("halls")
    #expect(window.way == "museum/halls")
  }

  @Test("A place that isn't shown gives a cancelled result at once")
  func notShown() throws {
    var results: [FlowResult<String>] = []
    func open(_ link: DeepLink, as style: PresentationStyle? = nil) -> NavigationOutcome? {
      window.museum?.open(link, as: style, returning: String.self) { results.append($0) }
    }
    // A link to the root of a tab goes to the tab, and shows nothing new.
    #expect(open(MuseumRoute.tickets.link) == .done)
    #expect(open(MuseumRoute.tickets.link) == .unchanged)
    #expect(results == [.cancelled(.notShown), .cancelled(.notShown)])
    let unknown = DeepLink(module: "attic")
    guard case .refused(let error)? = open(unknown) else {
      Issue.record("It was opened")
      return
    }
    #expect(results.last == .cancelled(.refused(error)))
    window.push("studio/drafts/7?style=alert")
    #expect(open(StudioRoute.form(1).link, as: .sheet) == .needsConfirmation)
    #expect(results.count == 3)
    #expect(navigator.answerConfirmation(false) == .done)
    #expect(results.last == .cancelled(.notShown))
  }

  @Test("A caller that gets no result is told after the whole call, too, and its calls run at once")
  func orderOfCancellations() {
    window.push("studio/drafts/7?style=alert")
    var lines: [String] = []
    navigator.observe { lines.append("\($0.kind?.rawValue ?? "refused")") }
    func ask(from origin: EntryID?) {
      window.museum?.navigate(to: .map, from: origin, returning: Int.self) { [window] _ in
        lines.append("cancelled")
        #expect(window.navigator.selectTab("attic") == .refused(.noSuchTab("attic")))
      }
    }
    ask(from: nil)
    navigator.answerConfirmation(false)
    #expect(lines == ["confirmation", "dismiss", "cancelled", "refused"])
    ask(from: EntryID(0))
    #expect(lines.suffix(3) == ["refused", "cancelled", "refused"])
  }

  @Test("A result comes after the whole call, and the calls of its receiver run before those that wait")
  func order() {
    var lines: [String] = []
    window.navigator.observe { [window] event in
      lines.append("\(event.kind?.rawValue ?? "")")
      if event.kind == .dismiss { #expect(window.open("library/books/2", .push) == .queued) }
    }
    window.museum?.open(StudioRoute.form(1).link, returning: String.self) { [window] result in
      lines.append("\(result)")
      #expect(window.museum?.push(.painting(1)) == .done)
      lines.append("after")
    }
    #expect(window.studio?.finish(navigator.visible.id, with: "done") == .done)
    #expect(lines == ["link", "dismiss", "finished(\"done\")", "push", "after", "link"])
    #expect(window.way == "museum/halls, museum/paintings/1, library/books/2")
  }

  @Test(
    "A screen that answers its own confirmation lets a waiting caller go on, or cancels it", arguments: [true, false])
  func answersItself(isAgreed: Bool) {
    window.push("studio/drafts/7?style=alert")
    let (museum, studio) = (window.museum, window.studio)
    var results: [FlowResult<Int>] = []
    studio?.observe { event in
      if event.kind == .confirmation { #expect(studio?.answerConfirmation(isAgreed) == .queued) }
    }
    museum?.navigate(to: .map, returning: Int.self) { results.append($0) }
    #expect(window.way == "museum/halls, " + (isAgreed ? "sheet museum/map" : "alert studio/drafts/7"))
    if isAgreed { #expect(museum?.finish(navigator.visible.id, with: 5) == .done) }
    #expect(results == [isAgreed ? .finished(5) : .cancelled(.notShown)])
  }
}
