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
    "A link can omit the scheme and the segments that are unambiguous",
    arguments: [
      ("posts/9", "app://loggedIn/posts/9"), ("app://posts/9", "app://loggedIn/posts/9"),
      ("posts", "app://loggedIn/posts"), ("posts/9?a=b", "app://loggedIn/posts/9?a=b"),
      ("share/9", "app://share/9"), ("9", "app://9"), ("loggedIn/posts", "app://loggedIn/posts"),
      ("app://loggedIn/posts/9", "app://loggedIn/posts/9"), ("onboarding", "app://onboarding"),
      ("loggedOut/help", "app://loggedOut/help"), ("nowhere/9", "app://nowhere/9"),
      ("https://a.b/posts/9", "https://a.b/posts/9"), ("", ""),
      // A text without segments only gets the scheme.
      ("/", "app:///"), ("//", "app:////"), ("?x=1", "app://?x=1"), ("/?x=1", "app:///?x=1"), ("app:///", "app:///"),
      ("app://?a", "app://?a"), ("app://", "app://"),
    ])
  func link(_ text: String, _ expected: String) throws { #expect(try places.link(for: text) == expected) }

  @Test("A short link that several places are called is ambiguous and names them, without repeating what was typed")
  func ambiguous() {
    let error = #expect(throws: AmbiguousLink.self) { try places.link(for: "help?token=canary") }
    #expect(
      error?.description
        == "Several places are called that: app://loggedIn/account/help, app://loggedOut/help")
  }
}
