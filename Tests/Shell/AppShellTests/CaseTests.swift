import FlowScenes
import Foundation
import NavigationCases
import Terminal
import TestTopics
import Testing

@testable import TextUI

/// Plays the cases of the page on the front ends for text.
///
/// A request for which a front end shows no control can't be made there, and ends
/// the case; the number of cases played to their end is part of each test.
@MainActor
@Suite("What each request does, as text", .tags(.navigation, .terminal))
struct CaseTests {
  private let cases: [NavigationCase]

  init() throws {
    let page = Repository.root.appending(path: "Modules/Navigation/Routing/Routing.docc/Cases.md")
    cases = try NavigationCase.all(in: String(contentsOf: page, encoding: .utf8))
  }

  @Test("Keys on the full screen do what the page says, and its frames and their JSON show it")
  func keys() async throws {
    let count = try await played { KeyFront($0) }
    #expect(count == 279)
  }

  @Test("Lines do what the page says, and say it")
  func lines() async throws {
    let count = try await played { LineFront($0) }
    #expect(count == 279)
  }

  @Test("Scripts do what the page says")
  func scripts() async throws {
    let count = try await played { ScriptFront($0) }
    #expect(count == 289)
  }

  /// Returns the number of cases that a front end plays to their end, and records an issue for each difference.
  private func played(on front: (FlowApp) -> any CaseFront) async throws -> Int {
    var count = 0
    for example in cases {
      let window = try ShopWindow(example.open, requests: example.requests)
      let player = CasePlayer(example, window, front(FlowApp(window.navigator)))
      if try await player.play() { count += 1 }
      if let fault = player.fault { Issue.record("\(fault)") }
    }
    return count
  }
}

/// A front end that makes requests of a case.
@MainActor
protocol CaseFront {
  /// Makes a request by the means of the front end; returns `false` if it shows no control for it.
  func make(_ request: String) async throws -> Bool
  /// The reason of a refusal, if the front end shows one.
  var refusal: String? { get }
  /// Returns what of a window isn't shown, or `nil`.
  func missing(in layers: [ShownLayer]) async -> String?
}

/// A layer as a front end shows it.
struct ShownLayer: Equatable {
  var style: String
  /// The titles from bottom to top.
  var titles: [String]

  /// Reads what is open, without hidden tabs.
  static func all(in open: String) -> [ShownLayer] {
    open.split(separator: ", ").filter { !$0.hasPrefix("hidden ") }.enumerated().map { index, part in
      let words = part.split(separator: " ", maxSplits: 1).map(String.init)
      let (style, stack) = index == 0 ? ("root", String(part)) : (words[0], words[1])
      return ShownLayer(style: style, titles: stack.split(separator: " › ").map(String.init))
    }
  }
}

/// Plays one case on a front end.
@MainActor
final class CasePlayer {
  private let example: NavigationCase
  private let window: ShopWindow
  private let front: any CaseFront
  private(set) var fault: String?

  init(_ example: NavigationCase, _ window: ShopWindow, _ front: any CaseFront) {
    (self.example, self.window, self.front) = (example, window, front)
  }

  /// Returns whether the front end could make each request.
  func play() async throws -> Bool {
    var outcomes: [String] = []
    for (request, expected) in zip(example.requests, example.outcomes) {
      let recorded = window.outcomes.count
      guard try await front.make(request) else { return false }
      if window.outcomes.count > recorded {
        outcomes.append(window.outcomes[recorded])
      } else if let reason = front.refusal {
        outcomes.append("refused: \(reason)")
      } else {
        // A front end tells of a refusal only; that there is none is told.
        outcomes.append(expected.hasPrefix("refused") ? "no refusal" : expected)
      }
    }
    let run = NavigationCase.Run(outcomes: outcomes, open: window.open, told: window.told)
    fault = example.difference(from: run)
    if fault == nil, let difference = await front.missing(in: ShownLayer.all(in: window.open)) {
      fault = "line \(example.line): \(example.openThen) is open, and \(difference)"
    }
    return true
  }
}

/// Makes requests with keys on the full screen, and reads frames and their JSON.
@MainActor
final class KeyFront: CaseFront {
  private let player: ScriptPlayer
  private(set) var refusal: String?

  init(_ app: FlowApp) { player = ScriptPlayer(source: app) { _ in } }

  /// The frame as JSON.
  private var json: String { JSONFrame(player.frontEnd).description }

  func make(_ request: String) async throws -> Bool {
    let page = try page()
    let words = request.split(separator: " ").map(String.init)
    switch words[0] {
    case "back" where page.top.depth > 0, "close" where page.top.isClosedByEscape: try await press("escape")
    case "back" where words.count == 1, "close": return false
    case "tab":
      guard let tab = page.top.tabs?.firstIndex(where: { $0.id == words[1] }) else { return false }
      try await press("\(tab + 1)")
    case "open" where words.count == 2:
      try await press(":")
      _ = player.frontEnd.handle(.paste("app://\(words[1])"))
      try await press("enter")
      try await leaveLinkBar()
    case "undo": try await press("u")
    case "redo": try await press("U")
    default: return try await choose(request)
    }
    return true
  }

  /// Leaves the link bar, which tells why a link was refused.
  private func leaveLinkBar() async throws {
    guard let reason = refusal else { return }
    // A long reason is wrapped.
    #expect(player.frame.description.contains(reason.prefix(30)))
    try await press("escape")
    refusal = reason
  }

