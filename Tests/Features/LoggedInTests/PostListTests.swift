import Routing
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedIn

@Suite("PostListViewModel", .tags(.screens))
@MainActor
struct PostListTests {
  let service = StubPosts()
  let scope = Scope()
  let settings = Sample.settings()
  let events = Recorder<PostListEvent>()
  let viewModel: PostListViewModel

  init() {
    viewModel = PostListViewModel(posts: service, settings: settings, scope: scope, selectedPost: { nil })
      .onEvent { [events] in events.record($0) }
  }

  private func load(_ result: Result<[Post], any Error> = .success(Sample.posts)) async {
    service.list.give(result)
    await scope.settle()
  }

  @Test("A reload by the user says how many posts there are, and a failed one shows its error only")
  func reloaded() async {
    await load()
    #expect(events.all == [])
    viewModel.send(.reloadTapped)
    await load()
    #expect(events.all == [.reloaded(count: 3)])
    viewModel.send(.reloadTapped)
    await load(.failure(Offline()))
    #expect(events.all.count == 1)
  }

  @Test("If some posts can't be read, the others are shown beside the reason, and a reload counts them")
  func partial() async {
    await load()
    viewModel.send(.reloadTapped)
    let problem = ServiceError.incomplete("1 of 3 posts")
    await load(.failure(PartialAnswer([Sample.posts[0], Sample.posts[1]], problem: problem)))
    #expect(viewModel.screen.rowTitles == ["cairns", "Buoys"])
    #expect(viewModel.screen.elements.first == .error(problem.description))
    #expect(events.all == [.reloaded(count: 2)])
  }

  @Test("Reloading while loading sends no second request for the posts or the author")
  func reloadTwice() async {
    await load()
    settings.current.author = Sample.author.id
    viewModel.send(.reloadTapped)
    viewModel.send(.reloadTapped)
    service.author.give(.success(Sample.author))
    await load()
    #expect(service.list.count == 2)
    #expect(service.author.count == 1)
  }

  @Test(
    "Changing the order in the settings sorts the list at once",
    arguments: [
      (Settings.Order.newest, ["Anchors", "cairns", "Buoys"]), (.oldest, ["Buoys", "cairns", "Anchors"]),
      (.title, ["Anchors", "Buoys", "cairns"]),
    ])
  func order(order: Settings.Order, titles: [String]) async {
    await load()
    settings.current.order = order
    #expect(viewModel.screen.rowTitles == titles)
  }

  @Test("The list leads through its orders, one after the other")
  func nextOrder() async {
    await load()
    var labels: [String] = []
    for _ in Settings.Order.allCases {
      guard let action = viewModel.screen.orders.first else { break }
      labels.append(action.label)
      viewModel.send(action.intent)
    }
    #expect(labels == ["Oldest first", "By title", "Newest first"] && settings.current.order == .newest)
  }

  @Test("The list can be filtered by author, and the filter can be cleared")
  func filter() async {
    await load()
    settings.current.author = Sample.author.id
    #expect(viewModel.screen.rowTitles == ["Anchors", "Buoys"])
    #expect(viewModel.screen.actions.last == Action("Show all authors", .filterCleared))
    viewModel.send(.filterCleared)
    #expect(viewModel.screen.rowTitles.count == 3)
    #expect(settings.current.author == nil)
    #expect(viewModel.screen.actions.map(\.label) == ["Write", "Menu", "Reload"])
  }

  @Test("The author of the filter is shown by number until the name has loaded, which is requested once")
  func naming() async {
    await load()
    settings.current.author = Sample.author.id
    viewModel.send(.reloadTapped)
    service.author.give(.failure(Offline()))
    await load()
    #expect(viewModel.screen.elements.first == .heading("By Author 3"))
    #expect(viewModel.screen.rowTitles == ["Anchors", "Buoys"])
    viewModel.send(.reloadTapped)
    service.author.give(.success(Sample.author))
    await load()
    #expect(viewModel.screen.elements.first == .heading("By Kenji Murakami"))
    viewModel.send(.reloadTapped)
    await load()
    #expect(service.author.count == 2)
    viewModel.send(.filterCleared)
    #expect(viewModel.screen.elements.count == 1)
  }

  @Test("A name that arrives after the filter has changed is dropped")
  func lateName() async {
    await load()
    settings.current.author = .init(rawValue: 3)
    service.author.give(.success(Sample.author))
    viewModel.send(.reloadTapped)
    viewModel.filter(by: Author(id: .init(rawValue: 4), name: "Mele Tuipulotu", about: "Sails."))
    await load()
    #expect(viewModel.screen.elements.first == .heading("By Mele Tuipulotu"))
  }

  @Test("A new post clears a filter that would hide it and keeps a filter by its author")
  func addingWhileFiltered() async {
    await load()
    settings.current.author = .init(rawValue: 99)
    #expect(viewModel.screen.elements.last == .empty("No post of this author."))
    viewModel.add(Post(id: .init(rawValue: 9), author: .init(rawValue: 3), title: "Dunes", body: "Sand."))
    #expect(settings.current.author == nil)
    #expect(viewModel.screen.rowTitles.contains("Dunes"))
    settings.current.author = .init(rawValue: 3)
    viewModel.add(Post(id: .init(rawValue: 10), author: .init(rawValue: 3), title: "Eddies", body: "Water."))
    #expect(settings.current.author == .init(rawValue: 3))
  }

  @Test("Another order or filter gives the list another identity, so that it starts at its top")
  func anotherList() async {
    await load()
    var names: Set<String> = []
    for order in Settings.Order.allCases {
      settings.current.order = order
      for case .list(let list) in viewModel.screen.elements { names.insert(list.id) }
    }
    settings.current.author = Sample.author.id
    for case .list(let list) in viewModel.screen.elements { names.insert(list.id) }
    #expect(names.count == Settings.Order.allCases.count + 1)
  }

  @Test("A new post appears in a loaded list at once and only once; a list that is still loading receives it later")
  func adding() async {
    let post = Post(id: .init(rawValue: 9), author: .init(rawValue: 3), title: "Dunes", body: "Sand.")
    viewModel.add(post)
    #expect(viewModel.screen.elements == [.loading("Loading posts…")])
    await load(.success([post]))
    viewModel.add(post)
    #expect(viewModel.screen.rowTitles == ["Dunes"])
    viewModel.add(Sample.posts[0])
    #expect(viewModel.screen.rowTitles == ["Dunes", "Buoys"])
  }
}
