public import Observation

/// The state and behavior of a screen.
///
/// Conforming types are `@Observable`: a front end observes changes by reading `screen`.
@MainActor
public protocol ViewModel: AnyObject, Observable {
  /// The actions that the screen offers.
  associatedtype Intent: Equatable & Sendable
  /// The events for the coordinator; by default none.
  associatedtype Event = Never
  /// The source of the events.
  var events: Events<Event> { get }
  /// The screen for the current state.
  var screen: Screen<Intent> { get }
  /// The title for tabs and back buttons; a long list provides it, so that no rows are made for it alone.
  var title: String { get }
  /// The name in breadcrumbs, such as the number of a post.
  var breadcrumb: String { get }
  /// The badge of the tab that begins here, such as a number of new messages.
  var badge: String? { get }
  /// Handles an intent and returns immediately; longer work continues in a task.
  func send(_ intent: Intent)
}

extension ViewModel where Event == Never {
  /// By default no events.
  public var events: Events<Never> { Events() }
}

extension ViewModel {
  /// By default the screen's title.
  public var title: String { screen.title }

  /// By default the title.
  public var breadcrumb: String { title }

  /// By default `nil`.
  public var badge: String? { nil }

  /// The line that makes the screen.
  public var screenLine: SourceLine { screen.line }

  /// Returns the screen as a page.
  public func page(_ id: Page.ID) -> Page { Page(id: id, screen: screen.addressed(to: id)) }

  /// Handles an intent of a front end; refuses a missing or disabled action.
  public func receive(_ intent: SceneIntent) -> Reply {
    let screen = screen
    switch screen.intent(for: intent) {
    case .success(let own):
      // The line of the screen is where the control is declared.
      Trace.current?.add(
        "\(Self.self).send(\(intent.isChoice ? Trace.code(of: own) : Trace.name(of: own)))", at: screen.line)
      send(own)
      return .done
    case .failure(let refusal):
      return .refused(refusal.description)
    }
  }
}

extension SceneIntent {
  /// Whether the intent's values come from a row, not from the user's text.
  fileprivate var isChoice: Bool {
    if case .select = self { true } else { false }
  }
}

/// A view model for a screen that never changes, such as an alert.
@MainActor
@Observable
public final class FixedViewModel<Intent: Equatable & Sendable>: ViewModel {
  /// The screen.
  public let screen: Screen<Intent>
  private let onIntent: @MainActor (Intent) -> Void
  private let line: SourceLine

  /// Creates a view model that passes each intent to `onIntent`.
  public init(
    _ screen: Screen<Intent>, fileID: String = #fileID, line: Int = #line,
    onIntent: @escaping @MainActor (Intent) -> Void
  ) {
    self.screen = screen
    self.onIntent = onIntent
    self.line = SourceLine(fileID: fileID, line: line)
  }

  /// Passes the intent to `onIntent`.
  public func send(_ intent: Intent) {
    Trace.current?.addReceiver(at: line)
    onIntent(intent)
  }
}

extension FixedViewModel where Intent == Never {
  /// Creates a view model for a screen without actions.
  public convenience init(_ screen: Screen<Never>) { self.init(screen) { _ in } }
}
