import TestTopics
import Testing

@testable import Links

@Suite("Redirects from former places", .tags(.links))
struct LinkRedirectTests {
  private static let modules: Set = ["authors", "posts"]

  @Test(
    "A link to a former place becomes one to the places that have taken over, and keeps its values and parameters",
    arguments: [
      ("posts/filter", "authors/choose", "posts/filter", "authors/choose"),
      ("posts/authors/*", "authors/*", "posts/authors/7", "authors/7"),
      ("posts/authors/*", "authors/*", "posts/authors/a%2Fb?style=cover", "authors/a%2Fb?style=cover"),
      ("posts/authors/*", "authors?id=*", "posts/authors/a%26b?tab=all", "authors?id=a%26b&tab=all"),
      ("old/*/by/*", "posts/* authors/*", "old/7/by/Ada", "posts/7?then=authors%2FAda"),
      ("old/*", "posts authors/*", "old/7?transition=none", "posts?transition=none&then=authors%2F7"),
      ("old", "posts", "old", "posts"),
      ("posts/authors/*", "authors/*", "posts/1/authors/7", "posts/1?then=authors%2F7"),
      ("posts/authors/*", "authors/*", "posts/1/authors/7/2?tab=all", "posts/1?tab=all&then=authors%2F7%20posts%2F2"),
      ("posts/authors/*", "authors/*", "posts/authors/7/authors/8", "authors/7?then=posts%2Fauthors%2F8"),
      ("posts/authors/*", "authors/*", "posts/1/authors/7?then=posts%2F2", "posts/1?then=authors%2F7%20posts%2F2"),
    ])
  func redirected(_ former: String, _ current: String, _ link: String, _ expected: String) throws {
    let redirect = try LinkRedirect(from: former, to: current, among: Self.modules)
    let (places, rest) = try #require(redirect.redirect(try DeepLink("app://\(link)")))
    let whole = places[0].followed(by: places.dropFirst() + [rest].compactMap(\.self))
    #expect(whole?.description == "app://\(expected)")
  }

  @Test(
    "Any other link is left alone",
    arguments: ["posts", "posts/authors", "posts/1/authors", "authors/7", "posts/%61uthors", "POSTS/authors/7"])
  func others(_ link: String) throws {
    let redirect = try LinkRedirect(from: "posts/authors/*", to: "authors/*", among: Self.modules)
    #expect(redirect.redirect(try DeepLink("app://\(link)")) == nil)
  }

  @Test("A redirect to a link that can't be written is left alone")
  func tooLong() throws {
    let redirect = try LinkRedirect(
      from: "old/*", to: "posts/\(String(repeating: "a", count: 1_000))/*", among: Self.modules)
    #expect(redirect.redirect(try DeepLink("app://old/\(String(repeating: "b", count: 2_000))")) == nil)
  }

  @Test(
    "A redirect that is declared wrongly is refused",
    arguments: [
      ("posts/a b", "authors"), ("posts/x?a=b", "authors"), ("posts/x?a=*", "authors/*"), ("posts/x", ""),
      ("posts/x", "authors/*"), ("posts/*", "authors"), ("posts/*", "authors/* posts/*"), ("posts/x", "attic"),
      ("posts/*", "*"), ("posts/x", "authors attic"), ("posts/x", "authors/a*"),
    ])
  func bad(_ former: String, _ current: String) {
    #expect(throws: DeepLinkError.self) { try LinkRedirect(from: former, to: current, among: Self.modules) }
  }
}
