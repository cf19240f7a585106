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
      ("help", "app://help"), ("nowhere/9", "app://nowhere/9"), ("https://a.b/posts/9", "https://a.b/posts/9"),
      ("", ""),
    ])
  func link(_ text: String, _ expected: String) { #expect(places.link(for: text) == expected) }
}
