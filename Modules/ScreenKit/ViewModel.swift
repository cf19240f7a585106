public import Observation

/// The living part of a screen: it holds the state, takes intents, and says how the state looks.
///
/// View models are `@Observable`, so a front end learns of a change by reading `screen`.
@MainActor
public protocol ViewModel: AnyObject, Observable {
  /// What a person can ask of this screen.
  associatedtype Intent: Equatable & Sendable
  /// How the state looks now.
  var screen: Screen<Intent> { get }
  /// Takes one intent. It returns at once; what takes time goes on in a task of the view model.
  func send(_ intent: Intent)
}

extension ViewModel {
  /// The screen as a page of a scene.
  public func page(_ id: Page.ID) -> Page { Page(id: id, screen: screen.addressed(to: id)) }

  /// Turns what a person did into this screen's own intent and takes it.
  ///
  /// The screen as it is now decides: an action that has gone or is disabled is refused.
  public func receive(_ intent: SceneIntent) -> Reply {
    switch screen.intent(for: intent) {
    case .success(let intent):
      send(intent)
      return .done
    case .failure(let refusal):
      return .refused(refusal.description)
    }
  }
}

/// A view model without state, for a screen that never changes: a question, a page of text.
@MainActor
@Observable
public final class FixedViewModel<Intent: Equatable & Sendable>: ViewModel {
  /// What is shown.
  public let screen: Screen<Intent>
  private let received: @MainActor (Intent) -> Void

  /// Shows a screen and hands each of its intents to `received`.
  public init(_ screen: Screen<Intent>, received: @escaping @MainActor (Intent) -> Void) {
    self.screen = screen
    self.received = received
  }

  /// Hands the intent on.
  public func send(_ intent: Intent) { received(intent) }
}

extension FixedViewModel where Intent == Never {
  /// Shows a screen that offers nothing.
  public convenience init(_ screen: Screen<Never>) { self.init(screen) { _ in } }
}
