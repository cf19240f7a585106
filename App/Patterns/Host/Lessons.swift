public import Observation
public import Routing
public import ScreenKit

/// The patterns as lessons, one after another or chosen from a list.
///
/// Adds a caption and the actions that change the lesson to the topmost page that is no alert.
@MainActor
@Observable
public final class Lessons {
  /// The pages that show the caption.
  public enum Captions: Sendable {
    /// Every page.
    case everyPage
    /// The first page of a lesson until something changes, for output in lines.
    case firstPage
  }

  private var position: Int
  private var host: PatternHost
  private var toast: String?
  private var isChoosing: Bool
  /// The number of completed tasks by lesson name.
  private var done: [String: Int] = [:]
  /// The lesson that begins when the visible one ends.
  @ObservationIgnored private var following: Int?
  @ObservationIgnored private var beginnings = 1
  /// The traced steps since the last request, a call with its outcome.
  @ObservationIgnored private var told: Set<String> = []
  /// The call that has no outcome yet.
  @ObservationIgnored private var call = ""
  @ObservationIgnored private let captions: Captions

  /// Creates the lessons, beginning with a pattern or the list of all; throws if the pattern's links are invalid.
  public init(startingAt first: Pattern? = nil, captions: Captions) throws(ModuleProblem) {
    let startsAtList = first == nil
    let first = first ?? Pattern.all[0]
    position = Pattern.all.firstIndex(of: first) ?? 0
    host = try first.makeHost()
    self.captions = captions
    isChoosing = startsAtList
  }

  private var lesson: Pattern { Pattern.all[position] }

  /// Leaves the lesson for another one as if the user quit, so that an unsaved draft asks first.
  private func leave(for next: Int) -> Reply {
    following = next
    return beginFollowing(after: perform(.intent(.quit)))
  }

  /// Passes a request to the lesson, and ticks off what its trace completes.
  private func perform(_ request: SceneRequest) -> Reply {
    toast = nil
    isChoosing = false
    told = []
    return Trace { [weak self, lesson] in self?.see($0, of: lesson) }.record { host.respond(to: request) }
  }

  /// Ticks off the next task of a lesson once the trace has all its steps.
  private func see(_ step: TraceStep, of lesson: Pattern) {
    if step.kind == .call { call = step.text }
    told.insert(step.kind == .outcome ? "\(call) → \(step.text)" : step.text)
    let count = done[lesson.name, default: 0]
    guard let task = lesson.tasks.dropFirst(count).first, task.value.allSatisfy(told.contains) else { return }
    done[lesson.name] = count + 1
    toast = "Done: \(task.key)"
    told = []
  }

  private func beginFollowing(after reply: Reply) -> Reply {
    guard host.isOver, let next = following else { return reply }
    following = nil
    do {
      // Each beginning has pages of its own, even if the reader returns to a lesson.
      host = try Pattern.all[next].makeHost(pagePrefix: "\(beginnings)-")
      beginnings += 1
      position = next
    } catch {
      toast = error.description
    }
    return reply
  }
}

extension Lessons: SceneWrapper {
  /// The visible lesson.
  public var wrapped: any SceneSource { host }

  /// The scene of the pattern with the caption.
  public var scene: Scene {
    var scene = host.scene
    scene.toast = toast ?? scene.toast
    if let captioned = scene.modals.lastIndex(where: { $0.style != .alert }) {
      addCaption(to: &scene.modals[captioned])
    } else {
      addCaption(to: &scene.root)
    }
    if isChoosing { scene.modals.append(Layer(style: .sheet, page: list)) }
    return scene
  }

  /// Performs a request, or returns the reason of a refusal.
  @discardableResult
  public func respond(to request: SceneRequest) -> Reply {
    guard case .intent(let intent) = request else { return perform(request) }
    switch intent {
    case .activate(_, action: Self.next) where position + 1 < Pattern.all.count: return leave(for: position + 1)
    case .activate(_, action: Self.previous) where position > 0: return leave(for: position - 1)
    case .activate(_, action: Self.all): isChoosing = true
    case .select(Self.listPage, _, let row):
      guard let chosen = Pattern.all.firstIndex(where: { $0.name == row }) else {
        return .refused("There is no such lesson")
      }
      if chosen != position { return leave(for: chosen) }
      isChoosing = false
    case .back where isChoosing, .close where isChoosing: isChoosing = false
    case .quit:
      following = nil
      return perform(request)
    default: return beginFollowing(after: perform(request))
    }
    toast = nil
    return .done
  }

  /// The identities of all open pages.
  public var openPages: Set<Page.ID> { host.openPages.union(isChoosing ? [Self.listPage] : []) }

  /// The source file of the visible lesson.
  public var sourceFile: String? { lesson.file }

  /// The link patterns of the visible lesson.
  public var places: [String] {
    lesson.module.routes.filter { !$0.isConfirmation }.map { "app://\(lesson.name)/\($0.pattern)" }
  }
}

extension Lessons {
  private static let next = "next lesson"
  private static let previous = "previous lesson"
  private static let all = "all lessons"
  private nonisolated static let listPage = Page.ID("lessons")

  private var list: Page {
    // Without numbers: in lines, each row already has one.
    let rows = Pattern.all.map { lesson in
      let isDone = done[lesson.name] == lesson.tasks.count
      return Row(id: lesson.name, title: lesson.about + (isDone ? " (done)" : ""))
    }
    return Page(
      id: Self.listPage,
      screen: Screen("Lessons", elements: [.list(RowList(rows) { .select(Self.listPage, list: "list", row: $0) })]))
  }

  private var tasks: String {
    let count = done[lesson.name, default: 0]
    return lesson.tasks.enumerated().map { ($0 < count ? "[x] " : "[ ] ") + $1.key }.joined(separator: "\n")
  }

  private func addCaption(to layer: inout Layer) {
    let isAlsoSidebar = layer.sidebar?.id == layer.page.id
    addCaption(to: &layer.page)
    if isAlsoSidebar { layer.sidebar = layer.page }
  }

  private func addCaption(to page: inout Page) {
    if captions == .everyPage || host.events.count == 1 {
      // The tasks come first, so that a small window shows them.
      page.screen.elements += [
        .divider, .heading("Lesson \(position + 1) of \(Pattern.all.count): \(lesson.about)"), .text(tasks),
        .text(lesson.lesson), .text("Read: \(lesson.file)"),
      ]
    }
    if position + 1 < Pattern.all.count {
      page.screen.actions.append(Action("Next lesson", .activate(page.id, action: Self.next), id: Self.next))
    }
    if position > 0 {
      page.screen.actions.append(
        Action("Previous lesson", .activate(page.id, action: Self.previous), id: Self.previous))
    }
    page.screen.actions.append(Action("All lessons", .activate(page.id, action: Self.all), id: Self.all))
  }
}
