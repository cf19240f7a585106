import FlowScenes
import Links
import Routing
public import ScreenKit

// The interface for front ends.
extension AppCoordinator: SceneSource {
  /// What is visible now.
  ///
  /// Observation tracks it: a front end draws again when it changes.
  public var scene: Scene { appScene.scene }

  /// Handles an intent of the user; a refusal also shows a notice.
  @discardableResult
  public func send(_ intent: SceneIntent) -> Reply {
    notices.clear()
    let isRefused = intent != .quit && session.endIfOver()
    return showRefusal(isRefused ? .refused(Notices.sessionHasEnded) : appScene.receive(intent))
  }

  /// Opens a link from the user, and clears earlier notices; a refusal also shows a notice.
  @discardableResult
  public func enterLink(_ text: String) -> Reply {
    // A link given at launch must not hide the notices of the launch.
    if !store.startLog.isStarting { notices.clear() }
    return Reply(open(text))
  }

  /// Restores what was open at a history entry; a refusal also shows a notice.
  @discardableResult
  public func undo(to number: Int) -> Reply {
    notices.clear()
    return showRefusal(Reply(history.undo(to: number)))
  }

  /// Every open page, visible or not.
  public var openPages: Set<Page.ID> { appScene.openPages }

  /// Whether the user has quit the app and every module has agreed.
  public var isOver: Bool { appScene.isOver }

  /// Whether no open screen has work in progress.
  public var isSettled: Bool { modules.flows.allSatisfy(\.isIdle) }

  /// Waits until no open screen has work in progress, then saves.
  public func settle() async {
    var settled: [EntryID] = []
    // Finished work can show another module, which starts work of its own.
    while modules.entries.map(\.id) != settled {
      settled = modules.entries.map(\.id)
      for flow in modules.flows { await flow.settle() }
    }
    save()
  }

  /// The visible place as a link.
  public var link: String { modules.visibleFlow?.link.description ?? "" }

  /// The types that handle an intent sent now: the view model of its page, its event, and the coordinator of that page.
  public func handlers(of intent: SceneIntent) -> [IntentHandler] { appScene.handlers(of: intent) }

  /// The link patterns of all places that are available now.
  public var places: [String] { appScene.places.map(\.link) }

  /// The link patterns of the places that open now.
  public var openablePlaces: [String] { appScene.openablePlaces.map(\.link) }

  /// Everything that is open as a tree: a line for each module, and below it one for each stack and entry.
  public var tree: String {
    modules.flows.map { flow in
      let lines = flow.snapshot.description.split(separator: "\n").map { "  \($0)" }
      return ([flow.link.module] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The entries of the history, at most a hundred, oldest first.
  public var events: [SceneEvent] { history.events }

  private func showRefusal(_ reply: Reply) -> Reply {
    if case .refused(let reason) = reply { notices.replace(with: reason) }
    return reply
  }
}
