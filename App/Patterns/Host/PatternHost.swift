import FlowScenes
public import Observation
import Routing
public import ScreenKit

/// An app that consists of one pattern.
@MainActor
@Observable
public final class PatternHost {
  /// The text that a pattern saves for the next start.
  @ObservationIgnored var savedText: String?
  private var windows: [FlowApp] = []
  /// The position of the visible window.
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

  /// Starts the pattern again, as in a new process.
  ///
  /// Only the saved text remains.
  func restart() {
    do {
      try begin()
    } catch {
      problem = error.description
    }
  }

  /// Shows the other one of two windows.
  func showOtherWindow() { visible = 1 - visible }

  private func begin() throws(ModuleProblem) {
    let navigators = try makeWindows(self)
    for window in windows { window.navigator.stop() }
    starts += 1
    // The prefix keeps the identities of pages unique across lessons, restarts and windows.
    windows = navigators.enumerated().map { FlowApp($1, pagePrefix: "\(pagePrefix)\(starts)-\($0)-") }
    visible = 0
  }

  private var window: FlowApp { windows[visible] }
}

extension PatternHost: SceneSource {
  /// The visible scene.
  public var scene: Scene {
    var scene = window.scene
    scene.toast = problem ?? scene.toast
    return scene
  }

  /// Performs a user action, or returns the reason for refusing it.
  @discardableResult
  public func send(_ intent: SceneIntent) -> Reply { window.send(intent) }

  /// Opens a link, or returns the reason for refusing it.
  @discardableResult
  public func enterLink(_ text: String, adding count: Int) -> Reply { window.enterLink(text, adding: count) }

  /// The identities of all open pages of the visible window.
  public var openPages: Set<Page.ID> { window.openPages }

  /// Whether the user has quit.
  public var isOver: Bool { window.isOver }

  /// Whether no screen has work in progress.
  public var isSettled: Bool { window.isSettled }

  /// Returns when no screen has work in progress.
  public func settle() async { await window.settle() }

  /// The visible place as a link.
  public var link: String { window.link }

  /// The open screens as a tree.
  public var tree: String { window.tree }

  /// The events of the visible window.
  public var events: [SceneEvent] { window.events }

  /// Returns to the state after an event, or returns the reason for refusing it.
  @discardableResult
  public func undo(to number: Int) -> Reply { window.undo(to: number) }

  /// Goes back to the place before, or returns the reason for refusing it.
  @discardableResult
  public func undo() -> Reply { window.undo() }

  /// Goes to the place that the last undone change led to, or returns the reason for refusing it.
  @discardableResult
  public func redo() -> Reply { window.redo() }
}
