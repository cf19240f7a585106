import TestTopics
import Testing

@testable import Links

private enum Color: String, CaseIterable, LinkValue {
  case red, blue
}

private struct Talk: LinkValue {
  static let sample = Self(name: "a")
  let name: String
  var linkText: String { "talk:" + name }

  init(name: String) { self.name = name }
  init?(linkText: String) {
    guard linkText.hasPrefix("talk:") else { return nil }
    name = String(linkText.dropFirst(5))
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
  @Test("Literals come before values, values before the rest, and otherwise the first entry that fits is read")
  func alternatives() throws {
    let table = try EntryTable<String> {
      Site("a://h") {
        EntryLink("/:number") { (_: Int) in "number" }
        EntryLink("/:color") { (_: Color) in "color" }
        EntryLink("/:talk") { (_: Talk) in "talk" }
        EntryLink("/:name") { (_: String) in "name" }
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

  @Test("An entry that is never read is refused, and the error names the one that takes its URLs")
  func shadowed() {
    #expect(
      problem {
        EntryLink("a://h/:name") { (_: String) in "" }
        EntryLink("a://h/:number") { (_: Int) in "" }
      } == "“a://h/:number” is never read, because “a://h/:name” takes its URLs: declare it before that one")
    #expect(
      problem {
        EntryLink("a://h/:name") { (_: String) in "" }
        EntryLink("a://h/*") { (_: String) in "" }
      } == "“a://h/*” is never read, because “a://h/:name” takes its URLs: declare it before that one")
    #expect(
      problem {
        EntryLink("a://h/x?...", "")
        EntryLink("a://h/x?a=") { (_: String) in "" }
      } == "“a://h/x?a=” is never read, because “a://h/x?...” takes its URLs: declare it before that one")
    #expect(
      problem {
        EntryLink("a://h/a/*") { (_: String) in "" }
        EntryLink("a://h/*/b") { (_: String) in "" }
      } == nil)
  }

  @Test(
    "A pattern that can't mean what it says is refused, with what to write instead",
    arguments: [
      ("h/x", "has no “:” after its scheme; write “https://” and the host, or put it into a “Site”"),
      ("://h", "has no scheme"), ("app://h/*", "begins with “app://”, as the app's own links do"),
      ("app:/x", "begins with “app://”, as the app's own links do"),
      ("a://hö/*", "has a host with characters that are written in Punycode, such as “xn--…”"),
      ("a://h/*/*", "has more places for values than its closure has parameters (1)"),
      (
        "a://h/:a/x:b",
        "has more places for values than its closure has parameters (1); a “:” of the text is written “::”"
      ),
      ("a://h/x", "has fewer places for values than its closure has parameters (1); write “:name” for each"),
      ("a://h//*", "has an empty segment; write one “/”"),
      ("a://h/.../*", "goes on after “...”, which takes everything; write “:name” for one segment"),
      ("a://h/**", "gives “**” to a parameter of a type that can't stand there"),
      ("a://h/x?*", "gives “*” to a parameter of a type that can't stand there"),
      ("a://h/x?a=&a=", "has the parameter “a” twice"), ("a://h/x?=", "has a parameter without a name; write “name=”"),
      ("a://h/x?:a=b", "has a “:” in the name of a parameter; a value is written after “=”"),
      ("a://h/{id}", "has “{” in “{id}”; a value is written “:name”"),
      ("a://h/<id>", "has “<” in “<id>”; a value is written “:name”"),
      ("a://h/x?{a}=", "has “{” in “{a}”; a value is written “:name”"),
      ("a://h/*.json", "has “*” in “*.json”; a value beside a text is written “:name.json”"),
      ("a://h/:", "has a “:” without a name of letters, digits and “_”; a “:” of the text is written “::”"),
      ("a://h/:-x", "has a “:” without a name of letters, digits and “_”; a “:” of the text is written “::”"),
      ("a://h/a%20b/*", "has an escape in “a%20b”; a text is written without escapes: “a b”"),
      ("a://h/100%/*", "has an escape in “100%”; a text is written without escapes: “100”"),
      ("a://h/*#", "has an empty fragment; write “#...” to ignore one"),
      ("a://h/:a:b", "has two values side by side in “:a:b”; write a text between them"),
    ])
  func badPattern(_ pattern: String, _ reason: String) {
    #expect(problem { EntryLink(pattern) { (value: String) in value } } == "“\(pattern)” \(reason)")
  }

  @Test(
    "A site that its patterns can't continue is refused",
    arguments: [
      ("https://h#a", "/x", "“https://h#a” has a “#”, which belongs to the patterns of the site"),
      ("https://h?a=b", "/x", "“https://h?a=b” has a “?”, which belongs to the patterns of the site"),
      ("https://h", "x", "“x” begins in the middle of a name after “https://h”; write “/x”"),
    ])
  func badSite(_ base: String, _ pattern: String, _ reason: String) {
    #expect(problem { Site(base) { EntryLink(pattern, "") } } == reason)
  }

  @Test("An optional value can only be the last segment")
  func optional() {
    #expect(problem { EntryLink("a://h/:a/x") { (_: Int?) in "" } }?.contains("can't stand there") == true)
    #expect(problem { EntryLink("a://h/x/:a") { (_: Int?) in "" } } == nil)
  }
}
