import Links
import Services
import TestTopics
import Testing

@Suite("Identifiers in links", .tags(.links, .services))
struct IdentifierTests {
  @Test("The routes of any module hold the identifiers of posts and authors")
  func routes() {
    let (post, author) = (Place.post(Post.ID(rawValue: 7)), Place.author(.sample))
    #expect(post.link.description == "app://places/posts/7")
    #expect(author.link.description == "app://places/authors/1")
    #expect([post, author].map { Place.links.route(of: $0.link) } == [post, author])
  }

  @Test("An identifier is read in the spelling in which it is written")
  func spelling() {
    #expect(Post.ID(linkText: "7") == Post.ID(rawValue: 7))
    #expect(Author.ID(linkText: "3") == Author.ID(rawValue: 3))
    for text in ["", "07", "+7", "seven"] {
      #expect(Post.ID(linkText: text) == nil)
      #expect(Author.ID(linkText: text) == nil)
    }
  }
}

/// The routes of a module that knows neither of the demo's features.
private enum Place: Linkable {
  case post(Post.ID)
  case author(Author.ID)

  static let links = RouteLinks<Self>("places", root: .post(.sample), routes: .route(post), .route(author))

  var path: LinkPath {
    switch self {
    case .post(let id): "posts/\(id)"
    case .author(let id): "authors/\(id)"
    }
  }
}
