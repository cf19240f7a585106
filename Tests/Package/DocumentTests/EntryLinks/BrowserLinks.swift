import Links
import TestTopics
import Testing

/// The links of a browser: the URLs that Firefox for iOS opens, as one table.
enum Browsing: Hashable, Sendable {
  case page(WholeURL)
  case search(WebPage?, isPrivate: Bool)
  case query(String)
  case share(WebPage, title: String?, subtitle: String?)
  case signIn([String: String])
  case settings(Section)
  case homePanel(Panel)
  case defaultBrowser(Help)
  case tab(String)
  case action(Action)

  /// An address of the web, so that no script is opened as a page.
  struct WebPage: LinkValue {
    static let sample = Self("https://example.com")
    static let linkTexts = LinkTexts.part("web page", of: .any)
    let linkText: String

    init?(linkText: String) {
      guard linkText.hasPrefix("https://") || linkText.hasPrefix("http://") else { return nil }
      self.linkText = linkText
    }

    init(_ text: String) { linkText = text }
  }

  enum Section: String, CaseIterable, LinkValue {
    case clearPrivateData = "clear-private-data"
    case newTab, homePage, mailto, search, fxa
    static let sample = Self.search
  }

  enum Panel: String, CaseIterable, LinkValue {
    case bookmarks, history
    case topSites = "top-sites"
    case readingList = "reading-list"
    static let sample = Self.history
  }

  enum Help: String, CaseIterable, LinkValue {
    case tutorial
    case systemSettings = "system-settings"
    static let sample = Self.tutorial
  }

  enum Action: String, CaseIterable, LinkValue {
    case closePrivateTabs = "close-private-tabs"
    case showQRCode = "showqrcode"
    case showIntroduction = "show-intro-onboarding"
    case openCopied = "open-copied"
    static let sample = Self.showQRCode
  }
}

extension Browsing {
  static func table() throws(EntryProblem) -> EntryTable<Browsing> {
    try EntryTable(tolerating: [.letterCase, .trailingSlash, .unescaped]) {
      EntryLink("http|https://...") { (url: WholeURL) in .page(url) }
      Site("firefox://deep-link") {
        EntryLink("?url=/settings/:section", Browsing.settings)
        EntryLink("?url=/homepanel/:panel", Browsing.homePanel)
        EntryLink("?url=/default-browser/:help", Browsing.defaultBrowser)
        EntryLink("?url=/action/:action", Browsing.action)
      }
      for host in ["open-url", "widget-medium-topsites-open-url"] + quickLinks.map({ $0 + "-open-url" }) {
        EntryLink("firefox://\(host)?url=&private=") { (page: WebPage?, isPrivate: Bool?) in
          .search(page, isPrivate: isPrivate ?? false)
        }
      }
      for widget in quickLinks {
        EntryLink("firefox://\(widget)-open-copied", .action(.openCopied))
        EntryLink("firefox://\(widget)-close-private-tabs?...", .action(.closePrivateTabs))
      }
      EntryLink("firefox://open-text?text=", Browsing.query)
      EntryLink("firefox://widget-tabs-medium-open-url?uuid=", Browsing.tab)
      EntryLink("firefox://share-sheet?url=&title=&subtitle=", Browsing.share)
      EntryLink("firefox://fxa-signin?signin=&*") { (code: String, others: [String: String]) in
        .signIn(others.merging(["signin": code]) { other, _ in other })
      }
    }
  }

  private static let quickLinks = ["widget-small-quicklink", "widget-medium-quicklink"]
}

