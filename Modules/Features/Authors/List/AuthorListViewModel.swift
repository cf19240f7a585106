import Observation
import Routing
import ScreenKit
import Services

enum AuthorListIntent: Equatable {
  case authorTapped(Author)
  case reloadTapped
}

enum AuthorListEvent: Equatable {
  case authorTapped(Author)
}

/// The authors of all posts, by name.
@MainActor
@Observable
final class AuthorListViewModel: ViewModel {
  let events = Events<AuthorListEvent>()
  private(set) var authors = Loadable<[Author]>()

  let title: String
  private let posts: any PostsService
  private let scope: Scope

  init(_ title: String, posts: any PostsService, scope: Scope) {
    self.title = title
    self.posts = posts
    self.scope = scope
    load()
  }

  var screen: Screen<AuthorListIntent> { .authorList(title, authors) }

  func send(_ intent: AuthorListIntent) {
    switch intent {
    case .authorTapped(let author): events.send(.authorTapped(author))
    case .reloadTapped: load()
    }
  }

  private func load() {
    guard authors.begin() else { return }
    scope.run { [posts] in
      do {
        return await Self.authors(of: try await posts.posts(), from: posts)
      } catch let partial as PartialAnswer<[Post]> {
        throw PartialAnswer(await Self.authors(of: partial.value, from: posts), problem: partial.problem)
      }
    } then: { [weak self] result in
      if let authors = result.readable { self?.authors.value = authors }
      self?.authors.finish(result)
    }
  }

  private nonisolated static func authors(of all: [Post], from posts: any PostsService) async -> [Author] {
    await withTaskGroup { group in
      for id in Set(all.map(\.author)) { group.addTask { await author(id, from: posts) } }
      return await group.reduce(into: [Author]()) { $0 += [$1].compactMap(\.self) }
        .sorted { ($0.name, $0.id.rawValue) < ($1.name, $1.id.rawValue) }
    }
  }

  /// Returns an author, or `nil` if only the posts still exist.
  ///
  /// An author who can't be loaded appears by number, with the reason.
  private nonisolated static func author(_ id: Author.ID, from posts: any PostsService) async -> Author? {
    do {
      return try await posts.author(id)
    } catch {
      return ServiceError.isNotFound(error)
        ? nil : Author(id: id, name: "Author \(id.rawValue)", about: "\(error)")
    }
  }
}
