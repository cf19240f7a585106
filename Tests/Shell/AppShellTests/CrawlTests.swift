import AppRouting
import FlowScenes
import Links
import Routing
import ScreenKit
import TestTopics
import Testing

@testable import AppShell

@Suite("A crawl through the whole app", .tags(.navigation))
@MainActor
struct CrawlTests {
  @Test("The user can make exactly the declared transitions")
  func transitions() async throws {
    var crawler = Crawler()
    try await crawler.walk()
    // The crawler opens the root of a page by a link, because no screen leads to it.
    crawler.seen.remove(.init(from: "app://loggedIn", to: "app://authors/list"))
    let map = AppMap.ofApp
    #expect(lines(crawler.seen.subtracting(map.transitions)) == [], "these are made and not declared")
    #expect(lines(map.transitions.subtracting(crawler.seen)) == [], "these are declared and never made")
    #expect(crawler.visited == Set(map.modules.flatMap(\.routes).map(\.link)))
    #expect(map.unreached == [])
  }

  @Test("The map of the app has its modules, those that follow each, and its only confirmation")
  func map() {
    let modules = AppMap.ofApp.modules
    #expect(modules.map(\.name) == ["onboarding", "loggedOut", "loggedIn", "authors"])
    #expect(modules.map(\.followedBy) == [["loggedIn", "loggedOut"], ["loggedIn"], ["loggedOut"], []])
    let confirmations = modules.flatMap(\.routes).filter { !$0.isPlace }
    #expect(confirmations.map { "\($0.link) \($0.presentation)" } == ["app://loggedIn/discard question"])
  }

  private func lines(_ transitions: Set<Transition>) -> [String] {
    transitions.map { "\($0.from) → \($0.to)" }.sorted()
  }
}

/// A way from one place to another; the link of a module stands for any of its places.
private struct Transition: Hashable {
  var from: String
  var to: String
}

extension AppMap {
  /// All declared transitions.
  fileprivate var transitions: Set<Transition> {
    var all: Set<Transition> = []
    for module in modules {
      for route in module.routes { all.formUnion(route.leadsTo.map { Transition(from: route.link, to: $0) }) }
      all.formUnion(module.exits.map { Transition(from: module.link, to: $0) })
      all.formUnion(module.followedBy.map { Transition(from: module.link, to: "app://\($0)") })
    }
    return all
  }
}

private typealias Step = NavigationHistory<any ViewModel>.Step

/// Visits a screen of every route and uses every control on it.
@MainActor
private struct Crawler {
  typealias Move = @MainActor (AppRobot) -> Void

  private struct Place {
    var way: [Move]
    var layer: Layer
    var isForm: Bool
    var link: String
  }

  private(set) var visited: Set<String> = []
  var seen: Set<Transition> = []
  /// The places whose controls have not been used.
  private var unused: [Place] = []
  /// A cache of route patterns by link, because finding a pattern searches every route.
  private var kinds: [DeepLink: String] = [:]

  mutating func walk() async throws {
    // From the log-in, and from pages that only a link opens: without a caller, the choice of an author opens the author.
    try await visit([])
    for page in ["list", "choose"] {
      try await visit([fillIn, { $0.tap("Log in") }, { $0.app.enterLink("app://authors/\(page)") }])
    }
    while !unused.isEmpty {
      let place = unused.removeFirst()
      for move in moves(in: place.layer) {
        try await visit(place.way + [move])
        // The enabled controls of a form may depend on whether it is filled in.
        if place.isForm { try await visit(place.way + [fillIn, move]) }
      }
    }
  }

  /// Goes a way from the start, and notes the place at its end if it is a new one.
  private mutating func visit(_ way: [Move]) async throws {
    let place = try await go(way)
    if visited.insert(place.link).inserted { unused.append(place) }
  }

  /// Starts the app, performs the moves, and returns what is visible afterwards.
  private mutating func go(_ way: [Move]) async throws -> Place {
    let robot = try AppRobot()
    for move in way {
      move(robot)
      await robot.app.settle()
    }
    let steps = robot.app.front.history.steps
    for (before, after) in zip(steps, steps.dropFirst()) { note(before, after) }
    fillIn(robot)
    let isForm = robot.page.screen.elements.contains { if case .field = $0 { true } else { false } }
    return Place(
      way: way, layer: robot.app.scene.active, isForm: isForm, link: steps.last.map { visible($0) } ?? "")
  }

  private mutating func note(_ before: Step, _ after: Step) {
    let (old, new) = ("app://\(module(before))", "app://\(module(after))")
    switch (module(before) == module(after), after.kind) {
    case (true, .push?), (true, .present?), (true, .confirmation?), (true, .replaced?):
      guard after.snapshot != nil || after.isConfirmation else { return }
      seen.insert(.init(from: visible(before), to: visible(after)))
    case (false, .replaced): seen.insert(.init(from: old, to: new))
    case (false, .link) where after.snapshot != nil: seen.insert(.init(from: old, to: visible(after)))
    default: break
    }
  }

  /// Returns the moves that a screen allows; of a long list only the first row, because the others behave the same.
  private func moves(in layer: Layer) -> [Move] {
    let taps = layer.page.screen.allActions.filter(\.isEnabled).map { action -> Move in { $0.tap(action.id) } }
    let rows = layer.page.screen.elements.flatMap { element -> [Move] in
      guard case .list(let list) = element else { return [] }
      return list.rows.prefix(list.rows.count > 9 ? 1 : 9).map { row in { $0.select(row.id, of: list.id) } }
    }
    return taps + rows + (layer.tabs?.tabs.map { tab in { $0.app.send(.tab(tab.id)) } } ?? [])
  }

  private func fillIn(_ robot: AppRobot) {
    let texts = ["Email": "ada@example.com", "Date of birth": "1969-04-23"]
    for case .field(let field) in robot.page.screen.elements {
      switch field.content {
      case .text: robot.type(field.id, texts[field.id] ?? "Ada")
      case .secret: robot.typeSecret(field.id, "correct horse")
      }
    }
  }

  private mutating func visible(_ step: Step) -> String {
    guard let link = step.isConfirmation ? step.link : visibleLink(step) else { return "" }
    let module = AppRobot.modules.first { $0.name == link.module }
    let kind = kinds[link] ?? "app://\(link.module)/\(module?.pattern(of: link) ?? "")"
    kinds[link] = kind
    return kind
  }

  private func visibleLink(_ step: Step) -> DeepLink? {
    step.snapshot.flatMap { $0.modals.last?.stack.last ?? $0.tabs[$0.selectedTab].last }
  }

  /// Returns the name of the module of the visible page.
  private func module(_ step: Step) -> String { visibleLink(step)?.module ?? step.link.module }
}
