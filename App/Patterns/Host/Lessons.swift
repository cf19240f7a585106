public import Observation
public import Routing
public import ScreenKit

/// The patterns as lessons, one after another.
///
/// A scene is a value, so a lesson needs no part of its own in a front end: it adds a caption, “Next lesson” and
/// “Previous lesson” to the topmost page of the pattern. An alert stays as it is, and the page below shows the caption.
@MainActor
@Observable
public final class Lessons {
  /// The pages that show the caption.
  public enum Captions: Sendable {
    /// Every page, so that the caption stays on the screen.
    case everyPage
    /// The first page of a lesson until something changes, for a front end that writes lines.
    case firstPage
  }

  /// The position of the visible lesson in `Pattern.all`.
  private var position: Int
  private var host: PatternHost
  private var toast: String?
  /// The lesson that begins when the visible one ends, or `nil` if the program ends with it.
  @ObservationIgnored private var following: Int?
  @ObservationIgnored private var beginnings = 1
  @ObservationIgnored private let captions: Captions

  /// Creates the lessons, beginning at a pattern.
  ///
  /// Throws a `ModuleProblem` if the links of the pattern are invalid.
  public init(startingAt first: Pattern? = nil, captions: Captions) throws(ModuleProblem) {
    let first = first ?? Pattern.all[0]
    position = Pattern.all.firstIndex(of: first) ?? 0
    host = try first.makeHost()
    self.captions = captions
  }

  private var lesson: Pattern { Pattern.all[position] }

  /// Leaves the visible lesson for another one.
  ///
  /// The pattern ends as if the user had quit, so a draft with unsaved changes asks first.
  private func leave(for next: Int) -> Reply {
    following = next
    return beginFollowing(after: host.send(.quit))
  }

  /// Begins the next lesson if the visible one has ended.
  private func beginFollowing(after reply: Reply) -> Reply {
    guard host.isOver, let next = following else { return reply }
    following = nil
    do {
      // Each beginning has pages of its own, also when the reader returns to a lesson.
      host = try Pattern.all[next].makeHost(pagePrefix: "\(beginnings)-")
      beginnings += 1
      position = next
    } catch {
      toast = error.description
    }
    return reply
  }
}

extension Lessons: SceneSource {
  /// The scene of the pattern with the caption.
  public var scene: Scene {
    var scene = host.scene
    scene.toast = toast ?? scene.toast
    if let captioned = scene.modals.lastIndex(where: { $0.style != .alert }) {
      addCaption(to: &scene.modals[captioned])
    } else {
      addCaption(to: &scene.root)
    }
    return scene
  }

  /// Performs a user action, or returns the reason for refusing it.
  @discardableResult
  public func send(_ intent: SceneIntent) -> Reply {
    toast = nil
    switch intent {
    case .activate(_, action: Self.next) where position + 1 < Pattern.all.count: return leave(for: position + 1)
    case .activate(_, action: Self.previous) where position > 0: return leave(for: position - 1)
    case .quit: following = nil
    default: break
    }
    return beginFollowing(after: host.send(intent))
  }

  /// Opens a link, or returns the reason for refusing it.
  @discardableResult
  public func enterLink(_ text: String) -> Reply {
    toast = nil
    return host.enterLink(text)
  }

  /// The identities of all open pages, visible or not.
  public var openPages: Set<Page.ID> { host.openPages }

  /// A Boolean value that indicates whether the user has quit.
  public var isOver: Bool { host.isOver }

  /// A Boolean value that indicates whether no screen has work in progress.
  public var isSettled: Bool { host.isSettled }

  /// Returns when no screen has work in progress.
  public func settle() async { await host.settle() }

  /// The visible place as a link.
  public var link: String { host.link }

  /// The link patterns of the visible lesson, so that a short link is enough.
  public var places: [String] {
    lesson.module.routes.filter { !$0.isConfirmation }.map { "app://\(lesson.name)/\($0.pattern)" }
  }

  /// The open screens as a tree.
  public var tree: String { host.tree }

  /// The source file of the lesson, for its own types.
  public func file(of type: String) -> String? { type.hasPrefix("Patterns.") ? lesson.file : nil }

  /// The events of the visible lesson, in order from oldest to newest.
  public var events: [SceneEvent] { host.events }

  /// Returns to the state after an event of the lesson, or returns the reason for refusing it.
  @discardableResult
  public func undo(to number: Int) -> Reply { host.undo(to: number) }

  /// Goes back to the place before, or returns the reason for refusing it.
  @discardableResult
  public func undo() -> Reply { host.undo() }

  /// Goes to the place that the last undone change led to, or returns the reason for refusing it.
  @discardableResult
  public func redo() -> Reply { host.redo() }
}

extension Lessons {
  private static let next = "next lesson"
  private static let previous = "previous lesson"

  private func addCaption(to layer: inout Layer) {
    let isAlsoSidebar = layer.sidebar?.id == layer.page.id
    addCaption(to: &layer.page)
    if isAlsoSidebar { layer.sidebar = layer.page }
  }

  private func addCaption(to page: inout Page) {
    if captions == .everyPage || host.events.count == 1 {
      page.screen.elements += [
        .divider, .heading("Lesson \(position + 1) of \(Pattern.all.count): \(lesson.about)"), .text(lesson.lesson),
        .text("Try this: \(lesson.task)"), .text("Read: \(lesson.file)"),
      ]
    }
    if position + 1 < Pattern.all.count {
      page.screen.actions.append(Action("Next lesson", .activate(page.id, action: Self.next), id: Self.next))
    }
    if position > 0 {
      page.screen.actions.append(
        Action("Previous lesson", .activate(page.id, action: Self.previous), id: Self.previous))
    }
  }
}
