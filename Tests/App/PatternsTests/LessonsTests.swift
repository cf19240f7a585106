import Foundation
import ScreenKit
import TestTopics
import Testing
import TextUI

@testable import Patterns
@testable import Terminal

@Suite("The patterns as lessons", .tags(.scripts, .navigation))
@MainActor
struct LessonsTests {
  @Test("“Next lesson” leads from the first to the last, and “Previous lesson” back, each to pages of its own")
  func order() throws {
    let lessons = try Lessons(startingAt: Pattern.all[0], captions: .everyPage)
    var visited = [heading(of: lessons)]
    var pages = [lessons.scene.root.page.id]
    while tap("Next lesson", in: lessons) {
      visited.append(heading(of: lessons))
      pages.append(lessons.scene.root.page.id)
    }
    let all = Pattern.all.enumerated().map { "Lesson \($0 + 1) of \(Pattern.all.count): \($1.about)" }
    #expect(visited == all)
    var back = [heading(of: lessons)]
    while tap("Previous lesson", in: lessons) {
      back.append(heading(of: lessons))
      pages.append(lessons.scene.root.page.id)
    }
    #expect(back == all.reversed())
    #expect(Set(pages).count == pages.count)
    #expect(Pattern.all.prefix(3).map(\.name) == ["sheet", "result", "guarded-draft"])
  }

  @Test(
    "The letter n leads to the next lesson, from each lesson but the last",
    arguments: Pattern.all.dropLast().map(\.name))
  func nextLetter(name: String) throws {
    let lessons = try Lessons(startingAt: Pattern.named(name), captions: .everyPage)
    let frame = PlainFrame(lessons.scene, size: Size(columns: 120, rows: 40)).description
    #expect(frame.contains("[ n Next lesson ]"), "\(frame)")
  }

  @Test("A lesson names a file that exists and has the routes of its pattern", arguments: Pattern.all.map(\.name))
  func file(name: String) throws {
    let pattern = try #require(Pattern.named(name))
    let source = try String(contentsOf: Repository.root.appendingPathComponent(pattern.file), encoding: .utf8)
    #expect(source.contains("\"\(name)\", root:"))
    let lessons = try Lessons(startingAt: pattern, captions: .everyPage)
    #expect(texts(of: lessons.scene.active.page).contains("Read: \(pattern.file)"))
  }

  @Test("Each story plays in its lesson, and the caption stays on the screen", arguments: Pattern.all.map(\.name))
  func caption(name: String) async throws {
    let pattern = try #require(Pattern.named(name))
    let lessons = try Lessons(startingAt: pattern, captions: .everyPage)
    var captions: [[Bool]] = []
    let player = ScriptPlayer(source: lessons, printing: .everyFrame) { _ in
      let layers = ([lessons.scene.root] + lessons.scene.modals).filter { $0.style != .alert }
      captions.append(layers.map { texts(of: $0.page).contains { isTasks($0) } })
    }
    try await player.play(try Script(parsing: pattern.story, name: name))
    #expect(captions.count > 3)
    #expect(captions.allSatisfy { $0.last == true && !$0.dropLast().contains(true) })
  }

  /// What a reader does who follows the tasks of each lesson, one line for each task.
  private nonisolated static let deeds: KeyValuePairs<String, [String]> = [
    "sheet": ["tap Layers; tap Winds", "back; close"],
    "result": ["tap 'Pick a color'; tap blue", "tap 'Pick a color'; close"],
    "guarded-draft": ["tap Write; type Note pears; back", "tap Keep", "tap 'Next lesson'"],
    "identifier": ["open planets/9"],
    "intents": ["tap Ochre", "tap Done; tap Umber", "tap Done; tap Sienna"],
    "reset": ["tap Order; tap Pay; tap 'Place order'", "tap 'Shop on'"],
    "tabs": ["tap 'Letter 1'; tap 'See the answer'; tap 'File it'", "tab inbox"],
    "nested-modals": ["tap 'Open a drawer'; tap Open; tap Open", "tap 'To the first'"],
    "root-switch": ["tap Begin", "tap 'Start the app again'"],
    "gated-link": ["open vaults/3", "tap 'Log in'"],
    "several-routes": ["tap 'Tag book 7'", "back; close"],
    "shared-stack": ["tap 'Line 2'; tap 'Stop 3'; tap 'Line 4'", "back; back"],
    "panes": ["tap 'Folder 2'; tap 'Note 21'", "tab folders; tap 'Folder 3'", "tab reader"],
    "two-windows": ["tap 'Letter 1'; tap 'Letter 2'", "tap 'Other window'", "tap 'Other window'"],
  ]

