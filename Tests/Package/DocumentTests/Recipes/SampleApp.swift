import AppRouting
import Links
import Routing
import ScreenKit

// The app of the recipes: its modules, and who may see them.

/// What the windows share: who is signed in, and what is closed.
@MainActor
final class DiarySession {
  var isSignedIn = false
  /// What can't be shown now, and why.
  var closed: [Gate: String] = [.photos: "Photos are not available yet"]

  /// The state of every gate.
  var gates: [Gate: Gatekeeper] {
    [
      .signedIn: { self.isSignedIn ? .open : .waits },
      .photos: { self.state(of: .photos) },
      .people: { self.state(of: .people) },
    ]
  }

  private func state(of gate: Gate) -> GateState {
    closed[gate].map { .closed($0) } ?? .open
  }
}

/// The app in one window.
@MainActor
final class DiaryApp {
  let session: DiarySession
  let navigator: Navigator<any ViewModel>
  let appRouter: AppRouter<any ViewModel>
  let history: NavigationHistory<any ViewModel>
  /// How often an entry link has stopped the recording of a walk.
  private(set) var stoppedRecordings = 0

  init(_ services: DiaryServices, _ session: DiarySession) throws {
    self.session = session
    // The log-in calls the app, which is made from it.
    final class Window { weak var app: DiaryApp? }
    let window = Window()
    navigator = try Navigator(
      Modules([
        DiaryCoordinator.feature(services: services),
        PeopleCoordinator.feature().requiring(.people),
        LogInCoordinator.feature { window.app?.loggedIn() },
      ]), root: session.isSignedIn ? "diary" : "log-in", gates: session.gates,
      resolvers: ["codes": { try await services.codes.place(of: $0) }])
    appRouter = AppRouter(navigator, entries: try diaryEntries()) {
      switch $0 {
      case .stopRecording: window.app?.stoppedRecordings += 1
      }
    }
    history = NavigationHistory(navigator)
    window.app = self
  }

  /// Shows the diary, and in it the place that waited for the log-in.
  private func loggedIn() {
    session.isSignedIn = true
    navigator.showRoot("diary", openingWaiting: true)
  }
}

extension DiaryApp {
  /// Opens a link, or passes a page of the web that is none of the app's to the browser.
  func open(_ url: String, with model: (any Sendable)? = nil, elsewhere openInBrowser: (String) -> Void) {
    if case .refused(.unknownLink) = appRouter.open(url, with: model), url.hasPrefix("https:") { openInBrowser(url) }
  }
}

/// The place of the log-in.
enum LogInRoute: Routable {
  case form

  static let links = RouteLinks<Self>("log-in", root: .form, routes: .route(.form))

  var path: LinkPath { "form" }

  func screen(in coordinator: LogInCoordinator, scope: Scope) -> any ViewModel { coordinator.form() }
}

@MainActor
final class LogInCoordinator {
  static func feature(onLogIn: @escaping @MainActor () -> Void) -> Feature<any ViewModel> {
    Feature(LogInRoute.self) { _ in LogInCoordinator(onLogIn: onLogIn) }
  }

  private let onLogIn: @MainActor () -> Void

  init(onLogIn: @escaping @MainActor () -> Void) { self.onLogIn = onLogIn }

  func form() -> some ViewModel {
    FixedViewModel(Screen("Log in", actions: [Action("Log in", LogInIntent.logInTapped)], elements: [])) {
      [self] intent in
      switch intent {
      case .logInTapped: logInTapped()
      }
    }
  }

  func logInTapped() { onLogIn() }
}

enum LogInIntent { case logInTapped }
