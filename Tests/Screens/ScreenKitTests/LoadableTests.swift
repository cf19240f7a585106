import ScreenKit
import TestTopics
import Testing

private enum TestIntent: Equatable {
  case reloadTapped
}

private enum Refusal: String, Error, CustomStringConvertible {
  case noNetwork = "There is no network."
  case noSuchPost = "There is no post 7."

  var description: String { rawValue }
}

@Suite("Loadable", .tags(.screens))
struct LoadableTests {
  private let tryAgain = Element.button(Action<TestIntent>("Try again", .reloadTapped, id: "Try again: the post"))
  private var post = Loadable<String>()

  private var elements: [Element<TestIntent>] {
    post.elements("the post", retry: .reloadTapped) { [.heading($0)] }
  }

  private mutating func fail(_ refusal: Refusal) {
    post.finish(.failure(refusal)) { $0 as? Refusal == .noSuchPost }
  }

  private mutating func begin(allowed: Bool = true) {
    let hasBegun = post.begin()
    #expect(hasBegun == allowed)
  }

  @Test("Progress is shown, then the value, which stays visible during a reload and after a failed one")
  mutating func reloading() {
    #expect(elements.isEmpty)
    begin()
    begin(allowed: false)
    #expect(elements == [.loading("Loading the post…")])
    post.finish(.success("Buoys"))
    #expect(elements == [.heading("Buoys")])
    #expect(post.problem == nil)
    begin()
    #expect(elements == [.loading("Reloading the post…"), .heading("Buoys")])
    fail(.noNetwork)
    #expect(elements == [.error("There is no network."), tryAgain, .heading("Buoys")])
    #expect(!post.isUnavailable)
    begin()
    fail(.noNetwork)
    #expect(elements == [.error("Attempt 2: There is no network."), tryAgain, .heading("Buoys")])
    begin()
    post.finish(.success("Anchors"))
    #expect(elements == [.heading("Anchors")])
    begin()
    fail(.noNetwork)
    #expect(elements.first == .error("There is no network."), "a success begins the count again")
  }

  @Test("A missing value is shown as empty content, not as an error")
  mutating func missing() {
    fail(.noSuchPost)
    #expect(elements == [.empty("There is no post 7."), tryAgain])
    #expect(post.isMissing)
    #expect(post.problem == "There is no post 7.")
  }
}
