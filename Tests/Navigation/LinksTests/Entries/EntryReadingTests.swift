import TestTopics
import Testing

@testable import Links

enum SitePlace: Hashable, Sendable {
  case home, me, refreshed
  case post(Int), page(String, [String]), search(String, page: Int?), user(String), tags([String]), other(
    [String: String])
  case section(String?), color(SiteColor), signIn(Secret<String>), site(String, String), web(WholeURL)
}

enum SiteColor: String, CaseIterable, LinkValue {
  case red, blue
}

private func siteTable(_ tolerance: Set<URLTolerance> = []) throws -> EntryTable<SitePlace> {
  try EntryTable(tolerating: tolerance, ignoring: ["utm_*", "ref", "access_token"]) {
    Site("https://site.example", "site://open") {
      EntryLink("", .home)
      EntryLink("/posts/:id", SitePlace.post)
      EntryLink("/wiki/:name/**", SitePlace.page)
      EntryLink("/search?q=&page=", SitePlace.search)
      EntryLink("/users/me", .me)
      EntryLink("/users/:name", SitePlace.user)
      EntryLink("/tags?tag=", SitePlace.tags)
      EntryLink("/all?*", SitePlace.other)
      EntryLink("/some?first=&*") { (first: String, others: [String: String]) in
        .other(others.merging(["first": first]) { other, _ in other })
      }
      EntryLink("/help#:section", SitePlace.section)
      EntryLink("/colors/:color", SitePlace.color)
      EntryLink("/paint?color=", SitePlace.color)
      EntryLink("/go?to=/colors/:color", SitePlace.color)
      EntryLink("/go?to=/users/:name", SitePlace.user)
      EntryLink("/magic?code=", SitePlace.signIn)
      EntryLink("/refresh?...", .refreshed)
    }
    EntryLink("https://*.sites.example/:page", SitePlace.site)
    EntryLink("page|pages://...") { (url: WholeURL) in .web(url) }
  }
}

private func readSite(_ text: String, _ tolerance: Set<URLTolerance> = []) throws -> EntryReading<SitePlace>? {
  try? siteTable(tolerance).read(text)
}

private func fault(_ text: String, _ tolerance: Set<URLTolerance> = []) throws -> String {
  do throws(DeepLinkError) {
    let table = try? siteTable(tolerance)
    return try table.map { table throws(DeepLinkError) in "\(try table.read(text).target)" } ?? "no table"
  } catch {
    return "\(error)"
  }
}