@Suite("The links of a browser", .tags(.links))
struct BrowserLinkTests {
  private static let pages: [(String, Browsing?)] = [
    ("http://example.com?a=1&b=2&c=x%20y", .page(WholeURL("http://example.com?a=1&b=2&c=x%20y"))),
    ("https://example.com/a#b", .page(WholeURL("https://example.com/a#b"))),
    (
      "firefox://open-url?url=http%3A%2F%2Fexample.com%3Fa%3D1%26b%3D2%26c%3Dx%2520y",
      .search(.init("http://example.com?a=1&b=2&c=x%20y"), isPrivate: false)
    ),
    ("firefox://open-url?private=true", .search(nil, isPrivate: true)),
    ("firefox://open-url?url=javascript://https://example.com%2Fsearch?q=x", nil),
    ("firefox://open-url?url=javascript:alert(1)", nil),
    ("firefox://open-url?url=javascript:window.close();alert(7)", nil),
    (
      "firefox://widget-medium-topsites-open-url?url=https://example.com",
      .search(.init("https://example.com"), isPrivate: false)
    ),
    (
      "firefox://widget-small-quicklink-open-url?private=true&url=https://example.com",
      .search(.init("https://example.com"), isPrivate: true)
    ),
    (
      "firefox://widget-small-quicklink-open-url?url=https://example.com",
      .search(.init("https://example.com"), isPrivate: false)
    ),
    (
      "firefox://widget-medium-quicklink-open-url?private=true&url=https://example.com",
      .search(.init("https://example.com"), isPrivate: true)
    ),
    (
      "firefox://widget-medium-quicklink-open-url?url=https://example.com",
      .search(.init("https://example.com"), isPrivate: false)
    ),
    ("firefox://widget-tabs-medium-open-url?uuid=none", .tab("none")),
    ("firefox://open-text?text=cats", .query("cats")),
    ("firefox://open-text?text=cats and dogs", .query("cats and dogs")),
    ("firefox://open-text?text=caf%C3%A9", .query("café")),
  ]

  private static let settings: [(String, Browsing?)] = [
    ("/settings/clear-private-data", .settings(.clearPrivateData)), ("/settings/newTab", .settings(.newTab)),
    ("/settings/newTab/", .settings(.newTab)), ("/settings/homePage", .settings(.homePage)),
    ("/settings/mailto", .settings(.mailto)), ("/settings/search", .settings(.search)),
    ("/settings/fxa", .settings(.fxa)), ("/homepanel/bookmarks", .homePanel(.bookmarks)),
    ("/homepanel/top-sites", .homePanel(.topSites)), ("/homepanel/history", .homePanel(.history)),
    ("/homepanel/reading-list", .homePanel(.readingList)), ("/default-browser/tutorial", .defaultBrowser(.tutorial)),
    ("/default-browser/system-settings", .defaultBrowser(.systemSettings)),
    ("/action/show-intro-onboarding", .action(.showIntroduction)), ("/action/showqrcode", .action(.showQRCode)),
    ("/action/close-private-tabs", .action(.closePrivateTabs)), ("/homepanel/nothing", nil), ("/nothing", nil),
    ("/settings", nil),
  ]

  private static let others: [(String, Browsing?)] = [
    (
      "firefox://share-sheet?url=https://example.com&title=Hello&subtitle=World",
      .share(.init("https://example.com"), title: "Hello", subtitle: "World")
    ),
    (
      "firefox://share-sheet?url=https://example.com&title=Hello",
      .share(.init("https://example.com"), title: "Hello", subtitle: nil)
    ),
    ("firefox://share-sheet?url=https://example.com", .share(.init("https://example.com"), title: nil, subtitle: nil)),
    ("firefox://share-sheet?title=Hello", nil),
    (
      "firefox://fxa-signin?signin=code&user=ada&email=ada",
      .signIn(["signin": "code", "user": "ada", "email": "ada"])
    ),
    ("firefox://fxa-signin", nil), ("firefox://widget-small-quicklink-close-private-tabs", .action(.closePrivateTabs)),
    ("firefox://widget-medium-quicklink-close-private-tabs", .action(.closePrivateTabs)),
    ("focus://deep-link?url=/settings/newTab", nil), ("firefox://deep-links-are-fun?url=/settings/newTab/", nil),
    ("chrome://example.com", nil), ("firefox://", nil),
  ]

  @Test("47 of the 51 URLs lead where the app leads them; the other four read the pasteboard, which is an action")
  func cases() throws {
    let table = try Browsing.table()
    let all = Self.pages + Self.settings.map { ("firefox://deep-link?url=" + $0, $1) } + Self.others
    #expect(all.count == 47)
    for (url, target) in all { #expect((try? table.read(url))?.target == target, "\(url)") }
    for size in ["small", "medium"] {
      #expect(try table.read("firefox://widget-\(size)-quicklink-open-copied").target == .action(.openCopied))
    }
  }
}
