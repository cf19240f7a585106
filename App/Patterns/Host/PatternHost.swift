import FlowScenes
public import Observation
import Routing
public import ScreenKit

/// An app that consists of one pattern.
@MainActor
@Observable
public final class PatternHost {
  @ObservationIgnored var savedText: String?
  private var windows: [FlowApp] = []
  private var visible = 0
  private var problem: String?
  private var starts = 0
  @ObservationIgnored private let pagePrefix: String
  @ObservationIgnored private let makeWindows:
    @MainActor (PatternHost) throws(ModuleProblem) -> [Navigator<any ViewModel>]

  init(
    pagePrefix: String,
    _ makeWindows: @escaping @MainActor (PatternHost) throws(ModuleProblem) -> [Navigator<any ViewModel>]
  ) throws(ModuleProblem) {
    self.pagePrefix = pagePrefix
    self.makeWindows = makeWindows
    try begin()
  }

  /// Starts the pattern again, as in a new process with the saved text.
  func restart() {
    do {
      try begin()
    } catch {
      problem = error.description
    }
  }

  func showOtherWindow() { visible = 1 - visible }

  private func begin() throws(ModuleProblem) {
    let navigators = try makeWindows(self)
    for window in windows { window.navigator.stop() }
    starts += 1
    // The prefix keeps page identities unique across lessons, restarts and windows.
    windows = navigators.enumerated().map { FlowApp($1, pagePrefix: "\(pagePrefix)\(starts)-\($0)-") }
    visible = 0
  }

  private var window: FlowApp { windows[visible] }
}

extension PatternHost: SceneWrapper {
  /// The visible window.
  public var wrapped: any SceneSource { window }

  /// The visible scene.
  public var scene: Scene {
    var scene = window.scene
    scene.toast = problem ?? scene.toast
    return scene
  }
}
