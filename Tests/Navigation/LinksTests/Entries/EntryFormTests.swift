import TestTopics
import Testing

@testable import Links

/// Reads a URL with a table of its own.
private func read(
  _ url: String, _ tolerance: Set<URLTolerance> = [], @EntryBuilder<String> _ entries: () -> [EntryLink<String>]
) -> String {
  do {
    return try EntryTable(tolerating: tolerance, entries).read(url).target
  } catch {
    return "\(error)"
  }
}

@Suite("Forms of entry links", .tags(.links))
struct EntryFormTests {
  @Test("A scheme without “//” is told apart by whether its path begins with a slash")
  func schemes() throws {
    let table = try EntryTable<String>(ignoring: ["state"]) {
      EntryLink("com.app:/cb?code=") { (code: Secret<String>) in code.value }
      EntryLink("com.app://cb?code=") { (code: String) in "host \(code)" }
      EntryLink("mailto::to?subject=") { (to: String, subject: String?) in "\(to) \(subject ?? "")" }
      EntryLink("spotify:track:::id") { (id: String) in "track \(id)" }
      EntryLink("magnet:?xt=&tr=") { (topic: String, trackers: [String]) in "\(topic) \(trackers.count)" }
      EntryLink("feed:...") { (url: WholeURL) in url.text }
    }
    for (url, target) in [
      ("com.app:/cb?code=x&state=y", "x"), ("com.app://cb?code=x", "host x"), ("COM.APP:/cb?code=x", "x"),
      ("mailto:me@a.example?subject=hi", "me@a.example hi"), ("mailto:me@a.example", "me@a.example "),
      ("spotify:track:abc", "track abc"), ("magnet:?xt=urn:btih:a&tr=x&tr=y", "urn:btih:a 2"),
      ("feed:https://a.example/rss", "feed:https://a.example/rss"),
    ] {
      #expect(try table.read(url).target == target)
    }
    for url in ["com.app:cb?code=x", "com.app:///cb?code=x", "mailto:/me", "mailto:", "spotify:album:a", "com.app:/"] {
      #expect(throws: DeepLinkError.self, "\(url)") { try table.read(url) }
    }
    #expect(table.withoutSecrets("com.app:/cb?code=x") == "com.app:/cb?code=•••")
  }

  @Test("A fragment can hold a path and another “#”")
  func fragments() {
    @EntryBuilder<String> func rooms() -> [EntryLink<String>] {
      EntryLink("https://a.example/#/room/:id") { (id: String) in "room \(id)" }
      EntryLink("https://a.example/#/:room/:event") { (room: String, event: String) in "\(room) \(event)" }
      EntryLink("https://a.example/#p/:number") { (number: String) in number }
    }
    #expect(read("https://a.example/#/room/7", [], rooms) == "room 7")
    #expect(read("https://a.example/#/%23room/$e", [], rooms) == "#room $e")
    #expect(read("https://a.example/#/#room/$e", [], rooms) == "#room $e")
    #expect(read("https://a.example/#p/+1555", [], rooms) == "+1555")
    #expect(read("https://a.example/#/a/b/c", [], rooms).contains("(fragment “/a/b/c”, byte 19)"))
  }

  @Test("A value stands beside literals in one segment, which come before a whole value")
  func mixed() {
    @EntryBuilder<String> func table() -> [EntryLink<String>] {
      EntryLink("https://a.example/:name") { (name: String) in "name \(name)" }
      EntryLink("https://a.example/@me", "me")
      EntryLink("https://a.example/@:user") { (user: String) in "user \(user)" }
      EntryLink("https://a.example/files/:name.json") { (name: String) in "file \(name)" }
      EntryLink("https://a.example/compare/:a...:b") { (a: String, b: String) in "\(a) to \(b)" }
      EntryLink("https://a.example/titles/tt:id") { (id: Int) in "title \(id)" }
      EntryLink("https://a.example/x?tag=v:number") { (number: Int) in "version \(number)" }
    }
    for (path, target) in [
      ("ann", "name ann"), ("@me", "me"), ("@ann", "user ann"), ("files/a.json", "file a"),
      ("files/a.json.json", "file a.json"), ("compare/a...b", "a to b"), ("compare/a...b...c", "a to b...c"),
      ("titles/tt7", "title 7"), ("x?tag=v7", "version 7"), ("@", "name @"),
    ] {
      #expect(read("https://a.example/" + path, [], table) == target, "\(path)")
    }
    #expect(read("https://a.example/files/a.html", [], table).contains("(segment “a.html”, byte 24)"))
    #expect(read("https://a.example/titles/ttx", [], table).contains("(segment “ttx”, byte 25)"))
    #expect(read("https://a.example/compare/...b", [], table).contains("(segment “...b”, byte 26)"))
    #expect(read("https://a.example/FILES/a.JSON", [.letterCase], table) == "file a")
  }

