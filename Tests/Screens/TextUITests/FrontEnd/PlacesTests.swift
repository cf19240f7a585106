import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("Short links", .tags(.terminal, .links)) struct PlacesTests {
  private let places = Places([
    "app://loggedIn", "app://loggedIn/posts", "app://loggedIn/posts/*", "app://loggedIn/posts/*/share/*",
    "app://loggedIn/account/help", "app://loggedOut/help", "app://onboarding",
  ])

  @Test(
    "A link can omit the scheme and the segments that are unambiguous, and be pasted with blanks or a slash around it",
    arguments: [
      ("posts/9", "app://loggedIn/posts/9"), ("app://posts/9", "app://loggedIn/posts/9"),
      ("posts", "app://loggedIn/posts"), ("posts/9?a=b", "app://loggedIn/posts/9?a=b"),
      ("share/9", "app://share/9"), ("9", "app://9"), ("loggedIn/posts", "app://loggedIn/posts"),
      ("app://loggedIn/posts/9", "app://loggedIn/posts/9"), ("onboarding", "app://onboarding"),
      ("loggedOut/help", "app://loggedOut/help"), ("nowhere/9", "app://nowhere/9"),
      ("https://a.b/posts/9", "https://a.b/posts/9"), ("", ""),
      (" \tposts/9 \n", "app://loggedIn/posts/9"), ("/posts/9", "app://loggedIn/posts/9"),
      ("/loggedIn/posts", "app://loggedIn/posts"), ("APP://posts/9", "app://loggedIn/posts/9"),
      ("App://loggedIn/posts/9", "app://loggedIn/posts/9"),
      ("posts/9?then=app://authors/list", "app://loggedIn/posts/9?then=app://authors/list"),
      // Other screens, also unknown ones, lie over the place.
      ("posts/9/bogus/x", "app://loggedIn/posts/9/bogus/x"), ("posts/bogus/x?a=b", "app://loggedIn/posts/bogus/x?a=b"),
      // A text without segments only gets the scheme.
      ("/", "app:///"), ("//", "app:////"), ("?x=1", "app://?x=1"), ("/?x=1", "app:///?x=1"), ("app:///", "app:///"),
      ("app://?a", "app://?a"), ("app://", "app://"),
    ])
  func link(_ text: String, _ expected: String) throws { #expect(try places.link(for: text).text == expected) }

  @Test(
    "The bytes that were added are counted from the first typed one",
    arguments: [
      ("posts/9", 15), ("  posts/9  ", 13), ("/posts/9", 14), ("app://loggedIn", 0), (" app://loggedIn ", -1),
    ])
  func added(_ text: String, _ count: Int) throws { #expect(try places.link(for: text).added == count) }

  @Test(
    "A misspelled short link has the names of similar places, unless the name of a module is misspelled",
    arguments: [
      ("post", ["posts"]), ("pots/9", ["posts"]), ("app://post/9?a=b", ["posts"]), ("hlep", ["help"]),
      ("logedIn/posts", nil), ("onboardin", nil), ("zoo", nil),
    ])
  func misspelled(_ text: String, _ names: [String]?) throws {
    if let names {
      #expect(throws: ShortLinkError.unknown(nearMisses: names)) { try places.link(for: text) }
    } else {
      #expect(try places.link(for: text).text == "app://\(text)")
    }
  }

  @Test("A short link that several places are called is ambiguous and names them, without repeating what was typed")
  func ambiguous() {
    let error = #expect(throws: ShortLinkError.self) { try places.link(for: "help?token=canary") }
    #expect(
      error?.description
        == "Several places are called that: app://loggedIn/account/help, app://loggedOut/help")
  }
}