  /// Moves the focus to an action, and presses it.
  private func choose(_ action: String) async throws -> Bool {
    for _ in 0..<10 {
      if try page().focus?.action == action {
        try await press("enter")
        return true
      }
      try await press("tab")
    }
    return false
  }

  private func press(_ key: String) async throws {
    refusal = nil
    // Each key is a script of its own, which fails if the app refuses it.
    do throws(ScriptError) {
      try await player.play(try Script(parsing: "key \(key)", name: "keys"))
    } catch {
      guard error.message.hasPrefix("refused: ") else { throw error }
      refusal = String(error.message.dropFirst("refused: ".count))
    }
  }

  private func page() throws -> JSONPage { try JSONDecoder().decode(JSONPage.self, from: Data(json.utf8)) }

  func missing(in layers: [ShownLayer]) -> String? {
    guard let page = try? page() else { return "the JSON is \(json)" }
    let shown = page.layers.map { ShownLayer(style: $0.style, titles: $0.breadcrumbs ?? [$0.title]) }
    if shown != layers { return "the JSON shows \(shown)" }
    let (frame, top) = (player.frame, layers[layers.count - 1])
    let (below, title) = (top.titles.dropLast().joined(separator: " › "), top.titles.last ?? "")
    let isShown = frame.lines.contains { line in
      (below.isEmpty || line.contains("‹ \(below) ")) && line.contains(" \(title)")
    }
    return isShown ? nil : "the frame is\n\(frame)"
  }
}

/// What the cases read from a frame as JSON.
private struct JSONPage: Decodable {
  struct Layer: Decodable {
    var style: String
    var title: String
    var depth: Int
    var breadcrumbs: [String]?
    var tabs: [Tab]?

    var isClosedByEscape: Bool { depth == 0 && style != "root" }
  }

  struct Tab: Decodable { var id: String }
  struct Focus: Decodable { var action: String? }

  var layers: [Layer]
  var focus: Focus?

  var top: Layer { layers[layers.count - 1] }
}

/// Makes requests with lines, and reads the lines of the answer.
@MainActor
final class LineFront: CaseFront {
  private let front: LinearFrontEnd
  private(set) var refusal: String?

  init(_ app: FlowApp) { front = LinearFrontEnd(source: app) }

  /// The lines of the whole page.
  private var page: [String] {
    _ = front.handle("")
    return front.changes().map(\.text)
  }

  func make(_ request: String) async throws -> Bool {
    let (page, words) = (page, request.split(separator: " ").map(String.init))
    let ways = page.last { $0.hasSuffix("? help") } ?? ""
    let line: String
    switch words[0] {
    case "back" where words.count == 1:
      guard ways.contains("b back") else { return false }
      line = "b"
    case "close":
      guard ways.contains("c close") || ways.contains("c cancel") else { return false }
      line = "c"
    case "tab":
      guard ways.contains("t tabs"), words[1] == "goods" || words[1] == "bag" else { return false }
      line = "t \(words[1])"
    case "open" where words.count == 2: line = ": app://\(words[1])"
    case "undo": line = "u"
    case "redo": line = "U"
    default:
      guard let number = page.first(where: { $0.hasSuffix("  \(request)") })?.prefix(while: \.isNumber) else {
        return false
      }
      line = String(number)
    }
    let answer = front.handle(line).map(\.text)
    // An app's notice stands below the commands.
    refusal = (answer + self.page.drop { !$0.hasSuffix("? help") }.dropFirst()).first
    return true
  }

  func missing(in layers: [ShownLayer]) -> String? {
    let (page, top) = (page, layers[layers.count - 1])
    let words = ["root": "", "sheet": ", sheet", "cover": ", full screen", "alert": ", question"]
    let heading = (top.titles.last ?? "") + (words[top.style] ?? "")
    let path = top.titles.count > 1 ? "Path: " + top.titles.joined(separator: " › ") : nil
    let isThere = page.first?.hasPrefix(heading) == true && path.map(page.contains) != false
    return isThere ? nil : "the lines are\n\(page.joined(separator: "\n"))"
  }
}

/// Makes requests with the commands of scripts, and expects what is shown.
@MainActor
final class ScriptFront: CaseFront {
  private let player: ScriptPlayer
  private(set) var refusal: String?

  init(_ app: FlowApp) {
    player = ScriptPlayer(source: app) { _ in }
  }

  func make(_ request: String) async throws -> Bool {
    let words = request.split(separator: " ").map(String.init)
    let command =
      switch words[0] {
      case "back" where words.count == 1, "close", "undo", "redo": request
      case "tab": request
      case "open" where words.count == 2: "open 'app://\(words[1])'"
      default: "tap \"\(request)\""
      }
    refusal = nil
    do {
      try await play(command)
      try player.finish()
    } catch {
      guard error.message.hasPrefix("refused: ") else { return false }
      refusal = String(error.message.dropFirst("refused: ".count))
    }
    return true
  }

  private func play(_ text: String) async throws(ScriptError) {
    try await player.play(try Script(parsing: text, name: "case"))
  }

  func missing(in layers: [ShownLayer]) async -> String? {
    let top = layers[layers.count - 1]
    do throws(ScriptError) {
      try await play("expect title \(top.titles.last ?? "")\nexpect depth \(top.titles.count - 1)")
      return nil
    } catch {
      return error.message
    }
  }
}