  @Test("A segment inside a rest may be empty, and an empty field is an absent one")
  func empties() {
    @EntryBuilder<String> func table() -> [EntryLink<String>] {
      EntryLink("https://a.example/wiki/**") { (title: [String]) in title.joined(separator: "|") }
      EntryLink("https://a.example/s?q=&page=") { (q: String?, page: Int?) in "\(q ?? "none") \(page ?? 1)" }
    }
    #expect(read("https://a.example/wiki//a", [], table) == "|a")
    #expect(read("https://a.example/wiki/a//b", [], table) == "a||b")
    #expect(read("https://a.example/wiki/a/", [], table) == "A segment has some text (segment, byte 25)")
    #expect(read("https://a.example/s?q=&page=", [], table) == " 1")
  }

  @Test("No label and no host of a value is empty")
  func hosts() {
    @EntryBuilder<String> func table() -> [EntryLink<String>] {
      EntryLink("https://:l.sub.example/p/:x") { (label: String, x: String) in "\(label) \(x)" }
      EntryLink("myapp://**/x") { (host: String) in host }
    }
    #expect(read("https://a.sub.example/p/x", [], table) == "a x")
    #expect(read("myapp://a.b/x", [], table) == "a.b")
    for url in ["https://.sub.example/p/x", "myapp:///x"] {
      #expect(read(url, [], table).contains("No link of the app has this host"), "\(url)")
    }
  }

  @Test("URLs have at most 8,192 bytes, and our own links 2,048")
  func limits() throws {
    let table = try EntryTable { EntryLink("https://a.example/:x") { (x: String) in x } }
    let long = "https://a.example/" + String(repeating: "a", count: 8_192 - 18)
    #expect(try table.read(long).target.utf8.count == 8_174)
    #expect(throws: DeepLinkError.tooLong(8_192)) { try table.read(long + "a") }
    #expect(throws: DeepLinkError.tooLong(2_048)) { try DeepLink("app://m/" + String(repeating: "a", count: 2_048)) }
  }

  @Test("A secret in a place is refused at start, and one that the place doesn't hold isn't")
  func secrets() {
    func problem(_ entry: EntryLink<EntryTarget<String>>) -> String? {
      do { _ = try EntryTable { entry } } catch { return error.description }
      return nil
    }
    #expect(
      problem(
        EntryLink("a://h/x?code=") { (code: Secret<String>) in .place(DeepLink(module: "m", path: "\(code.value)")) })?
        .contains("puts a secret into a place") == true)
    #expect(problem(EntryLink("a://h/x?code=") { (_: Secret<String>) in .place(DeepLink(module: "m")) }) == nil)
    #expect(
      problem(
        EntryLink("a://h/:id?code=") { (id: Int, _: Secret<String>) in .place(DeepLink(module: "m", path: "\(id)")) })
        == nil)
    #expect(problem(EntryLink("a://h/x?code=") { (code: Secret<String>) in .action(code.value) }) == nil)
  }

  @Test("A former pattern stands beside the current one, and takes only what no current one takes")
  func former() throws {
    let table = try EntryTable<String> {
      Site("https://a.example", "a://open") {
        EntryLink("/posts/:id") { (id: Int) in "post \(id)" }.formerly("/p/:id", "/articles?id=")
        EntryLink("/:name") { (name: String) in name }.formerly("/n/:name")
      }
    }
    for (path, target) in [
      ("posts/7", "post 7"), ("p/7", "post 7"), ("articles?id=7", "post 7"), ("x", "x"), ("n/x", "x"),
    ] {
      #expect(try table.read("a://open/" + path).target == target)
    }
    #expect(throws: EntryProblem.self) {
      try EntryTable {
        EntryLink("a://h/:name") { (name: String) in name }
        EntryLink("a://h/x/:id") { (id: Int) in "\(id)" }.formerly("a://h/:id")
      }
    }
  }

  @Test("Texts are compared byte by byte")
  func bytes() {
    @EntryBuilder<String> func table() -> [EntryLink<String>] {
      EntryLink("https://a.example/caf\u{E9}?k\u{E9}y=caf\u{E9}", "café")
    }
    #expect(read("https://a.example/caf%C3%A9?k%C3%A9y=caf%C3%A9", [], table) == "café")
    for url in [
      "https://a.example/cafe%CC%81?k%C3%A9y=caf%C3%A9", "https://a.example/caf%C3%A9?ke%CC%81y=caf%C3%A9",
      "https://a.example/caf%C3%A9?k%C3%A9y=cafe%CC%81",
    ] {
      #expect(read(url, [], table).contains("byte"), "\(url)")
    }
  }

  @Test("A part that can't be decoded is refused where its text is needed, ignored elsewhere, and never shown in logs")
  func undecodable() throws {
    let table = try EntryTable<String>(ignoring: ["utm_*"]) {
      EntryLink("https://a.example/q/:x?*") { (x: String, all: [String: String]) in "\(x) \(all)" }
      EntryLink("https://a.example/i/...") { (url: WholeURL) in url.text }
    }
    #expect(throws: DeepLinkError.self) { try table.read("https://a.example/q/x?%ff=1") }
    #expect(try table.read("https://a.example/q/x?utm_a=%ff").target == "x [:]")
    #expect(try table.read("https://a.example/i/%FF?%ff=1").target == "https://a.example/i/%FF?%ff=1")
    #expect(
      table.withoutSecrets("https://a.example/q/x?%ffaccess_token=abc") == "https://a.example/q/x?%ffaccess_token=•••")
  }
}