@Suite("Reading entry links", .tags(.links))
struct EntryReadingTests {
  @Test(
    "A URL of the table leads to the target of its values",
    arguments: [
      ("https://site.example", SitePlace.home), ("https://site.example/", .home), ("site://open", .home),
      ("https://site.example/posts/7", .post(7)), ("https://site.example:443/posts/7", .post(7)),
      ("HTTPS://SITE.example/posts/7", .post(7)), ("site://open/posts/7", .post(7)),
      ("https://site.example/wiki/en/Dune_(novel)", .page("en", ["Dune_(novel)"])),
      ("https://site.example/wiki/en/AC%2FDC/a:b@c", .page("en", ["AC/DC", "a:b@c"])),
      ("https://site.example/wiki/en", .page("en", [])),
      ("https://site.example/search?q=https://a.example/b?c", .search("https://a.example/b?c", page: nil)),
      ("https://site.example/search?page=2&q=a+b", .search("a+b", page: 2)),
      ("https://site.example/users/me", .me), ("https://site.example/users/Me", .user("Me")),
      ("https://site.example/users/%6De", .me), ("https://site.example/tags?tag=a&tag=b", .tags(["a", "b"])),
      ("https://site.example/tags", .tags([])), ("https://site.example/all?a=1&b=", .other(["a": "1", "b": ""])),
      ("https://site.example/some?a=1&first=2", .other(["a": "1", "first": "2"])),
      ("https://site.example/go?to=/colors/blue", .color(.blue)),
      ("https://site.example/go?to=%2Fusers%2FAda", .user("Ada")),
      ("https://site.example/help#top", .section("top")), ("https://site.example/help", .section(nil)),
      ("https://site.example/colors/blue", .color(.blue)), ("https://news.sites.example/about", .site("news", "about")),
      ("pages://anything:8080/at?all#x", .web(WholeURL("pages://anything:8080/at?all#x"))),
    ])
  func read(_ text: String, _ target: SitePlace) throws { #expect(try readSite(text)?.target == target) }

  @Test("The reading names the pattern and what was ignored, and of a secret only the word")
  func ignored() throws {
    let reading = try readSite(
      "https://site.example/posts/7/?utm_source=x&ref=y&access_token=hunter2#top", [.trailingSlash, .fragment])
    #expect(reading?.pattern == "https://site.example/posts/:id")
    #expect(reading?.ignored == ["trailing slash", "utm_source", "ref", "token", "fragment"])
    #expect(try readSite("https://site.example/refresh?a=1&a=2")?.ignored == ["a", "a"])
  }

  @Test(
    "A table accepts more than the grammar only where it says so",
    arguments: [
      ("https://site.example/posts/7/", URLTolerance.trailingSlash, SitePlace.post(7)),
      ("https://site.example/posts/7#top", .fragment, .post(7)),
      ("https://site.example/POSTS/7", .letterCase, .post(7)),
      ("https://site.example/go?to=/colors/blue/", .trailingSlash, .color(.blue)),
      ("https://site.example/go?to=/Colors/blue", .letterCase, .color(.blue)),
      ("https://www.site.example/posts/7", .www, .post(7)), (" https://site.example/posts/7\n", .unescaped, .post(7)),
      ("https://site.example/users/Jürgen M", .unescaped, .user("Jürgen M")),
      ("https://site.example/search?q=a+b%2Bc", .plusIsBlank, .search("a b+c", page: nil)),
    ])
  func tolerance(_ text: String, _ tolerance: URLTolerance, _ target: SitePlace) throws {
    #expect(try readSite(text, [tolerance])?.target == target)
    #expect(try readSite(text)?.target != target)
  }

  @Test(
    "A refusal names the part that was sent, of the entry that comes nearest",
    arguments: [
      ("https://site.example/posts/seven", "This is not a value that can stand here (segment “seven”, byte 27)"),
      (
        "https://site.example/postz/7",
        "No link of the app leads there; did you mean “posts”? (segment “postz”, byte 21)"
      ),
      ("https://site.example/posts", "Something is missing after this (segment “posts”, byte 21)"),
      ("https://site.example/posts/7/x", "No link of the app leads there (segment “x”, byte 29)"),
      (
        "https://sitte.example/posts/7",
        "No link of the app has this host; did you mean “site.example”? (host “sitte.example”, byte 8)"
      ),
      (
        "http://site.example/posts/7",
        "No link of the app has this scheme; did you mean “https”? (scheme “http”, byte 0)"
      ),
      ("https://site.example/search", "The parameter “q” is missing (key “q”, byte 27)"),
      (
        "https://site.example/search?pag=2",
        "The link has no use for this parameter; did you mean “page”? (key “pag”, byte 28)"
      ),
      ("https://site.example/search?q=a&page=x", "This is not a value that can stand here (value “x”, byte 37)"),
      ("https://site.example/search?q=a&q=b", "The parameter “q” occurs twice (key “q”, byte 32)"),
      (
        "https://site.example/colors/rad",
        "This is not a value that can stand here; it can be one of: red, blue (segment “rad”, byte 28)"
      ),
      (
        "https://site.example/paint?color=rad",
        "This is not a value that can stand here; it can be one of: red, blue (value “rad”, byte 33)"
      ),
      ("https://site.example/go?to=/walls/red", "“to” leads nowhere (value “/walls/red”, byte 27)"),
      ("https://site.example/go?to=/colors/red/x", "“to” leads nowhere (value “/colors/red/x”, byte 27)"),
      ("https://site.example/posts/7#top", "The link has no use for a fragment (fragment “top”, byte 29)"),
      ("https://site.example/posts/7?then=settings", "The link has no use for this parameter (key “then”, byte 29)"),
      ("https://site.example/posts/7?style=sheet", "The link has no use for this parameter (key “style”, byte 29)"),
    ])
  func refused(_ text: String, _ reason: String) throws { #expect(try fault(text) == reason) }

  @Test(
    "Bad input has one clear answer",
    arguments: [
      ("https://ada:hunter2@site.example/posts/7", "A link names no user and no password (host, byte 8)"),
      ("https://other.example/%zz", "No link of the app has this host (host “other.example”, byte 8)"),
      ("https://other.example/a b", "No link of the app has this host (host “other.example”, byte 8)"),
      ("ftp://other.example/%zz", "No link of the app has this scheme (scheme “ftp”, byte 0)"),
      ("https://site.example:8443/posts/7", "No link of the app has this host (host “site.example:8443”, byte 8)"),
      ("https://site.example:x/posts/7", "A port is a number (host “site.example:x”, byte 8)"),
      ("https://[::1]/posts/7", "No link of the app has this host (host “[::1]”, byte 8)"),
      ("https://xn--ste-tma.example/posts/7", "No link of the app has this host (host “xn--ste-tma.example”, byte 8)"),
      (
        "https://sitе.example/posts/7",
        "A host has letters, digits, “-” and “.”; others are written in Punycode (host “sitе.example”, byte 8)"
      ),
      ("https://site.example/posts%2F7", "No link of the app leads there (segment “posts%2F7”, byte 21)"),
      ("https://site.example/users/a%00", "A text holds no NUL (segment “a%00”, byte 27)"),
      ("https://site.example/users/%C0%AF", "The escaped bytes are not UTF-8 (segment “%C0%AF”, byte 27)"),
      ("https://site.example/users/%FF", "The escaped bytes are not UTF-8 (segment “%FF”, byte 27)"),
      ("https://site.example/users/..", "A segment of dots leads nowhere (segment “..”, byte 27)"),
      ("https://site.example/users/%2e%2E", "A segment of dots leads nowhere (segment “%2e%2E”, byte 27)"),
      ("https://site.example/users//x", "A segment has some text (segment, byte 27)"),
      ("https://site.example/users/", "A segment has some text (segment, byte 27)"),
      ("https://site.example/users/%4", "“%” is followed by two hexadecimal digits (escape “%4”, byte 27)"),
      ("https://site.example/users/ü", "This can't stand here unless it is escaped (segment “ü”, byte 27)"),
      ("https://site.example/users/a b", "This can't stand here unless it is escaped (segment “ ”, byte 28)"),
      ("https:/site.example", "“https://site.example” is how links with this scheme begin (scheme “https”, byte 0)"),
      ("", "A URL begins with a scheme and “:” (scheme, byte 0)"),
      ("site://", "No link of the app has this host (host, byte 7)"),
    ])
  func badInput(_ text: String, _ reason: String) throws { #expect(try fault(text) == reason) }

  @Test("Many bytes, segments or parameters are refused, or ignored if the entry says so")
  func many() throws {
    for byte in ["a", "/", "?", "&", "=", "#", "%41", "-", ";", "."] {
      let text = "https://site.example/posts/" + String(repeating: byte, count: (8_192 - 27) / byte.utf8.count)
      #expect(try readSite(text) == nil, "\(byte)")
    }
    #expect(try fault("https://site.example/" + String(repeating: "a", count: 8_192)).hasPrefix("A link has at most"))
    let parameters = "?" + repeatElement("a=", count: 600).joined(separator: "&")
    #expect(try fault("https://site.example/posts/7" + parameters).hasPrefix("The link has no use"))
    #expect(try readSite("https://site.example/refresh" + parameters)?.ignored.count == 600)
    #expect(try fault("https://site.example/all" + parameters).hasPrefix("The parameter “a” occurs twice"))
  }

  @Test(
    "A URL for a log has dots for each secret",
    arguments: [
      ("https://site.example/magic?code=hunter2", "https://site.example/magic?code=•••"),
      ("https://site.example/posts/7?accesstoken=hunter2&a=b", "https://site.example/posts/7?accesstoken=•••&a=b"),
      ("https://site.example/posts/7?a=b", "https://site.example/posts/7?a=b"),
      ("https://ada:hunter2@site.example/posts/7", "https://•••"), ("no url?code=hunter2", "•••"), ("hunter2", "•••"),
      ("https://site.example/hunter2%", "https://•••"),
      ("https://site.example/help#token=hunter2", "https://site.example/help#•••"),
      ("ada:hunter2@site.example", "•••"), ("site:hunter2?code=x", "•••"),
    ])
  func logged(_ text: String, _ shown: String) throws { #expect(try siteTable().withoutSecrets(text) == shown) }

  @Test("No refusal, and no description of a target, repeats a secret")
  func secrets() throws {
    #expect(try readSite("https://site.example/magic?code=hunter2")?.target == .signIn(Secret("hunter2")))
    for text in [
      "https://site.example/magic?code=hunter2", "https://site.example/magic?code=hunter2&code=hunter2",
      "https://site.example/magic?code=hunter2%FF", "https://site.example/magic?code=hunter2%00",
      "hunter2:ada@site.example", "https://site.example/posts/7?password=hunter2",
      "https://site.example/posts/7?newpassword=hunter2",
    ] {
      #expect(try !fault(text).contains("hunter2"), "\(text)")
    }
  }
}
