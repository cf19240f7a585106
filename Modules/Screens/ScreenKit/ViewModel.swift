public import Observation

/// The state and behavior of a screen.
///
/// Types that conform are `@Observable`, so a front end observes changes by reading `screen`.
@MainActor
public protocol ViewModel: AnyObject, Observable {
  /// The actions that the screen offers to the user.
  associatedtype Intent: Equatable & Sendable
  /// What the view model reports to its coordinator; by default `Never`, for nothing.
  associatedtype Event = Never
  /// The events, which the coordinator receives.
  var events: Events<Event> { get }
  /// The screen for the current state.
  var screen: Screen<Intent> { get }
  /// The title of the screen, for tabs and back buttons; by default it is read from `screen`.
  ///
  /// A view model with a long list provides it, so that the rows are not made for the title alone.
  var title: String { get }
  /// The name of the screen on the way to the pages above it, such as the number of a post; by default the title.
  var breadcrumb: String { get }
  /// The badge of the tab while the screen is its root, such as a number of new messages; by default `nil`, for none.
  ///
  /// The tab bar shows it whether the tab is visible or not. It ends with the screen, so no badge is left of a tab that is gone.
  var badge: String? { get }
  /// Handles an intent.
  ///
  /// Returns immediately; longer work continues in a task of the view model.
  func send(_ intent: Intent)
}

extension ViewModel where Event == Never {
  /// No events.
  public var events: Events<Never> { Events() }
}

extension ViewModel {
  /// The title of `screen`.
  public var title: String { screen.title }

  /// The title.
  public var breadcrumb: String { title }

  /// No badge.
  public var badge: String? { nil }

  /// The line that makes the screen, for an inspector.
  public var screenLine: SourceLine { screen.line }

  /// Returns the screen as a page of a scene.
  public func page(_ id: Page.ID) -> Page { Page(id: id, screen: screen.addressed(to: id)) }

  /// Handles an intent of a front end, or returns the reason for refusing it.
  ///
  /// The current screen decides: an action that is missing or disabled now is refused.
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
  /// Whether the values of the screen's own intent come from a row, and not from the user's text.
  fileprivate var isChoice: Bool {
    if case .select = self { true } else { false }
  }
}

/// A view model for a screen that never changes, such as an alert or a page of text.
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

  /// Passes the intent to the closure.
  public func send(_ intent: Intent) {
    Trace.current?.addReceiver(at: line)
    onIntent(intent)
  }
}

extension FixedViewModel where Intent == Never {
  /// Creates a view model for a screen without actions.
  public convenience init(_ screen: Screen<Never>) { self.init(screen) { _ in } }
}
