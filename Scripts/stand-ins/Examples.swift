// What the examples in doc comments take for granted. `// example of FILE` stands for the next example of that file.
import Links
import Routing
import RoutingTesting
import ScreenKit
import Testing
import TextUI

@testable import LoggedIn

// Examples of other languages:
// no Swift in Modules/AppRouting/Archive.swift
// no Swift in Modules/Links/Places/Place+Printing.swift
// no Swift in Modules/Links/Text/Link.swift
// no Swift in Modules/RoutingTesting/LineDiff.swift
// no Swift in Modules/TextUI/JSON/JSONFrame.swift
// no Swift in Modules/TextUI/Script/Script.swift
// no Swift in Modules/TextUI/Script/ScriptError.swift

// MARK: Links

struct Post: Sendable {
  struct ID: RawRepresentable, Hashable, Sendable { var rawValue: Int }
}

// example of Modules/Links/Values/LinkValue.swift

enum Written {
  // example of Modules/Links/Routes/Linkable.swift
}

enum Linked: Linkable {
  case shelf
  case book(Int)

  // example of Modules/Links/Routes/RouteLinks.swift

  var path: LinkPath { "shelf" }
}

enum Leading: Linkable {
  case details(Post.ID)
  case author(Post.ID)
  case share(Post.ID)
  case discardDraft

  static let links = RouteLinks<Self>("blog", root: .details(.sample), routes: pattern())

  static func pattern() -> RoutePattern<Self> {
    // example of Modules/Links/Routes/RoutePattern.swift
  }

  static func question() -> RoutePattern<Self> {
    // example of Modules/Links/Routes/RoutePattern.swift
  }

  var path: LinkPath { "details" }
}

@resultBuilder enum Paths {
  static func buildExpression(_ path: LinkPath) -> LinkPath { path }
  static func buildBlock(_ paths: LinkPath...) -> [LinkPath] { paths }
}

@Paths func paths(id: Int, words: String, number: Int) -> [LinkPath] {
  // example of Modules/Links/Routes/LinkPath.swift
}

// MARK: Routing

final class LibraryCoordinator {}

struct BookView {}

// example of Modules/Routing/Routable.swift

@MainActor func call() {
  // example of Modules/Routing/Router/Router.swift
}

@MainActor func keep(router: Router<LibraryRoute>) {
  // example of Modules/Routing/Router/Journal.swift
}

enum DeskRoute: Routable {
  case compose
  case terms
  case book(Int)

  static let links = RouteLinks<Self>("desk", root: .compose, routes: .route(.compose), .route(.terms), .route(book))

  var path: LinkPath { "compose" }
  func screen(in desk: Desk, scope: Scope) {}
}

final class Desk {
  func composeTapped() {}
  func termsTapped() {}
}

@MainActor func ask(router: Router<DeskRoute>) async {
  // example of Modules/Routing/Router/Router+Results.swift

  // example of Modules/Routing/Router/Router+Results.swift
}

@MainActor func watch(router: Router<DeskRoute>, coordinator: Desk) {
  // example of Modules/RoutingTesting/RouterProbe.swift

  // example of Modules/RoutingTesting/RouterProbe.swift
}

// MARK: Screens

enum Intent: Equatable {
  case submitTapped
  case nameEdited(String)
}

func draw(state: (name: String, isLoading: Bool)) -> Screen<Intent> {
  // example of Modules/ScreenKit/Screen.swift
}

@available(macOS 15, iOS 18, *)
@MainActor func run(app: any SceneSource, settings: TerminalSettings) async {
  // example of Modules/TextUI/Linear/LinearApp.swift
}

@available(macOS 15, iOS 18, *)
@MainActor func show(app: any SceneSource, settings: TerminalSettings) async {
  // example of Modules/TextUI/Terminal/TerminalApp.swift
}

struct File {
  func write(_ text: String) {}
}

@available(macOS 15, iOS 18, *)
@MainActor func record(app: any SceneSource, settings: TerminalSettings, file: File) async {
  // example of Modules/TextUI/Script/ScriptRecorder.swift
}

// MARK: Features

struct Blog {
  func post(_ id: Post.ID) async throws -> Post { Post() }
  func items() async throws -> [Post] { [] }
}

@MainActor final class ItemListViewModel {
  var items = Loadable<[Post]>()

  func load(scope: Scope, service: Blog) {
    // example of Modules/ScreenKit/Loadable.swift
  }
}

@MainActor final class PostViewModel {
  var state = (post: Loadable<Post>(), isOpen: true)

  func appear(scope: Scope, posts: Blog, id: Post.ID) {
    // example of Modules/LoggedIn/Scope+Loadable.swift
  }
}
