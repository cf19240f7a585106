import TestTopics
import Testing

@testable import Links

private enum Color: String, CaseIterable, LinkValue {
  case red, blue
  static let sample = Self.red
}

private enum Size: String, CaseIterable, LinkValue {
  case small, red
  static let sample = Self.small
}

private struct Talk: LinkValue {
  static let sample = Self(name: "a")
  static let linkTexts = LinkTexts.part("talk", of: .any)
  let name: String
  var linkText: String { "talk:" + name }

  init(name: String) { self.name = name }
  init?(linkText: String) {
    guard linkText.hasPrefix("talk:") else { return nil }
    name = String(linkText.dropFirst(5))
  }
}

private struct Even: LinkValue {
  static let sample = Self(number: 2)
  let number: Int
  var linkText: String { number.linkText }

  init(number: Int) { self.number = number }
  init?(linkText: String) {
    guard let number = Int(linkText: linkText), number.isMultiple(of: 2) else { return nil }
    self.number = number
  }
}

/// A type that says nothing about its texts, none of which is a number.
private struct Chapter: LinkValue {
  static let sample = Self(name: "chapter")
  let linkText: String

  init(name: String) { linkText = name }
  init?(linkText: String) {
    guard linkText.hasPrefix("chapter") else { return nil }
    self.linkText = linkText
  }
}

private func problem(@EntryBuilder<String> _ entries: () -> [EntryLink<String>]) -> String? {
  do throws(EntryProblem) {
    _ = try EntryTable(entries)
    return nil
  } catch {
    return error.description
  }
}

@Suite("Tables of entry links", .tags(.links))
struct EntryTableTests {
  @Test("Entries that have no URL in common, or of which one is a part of the other, start, and the part is read first")
  func alternatives() throws {
    let table = try EntryTable<String> {
      Site("a://h") {
        EntryLink("/:name") { (_: String) in "name" }
        EntryLink("/:number") { (_: Int) in "number" }
        EntryLink("/:color") { (_: Color) in "color" }
        EntryLink("/:talk") { (_: Talk) in "talk" }
        EntryLink("/me", "me")
        EntryLink("/blue", "blue")
        EntryLink("/...", "rest")
        EntryLink("/pledge/:step?ref=") { (_: String?, _: String?) in "pledge" }
        EntryLink("/pledge?ref=mail") { () in "mail" }
        EntryLink("/pledge?kind=") { (_: Int) in "kind number" }
        EntryLink("/pledge?kind=") { (_: Color) in "kind color" }
        EntryLink("/help/faq#:part") { (_: String) in "part" }
        EntryLink("/help/faq#top", "top")
      }
      EntryLink("a://*/...") { (_: String) in "any host" }
      EntryLink("a://**/...") { (_: String) in "any host of several labels" }
    }
    for (text, target) in [
      ("x", "name"), ("7", "number"), ("red", "color"), ("blue", "blue"), ("me", "me"), ("talk:a", "talk"),
      ("x/y/z?q", "rest"), ("pledge", "pledge"), ("pledge/a", "pledge"), ("pledge?ref=mail", "mail"),
      ("pledge?ref=other", "pledge"), ("pledge?kind=7", "kind number"), ("pledge?kind=red", "kind color"),
      ("pledge?kind=green", "rest"), ("help/faq#money", "part"), ("help/faq#top", "top"), ("help/faq", "rest"),
    ] {
      #expect(try table.read("a://h/" + text).target == target, "\(text)")
    }
    #expect(try table.read("a://other/x").target == "any host")
    #expect(try table.read("a://other.example/x").target == "any host of several labels")
  }

  @Test("Two entries that can take one URL, neither of them a part of the other, are refused with such a URL")
  func clashes() {
    #expect(
      problem {
        EntryLink("a://h/a/*") { (_: String) in "" }
        EntryLink("a://h/*/b") { (_: String) in "" }
      } == "“a://h/a/*” and “a://h/*/b” can both take “a://h/a/b”, and neither is a part of the other")
    #expect(
      problem {
        EntryLink("a://h/x/*") { (_: Color) in "" }
        EntryLink("a://h/x/*") { (_: Size) in "" }
      } == "“a://h/x/*” and “a://h/x/*” can both take “a://h/x/red”, and neither is a part of the other")
    #expect(
      problem {
        EntryLink("a://h/:name") { (_: String) in "" }
        EntryLink("a://h/*") { (_: String) in "" }
      } == "“a://h/:name” and “a://h/*” can both take “a://h/a”, and neither is a part of the other")
    #expect(
      problem {
        EntryLink("a://h/x?a=") { (_: String?) in "" }
        EntryLink("a://h/x?b=") { (_: String?) in "" }
      } == "“a://h/x?a=” and “a://h/x?b=” can both take “a://h/x”, and neither is a part of the other")
    #expect(
      problem {
        EntryLink("a://h/x?a=1&...", "")
        EntryLink("a://h/x?b=2&...", "")
      } == "“a://h/x?a=1&...” and “a://h/x?b=2&...” can both take “a://h/x?a=1&b=2”, and neither is a part of the other"
    )
  }

  @Test("Types without a list are told apart by what they say about their texts, and the message is true")
  func types() {
    #expect(
      problem {
        EntryLink("a://h/:even") { (_: Even) in "" }
        EntryLink("a://h/:name") { (_: String) in "" }
      } == "“a://h/:even” and “a://h/:name” can both take “a://h/2”, and neither is a part of the other")
    #expect(
      problem {
        EntryLink("a://h/:talk") { (_: Talk) in "" }
        EntryLink("a://h/:name") { (_: String) in "" }
      } == nil)
    #expect(
      problem {
        EntryLink("a://h/:even") { (_: Even) in "" }
        EntryLink("a://h/:page") { (_: Chapter) in "" }
      }
        == "“a://h/:even” and “a://h/:page” can't be told apart by the types of their values: "
        + "a type can name its texts with “linkTexts”")
  }

  @Test(
    "A pattern that isn't well formed is refused",
    arguments: [
      ("h/x", "has no “://” after its scheme"), ("://h", "has no scheme"), ("a://h/*/*", "has more places"),
      ("a://h/x", "has fewer places"), ("a://h//*", "has an empty segment"), ("a://h/.../*", "goes on after “...”"),
      ("a://h/**", "a type that can't stand there"), ("a://h/x?*", "a type that can't stand there"),
      ("a://h/x?a=&a=", "has the parameter “a” twice"), ("a://hö/*", "Punycode"), ("app://h/*", "the app's own links"),
    ])
  func badPattern(_ pattern: String, _ reason: String) {
    let problem = problem { EntryLink(pattern) { (value: String) in value } }
    #expect(problem?.contains(reason) == true, "\(problem ?? "none")")
  }

  @Test("An optional value can only be the last segment")
  func optional() {
    #expect(problem { EntryLink("a://h/:a/x") { (_: Int?) in "" } }?.contains("can't stand there") == true)
    #expect(problem { EntryLink("a://h/x/:a") { (_: Int?) in "" } } == nil)
  }
}