  @Test("A task is ticked off by its deed, at once and not before", arguments: deeds.map(\.key))
  func deeds(name: String) async throws {
    let lessons = try Lessons(startingAt: Pattern.named(name), captions: .everyPage)
    let tasks = try #require(Pattern.named(name)).tasks.map(\.key)
    let deeds = Self.deeds.first { $0.key == name }?.value ?? []
    #expect(deeds.count == tasks.count)
    for (index, deed) in deeds.enumerated() {
      let steps = deed.replacing("; ", with: "\n")
      let before = steps.split(separator: "\n").dropLast()
      try await ScriptPlayer(source: lessons) { _ in }.play(
        try Script(parsing: before.joined(separator: "\n"), name: name))
      #expect(done(lessons) == index, "\(name): \(before)")
      try await ScriptPlayer(source: lessons) { _ in }.play(
        try Script(parsing: String(steps.split(separator: "\n").last ?? ""), name: name))
      #expect(lessons.scene.toast == "Done: \(tasks[index])")
      #expect(done(lessons) == index + 1, "\(name): \(deed)")
    }
  }

  @Test("Another deed that leads to the same page ticks nothing: esc asks like “Next lesson”, a link opens like a row")
  func otherDeeds() async throws {
    let draft = try Lessons(startingAt: Pattern.named("guarded-draft"), captions: .everyPage)
    let script = "tap Write; type Note pears; back; tap Keep; back; tap Keep; open notes; tap Keep"
    try await ScriptPlayer(source: draft) { _ in }.play(
      try Script(parsing: script.replacing("; ", with: "\n"), name: "draft"))
    #expect(done(draft) == 2)
    let sheet = try Lessons(startingAt: Pattern.named("sheet"), captions: .everyPage)
    sheet.enterLink("app://sheet/layers/Winds")
    #expect(sheet.scene.active.page.screen.title == "Winds" && done(sheet) == 0)
  }

  /// Returns how many tasks of the visible lesson are ticked off.
  private func done(_ lessons: Lessons) -> Int {
    for layer in ([lessons.scene.root] + lessons.scene.modals).reversed() {
      guard let tasks = texts(of: layer.page).first(where: isTasks) else { continue }
      return tasks.split(separator: "\n").count { $0.hasPrefix("[x]") }
    }
    return 0
  }

  @Test("Tasks are ticked off in order, and stay so in a lesson that begins again")
  func tasks() throws {
    let lessons = try Lessons(startingAt: Pattern.named("sheet"), captions: .everyPage)
    func ticked() -> [Bool] {
      let tasks = texts(of: lessons.scene.active.page).first(where: isTasks) ?? ""
      return tasks.split(separator: "\n").map { $0.hasPrefix("[x]") }
    }
    #expect(ticked() == [false, false])
    #expect(tap("Layers", in: lessons))
    lessons.send(.close(lessons.scene.active.page.id))
    #expect(ticked() == [false, false], "the map counts after Winds only")
    #expect(tap("Layers", in: lessons))
    lessons.send(.select(lessons.scene.active.page.id, list: "list", row: "Winds"))
    #expect(ticked() == [true, false])
    lessons.send(.tab("none"))
    #expect(ticked() == [true, false], "a refused request does no task")
    lessons.send(.close(lessons.scene.active.page.id))
    #expect(ticked() == [true, true])
    #expect(tap("Next lesson", in: lessons) && tap("Previous lesson", in: lessons))
    #expect(ticked() == [true, true])
    #expect(tap("All lessons", in: lessons))
    #expect(list(of: lessons).map(\.title) == ["\(Pattern.all[0].about) (done)"] + Pattern.all.dropFirst().map(\.about))
  }

