// Examples in the doc comments of Links, with the declarations that they need to compile.
// `Scripts/check-docs` compares them with the doc comments.
import Links

struct Post: Sendable {
  struct ID: RawRepresentable, LinkValue {
    var rawValue: Int
  }
}

enum Leading: Linkable {
  case details(Post.ID)
  case author(Post.ID)
  case share(Post.ID)
  case editor(Post.ID)
  case folder(String)
  case discardDraft

  static let links = RouteLinks<Self>("blog", root: .details(.sample), routes: pattern())

  static func pattern() -> RoutePattern<Self> {
    .route(details).leading(to: .author(.sample), .share(.sample))
  }

  static func confirmation() -> RoutePattern<Self> {
    .route(.discardDraft).asConfirmation()
  }

  static func onTop() -> RoutePattern<Self> {
    .route(editor).withoutRoot()
  }

  static func repeated() -> RoutePattern<Self> {
    .route(folder).repeating()
  }

  static func renamed() -> RoutePattern<Self> {
    .route(details).formerly("articles/*", "read?article=*", "app://archive/articles/*")
  }

  var path: LinkPath { "details" }
}

@resultBuilder enum Paths {
  static func buildExpression(_ path: LinkPath) -> LinkPath { path }
  static func buildBlock(_ paths: LinkPath...) -> [LinkPath] { paths }
}

@Paths func paths(id: Int, words: String, number: Int) -> [LinkPath] {
  "posts/\(id)"
  "search?text=\(words)&page=\(number)"
  "?text=\(words)"
}

enum Ref: String, CaseIterable, LinkValue {
  case mail, web
}

enum Place: Hashable {
  case post(Post.ID), mail(String, String?), search(String, Int), page(String, [String]), project(String, Int, Ref?),
    user(String)
}

@EntryBuilder<Place> func entries() -> [EntryLink<Place>] {
  EntryLink("https://*.wiki.example/wiki/**") { (language: String, title: [String]) in .page(language, title) }
  EntryLink("/projects/:creator/:id?ref=") { (creator: String, id: Int, ref: Ref?) in .project(creator, id, ref) }
  EntryLink("/profile/:user", Place.user)
  EntryLink("mailto::address?subject=", Place.mail)
  EntryLink("/posts/:id", Place.post).formerly("/p/:id", "/articles?id=")
  Site("https://waymark.example", "waymark://open") {
    EntryLink("/posts/:id", Place.post)
  }
}

enum TabAction: Hashable { case closePrivateTabs }

@EntryBuilder<EntryTarget<TabAction>> func targets() -> [EntryLink<EntryTarget<TabAction>>] {
  EntryLink("/posts/:id") { (id: Post.ID) in .place(DeepLink(module: "loggedIn", path: "posts/\(id)")) }
  EntryLink("/private/close", .action(.closePrivateTabs))
  EntryLink("/beta", .refused("The beta has ended"))
}

func entryTable() throws {
  let table = try EntryTable(tolerating: [.trailingSlash], ignoring: ["utm_*"]) {
    Site("https://waymark.example") {
      EntryLink("/posts/:id") { (id: Post.ID) in Place.post(id) }
      EntryLink("/search?q=&page=") { (text: String, page: Int?) in Place.search(text, page ?? 1) }
    }
  }
  let reading = try table.read("https://waymark.example/posts/7?utm_source=mail")  // Place.post(7)
  _ = reading
}
