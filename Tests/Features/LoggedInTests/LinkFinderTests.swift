import Links
import Services
import TestTopics
import Testing

@testable import LoggedIn

@Suite("Links in a text", .tags(.links))
struct LinkFinderTests {
  private static let rows: [(text: String, links: String)] = [
    // Sentences.
    ("app:// and ://, a://b, http:/x, app:/p/7", ""),
    ("", ""),
    ("app://p/7", "app://p/7"),
    ("See app://p/7", "app://p/7"),
    ("app://p/7 is it", "app://p/7"),
    ("See app://p/7.", "app://p/7"),
    ("app://p/7, then app://p/3; and app://p/7!", "app://p/7 app://p/3"),
    ("Is it app://p/7?", "app://p/7"),
    ("So it is app://p/7...", "app://p/7"),
    ("So it is app://p/7…", "app://p/7"),
    ("First app://p/7: this", "app://p/7"),
    ("Wow app://p/7?!", "app://p/7"),
    ("(see app://p/7)", "app://p/7"),
    ("(see app://p/7).", "app://p/7"),
    ("[app://p/7]", "app://p/7"),
    ("{app://p/7}", "app://p/7"),
    ("line\napp://p/7\napp://p/3", "app://p/7 app://p/3"),
    ("app://p/7,then", "app://p/7"),
    ("app://p/7;then", "app://p/7"),
    ("app://p/7!Then", "app://p/7"),
    ("app://p/7(see there)", "app://p/7"),
    ("It is app://p/7's", "app://p/7"),
    ("See:app://p/7", "app://p/7"),
    // Links side by side.
    ("app://p/7,app://p/3", "app://p/7 app://p/3"),
    ("app://p/7;app://p/3", "app://p/7 app://p/3"),
    ("app://p/7|app://p/3", "app://p/7 app://p/3"),
    ("(app://p/7)(app://p/3)", "app://p/7 app://p/3"),
    ("app://p/7、app://p/3", "app://p/7 app://p/3"),
    ("app://p/7・app://p/3", "app://p/7 app://p/3"),
    ("app://p/7 app://p/7", "app://p/7"),
    ("app://p/7app://p/3", ""),
    ("https://example.com/a,app://p/7", "app://p/7"),
    ("app://p/7,https://example.com", "app://p/7"),
    // Quotes.
    ("\"app://p/7\"", "app://p/7"),
    ("“app://p/7”", "app://p/7"),
    ("‘app://p/7’", "app://p/7"),
    ("'app://p/7'", "app://p/7"),
    ("«app://p/7»", "app://p/7"),
    ("„app://p/7“", "app://p/7"),
    ("‹app://p/7›", "app://p/7"),
    ("「app://p/7」", "app://p/7"),
    ("『app://p/7』", "app://p/7"),
    ("l'app://p/7", "app://p/7"),
    ("l’app://p/7", "app://p/7"),
    // Chinese, Japanese and Korean.
    ("詳しくはapp://p/7。", "app://p/7"),
    ("见app://p/7，然后app://p/3。", "app://p/7 app://p/3"),
    ("app://p/7、それから", "app://p/7"),
    ("（app://p/7）", "app://p/7"),
    ("【app://p/7】", "app://p/7"),
    ("《app://p/7》", "app://p/7"),
    ("app://p/7です", "app://p/7"),
    ("これはapp://p/7？はい", "app://p/7"),
    ("app://p/7！", "app://p/7"),
    ("链接：app://p/7；", "app://p/7"),
    ("app://p/7\u{3000}次", "app://p/7"),
    ("서울app://p/7에서", "app://p/7"),
    ("app://p/7…」", "app://p/7"),
    ("app://p/7。）", "app://p/7"),
    // Markdown and HTML.
    ("<app://p/7>", "app://p/7"),
    ("[text](app://p/7)", "app://p/7"),
    ("[text](app://p/7).", "app://p/7"),
    ("[text](<app://p/7> \"title\")", "app://p/7"),
    ("![picture](app://p/7)", "app://p/7"),
    ("[app://p/7](app://p/3)", "app://p/7 app://p/3"),
    ("[1]: app://p/7", "app://p/7"),
    ("**app://p/7**", "app://p/7"),
    ("*app://p/7*", "app://p/7"),
    ("_app://p/7_", "app://p/7"),
    ("__app://p/7__", "app://p/7"),
    ("_**app://p/7**_", "app://p/7"),
    ("***app://p/7***", "app://p/7"),
    ("~~app://p/7~~", "app://p/7"),
    ("`app://p/7`", "app://p/7"),
    ("> app://p/7", "app://p/7"),
    ("- app://p/7", "app://p/7"),
    ("1.app://p/7", "app://p/7"),
    ("|app://p/7|", "app://p/7"),
    ("<a href=\"app://p/7\">", "app://p/7"),
    ("<a href='app://p/7'>", "app://p/7"),
    ("<p>app://p/7</p>", "app://p/7"),
    ("app://p/7<br>app://p/3", "app://p/7 app://p/3"),
    ("app://p/7\\", "app://p/7"),
    // Spelling.
    ("APP://p/7", "app://p/7"),
    ("App://p/7.", "app://p/7"),
    ("xapp://p/7", ""),
    ("app+x://p/7", ""),
    ("app:///p", ""),
    ("app://p?password=x", ""),
    ("app://p?a", ""),
    ("app://p?a=b&c=d.", "app://p?a=b&c=d"),
    ("app://p/caf%C3%A9。", "app://p/caf%C3%A9"),
    ("app://p/a_", "app://p/a_"),
    ("app://two words", "app://two"),
    ("app://p/7\u{301}", "app://p/7"),
    // The web site, and others.
    ("https://waymark.example/posts/7", "https://waymark.example/posts/7"),
    (
      "[post](https://waymark.example/posts/7?utm_source=mail#top).",
      "https://waymark.example/posts/7?utm_source=mail#top"
    ),
    ("HTTPS://Waymark.example/posts/7。", "https://Waymark.example/posts/7"),
    ("https://waymark.example/posts/7,8", "https://waymark.example/posts/7"),
    ("app://p/7 is https://waymark.example/posts/7", "app://p/7"),
    ("(https://waymark.example/tags/sea_(north))", "https://waymark.example/tags/sea_(north)"),
    ("https://waymark.example/tags/a,b;c'd.", "https://waymark.example/tags/a,b;c'd"),
    ("https://waymark.example/nowhere", ""),
    ("https://example.com/posts/7", ""),
    ("http://waymark.example/posts/7", ""),
    ("mailto:a@b.c", ""),
    ("https://waymark.example@example.com/posts/7", ""),
    ("https://example.com/?next=app://p/7", ""),
    ("ftp://app://p/7", ""),
  ]

  /// The web site has posts, and tags whose names may have brackets.
  private func makeFinder() throws -> LinkFinder {
    let site = try EntryTable(tolerating: [.fragment], ignoring: ["utm_*"]) {
      Site("https://waymark.example") {
        EntryLink("/posts/:id") { (id: Post.ID) in DeepLink(module: "p", path: "\(id)") }
        EntryLink("/tags/:name") { (name: String) in DeepLink(module: "tags", path: "\(name)") }
      }
    }
    return LinkFinder { try? site.read($0).target }
  }

  @Test("The links of the app are found in text of any language and in Markdown, and others stay text")
  func table() throws {
    let finder = try makeFinder()
    for (text, links) in Self.rows {
      #expect(finder.links(in: text).map(\.text).joined(separator: " ") == links, "\(text)")
    }
  }
}
