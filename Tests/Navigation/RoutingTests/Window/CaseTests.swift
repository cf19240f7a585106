import Foundation
import NavigationCases
import TestTopics
import Testing

@MainActor
@Suite("What each request does", .tags(.navigation))
struct CaseTests {
  @Test("The window does with each request what the page says")
  func cases() throws {
    let page = Repository.root.appending(path: "Modules/Navigation/Routing/Routing.docc/Cases.md")
    let cases = try NavigationCase.all(in: String(contentsOf: page, encoding: .utf8))
    #expect(cases.count >= 120)
    for example in cases {
      let window = try ShopWindow(example.open, requests: example.requests)
      #expect(window.open == example.open)
      for request in example.requests { window.perform(request) }
      if let difference = example.difference(from: window.run) { Issue.record("\(difference)") }
    }
  }
}
