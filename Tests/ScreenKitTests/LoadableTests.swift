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

@Suite("Loadable content", .tags(.screens))
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

  @Test("It shows nothing, then that it is on its way, then what has come")
  mutating func loading() {
    #expect(elements.isEmpty)
    begin()
    #expect(elements == [.loading("Loading the post…")])
    post.finish(.success("Buoys"))
    #expect(elements == [.heading("Buoys")])
    #expect(post.problem == nil)
  }

  @Test("While it is on its way it doesn't begin again; afterwards it does")
  mutating func twice() {
    begin()
    begin(allowed: false)
    fail(.noNetwork)
    begin()
  }

  @Test("Loaded content stays visible while it reloads, and when that fails")
  mutating func reloading() {
    post.finish(.success("Buoys"))
    begin()
    #expect(elements == [.loading("Reloading the post…"), .heading("Buoys")])
    fail(.noNetwork)
    #expect(elements == [.error("There is no network."), tryAgain, .heading("Buoys")])
    begin()
    post.finish(.success("Anchors"))
    #expect(elements == [.heading("Anchors")])
  }

  @Test("That there is no such thing is an answer, and no error")
  mutating func missing() {
    fail(.noSuchPost)
    #expect(elements == [.empty("There is no post 7."), tryAgain])
    #expect(post.isMissing)
    #expect(post.problem == "There is no post 7.")
  }

  @Test("It is unavailable when it is not to be had and was not there before")
  mutating func unavailable() {
    #expect(!post.isUnavailable)
    for refusal in [Refusal.noSuchPost, .noNetwork] {
      fail(refusal)
      #expect(post.isUnavailable)
      begin()
      #expect(!post.isUnavailable)
    }
    post.finish(.success("Buoys"))
    fail(.noNetwork)
    #expect(!post.isUnavailable)
  }
}
