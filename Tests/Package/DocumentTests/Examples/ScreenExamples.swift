// Examples in the doc comments of the modules of screens, with the declarations that they need to compile.
// `Scripts/check-docs` compares them with the doc comments.
import FlowScenes
import Links
import Observation
import Routing
import ScreenKit
import Terminal
import TextUI

@testable import LoggedIn

// These files have examples that aren't Swift:
// no Swift in Modules/Navigation/AppRouting/NavigationArchive.swift
// no Swift in Modules/Navigation/Links/Snapshots/NavigationSnapshot.swift
// no Swift in Modules/Navigation/Links/Text/DeepLink.swift
// no Swift in Modules/Navigation/RoutingTesting/LineDiff.swift
// no Swift in Modules/Screens/TextUI/JSON/JSONFrame.swift
// no Swift in Modules/Screens/TextUI/Script/Script.swift
// no Swift in Modules/Screens/TextUI/Script/ScriptError.swift

/// Discards the value of each line of an example.
@resultBuilder enum Lines {
  static func buildExpression<Value>(_ value: Value) {}
  static func buildBlock(_ lines: Void...) {}
}

enum Intent: Equatable {
  case submitTapped
  case nameEdited(String)
}

func draw(state: (name: String, isLoading: Bool)) -> Screen<Intent> {
  Screen(
    "Log in", actions: [Action("Log in", .submitTapped, role: .primary)],
    elements: [.field(Field("Name", text: state.name, edited: { .nameEdited($0) }))])
}

@available(macOS 15, iOS 18, *)
@MainActor func run(app: any SceneSource, settings: TerminalSettings) async {
  let ending = await LinearApp(source: app, settings: settings).run()
  ending.endProcess()
}

@available(macOS 15, iOS 18, *)
@MainActor func show(app: any SceneSource, settings: TerminalSettings) async {
  let ending = await TerminalApp(source: app, settings: settings).run()
  ending.endProcess()
}

final class Announcing: SceneWrapper {
  let wrapped: any SceneSource
  init(_ wrapped: any SceneSource) { self.wrapped = wrapped }

  var scene: Scene {
    var scene = wrapped.scene
    scene.toast = scene.toast ?? "Hello"
    return scene
  }
}

@MainActor func alone() throws(ModuleProblem) {
  let app = FlowApp(try Navigator(DiaryCoordinator.feature()))
  _ = app
}

extension DiaryCoordinator {
  static func feature() -> Feature<any ViewModel> { feature(services: .sample) }
}

struct File {
  func write(_ text: String) {}
}

@available(macOS 15, iOS 18, *)
@Lines @MainActor func record(app: any SceneSource, settings: TerminalSettings, file: File) async {
  let recorder = ScriptRecorder(of: app) { file.write($0) }
  await TerminalApp(source: recorder, settings: settings).run()
  recorder.end()
}

enum PostListEvent { case menuTapped }

@MainActor @Observable final class ReportingModel: ViewModel {
  let events = Events<PostListEvent>()
  var screen: Screen<PostListEvent> { Screen("Posts", elements: []) }
  func send(_ intent: PostListEvent) {
    switch intent {
    case .menuTapped: events.send(.menuTapped)
    }
  }
}

enum WelcomeEvent { case nextTapped }
enum ProfileStep: Sendable { case profile }

@MainActor @Observable final class WelcomeViewModel: ViewModel {
  let events = Events<WelcomeEvent>()
  var screen: Screen<Never> { Screen("Welcome", elements: []) }
  func send(_ intent: Never) {}
}

@MainActor final class WelcomeCoordinator {
  struct Steps { func push(_ step: ProfileStep) {} }
  let router = Steps()
  func welcome(announce: Announcer) -> WelcomeViewModel {
    announce("Reloaded 72 posts")
    return WelcomeViewModel().onEvent { [self] event in
      switch event {
      case .nextTapped: router.push(.profile)
      }
    }
  }
}

struct Blog {
  func post(_ id: Post.ID) async throws -> Post { Post() }
  func items() async throws -> [Post] { [] }
}

@MainActor final class ItemListViewModel {
  var items = Loadable<[Post]>()

  func load(scope: Scope, service: Blog) {
    guard items.begin() else { return }
    scope.run { [service] in
      try await service.items()
    } then: { [weak self] in
      self?.items.finish($0)
    }
  }
}

@MainActor final class PostViewModel {
  var state = (post: Loadable<Post>(), isOpen: true)

  func appear(scope: Scope, posts: Blog, id: Post.ID) {
    scope.load(\.state.post, of: self) { [posts, id] in try await posts.post(id) }
  }
}