  @Test("Without a name, the lessons begin at their list, which also opens from each lesson; a row begins its lesson")
  func list() throws {
    let lessons = try Lessons(captions: .everyPage)
    #expect(list(of: lessons).map(\.title) == Pattern.all.map(\.about))
    let page = lessons.scene.active.page.id
    #expect(lessons.openPages.contains(page))
    #expect(lessons.send(.select(page, list: "list", row: "guarded-draft")) == .done)
    #expect(heading(of: lessons).hasPrefix("Lesson 3 of 14"))
    #expect(tap("All lessons", in: lessons))
    #expect(lessons.send(.close(page)) == .done)
    #expect(heading(of: lessons).hasPrefix("Lesson 3 of 14"))
    #expect(lessons.send(.select(page, list: "list", row: "none")) == .refused("There is no such lesson"))
  }

  @Test("A draft with unsaved changes asks before the next lesson, and “Keep” stays in the lesson")
  func guardedDraft() async throws {
    let lessons = try Lessons(startingAt: Pattern.named("guarded-draft"), captions: .everyPage)
    let player = ScriptPlayer(source: lessons) { _ in }
    let script = """
      tap Write
      type Note "Buy pears"
      tap "Next lesson"
      expect title "Discard the note?"
      tap Keep
      expect text "Buy pears"
      tap "Next lesson"
      tap Discard
      expect title Planets
      """
    try await player.play(try Script(parsing: script, name: "draft"))
    #expect(!lessons.isOver)
  }

  @Test("Quitting ends the program, also while a draft asks before the next lesson")
  func quit() throws {
    let lessons = try Lessons(startingAt: Pattern.named("guarded-draft"), captions: .everyPage)
    #expect(tap("Write", in: lessons))
    let page = lessons.scene.active.page.id
    lessons.send(.edit(page, field: "Note", text: "Buy pears"))
    #expect(tap("Next lesson", in: lessons))
    #expect(lessons.scene.active.style == .alert)
    lessons.send(.quit)
    #expect(!lessons.isOver)
    #expect(tap("Discard", in: lessons))
    #expect(lessons.isOver)
  }

  @Test("Line by line only the first page of a lesson shows the caption, until something changes")
  func firstPage() throws {
    let lessons = try Lessons(startingAt: Pattern.all[0], captions: .firstPage)
    #expect(heading(of: lessons).hasPrefix("Lesson 1 of 14"))
    #expect(tap("Layers", in: lessons))
    #expect(heading(of: lessons) == "")
    lessons.send(.select(lessons.scene.active.page.id, list: "list", row: "Winds"))
    #expect(lessons.scene.toast == "Done: Open Layers, then Winds")
    #expect(tap("Next lesson", in: lessons))
    #expect(heading(of: lessons).hasPrefix("Lesson 2 of 14"))
  }

  @Test("The lesson about a saved root names the button that starts the app again, which begins at Home")
  func savedRoot() throws {
    let lessons = try Lessons(startingAt: Pattern.named("root-switch"), captions: .everyPage)
    #expect(lessons.scene.active.page.screen.title == "Welcome")
    #expect(tap("Begin", in: lessons))
    #expect(tap("Start the app again", in: lessons))
    #expect(lessons.scene.active.page.screen.title == "Home")
    #expect(tap("Next lesson", in: lessons))
    #expect(tap("Previous lesson", in: lessons))
    #expect(lessons.scene.active.page.screen.title == "Welcome")
  }

  @Test("A lesson offers the links of its pattern, but no confirmation")
  func places() throws {
    let lessons = try Lessons(startingAt: Pattern.named("guarded-draft"), captions: .everyPage)
    #expect(lessons.places == ["app://guarded-draft/notes", "app://guarded-draft/draft"])
  }

  /// Taps an action of the topmost page; returns false if the page doesn't have it.
  private func tap(_ label: String, in lessons: Lessons) -> Bool {
    let page = lessons.scene.active.page
    guard let action = page.screen.actions.first(where: { $0.label == label }) else { return false }
    return lessons.send(action.intent) == .done
  }

  private func isTasks(_ text: String) -> Bool { text.hasPrefix("[ ] ") || text.hasPrefix("[x] ") }

  private func list(of lessons: Lessons) -> [Row] {
    for case .list(let list) in lessons.scene.active.page.screen.elements { return list.rows }
    return []
  }

  private func heading(of lessons: Lessons) -> String {
    for case .heading(let text) in lessons.scene.active.page.screen.elements { return text }
    return ""
  }

  private func texts(of page: Page) -> [String] {
    page.screen.elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}
