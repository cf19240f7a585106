public import Links
public import Routing

/// The places that a window has shown, and the ways back and forth; the window keeps only what each change has replaced.
///
/// Undo and redo are calls like any other: screens with unsaved changes ask first, and gates are checked. Any other change begins
/// a new way forth.
@MainActor
public final class NavigationHistory<Screen> {
  /// A change, and what was open after it.
  @MainActor
  public struct Step {
    private enum Content {
      case place(NavigationSnapshot<AnyRoute>)
      case confirmation(AnyRoute)
      case forgotten(DeepLink)
    }

    /// The number of changes up to and including this one; 0 for the place where the history begins.
    public let number: Int
    /// The kind of the change; `nil` for the place where the history begins.
    public let kind: NavigationKind?
    /// Whether a confirmation was open.
    public let isConfirmation: Bool
    private let content: Content
    private let modules: Modules<Screen>

    fileprivate init(_ change: History.Change, _ place: NavigationSnapshot<AnyRoute>, _ modules: Modules<Screen>) {
      (number, kind, isConfirmation) = (change.number, change.kind, change.question != nil)
      content = change.forgotten.map { .forgotten($0) } ?? change.question.map { .confirmation($0) } ?? .place(place)
      self.modules = modules
    }

    /// The visible place as one link, or the confirmation over it.
    public var link: DeepLink {
      switch content {
      case .place(let routes): modules.link(to: routes)
      case .confirmation(let route): route.link
      case .forgotten(let link): link
      }
    }

    /// What was open; `nil` for a confirmation, and for a place that has been forgotten.
    public var snapshot: NavigationSnapshot<DeepLink>? {
      if case .place(let routes) = content { routes.map(\.link) } else { nil }
    }
  }

  private let navigator: Navigator<Screen>

  /// Makes a history of a window, beginning with what is open now.
  public init(_ navigator: Navigator<Screen>) {
    self.navigator = navigator
    navigator.keepHistory()
  }

  /// The steps, oldest first, at most the last hundred; each access makes them again.
  public var steps: [Step] {
    guard let history = navigator.history else { return [] }
    return zip(history.changes, history.places(now: navigator.routes)).map { Step($0, $1, navigator.modules) }
  }

  /// Forgets all places, for example when the user logs out; the steps stay with the links that `link` returns, and the next
  /// change is the first place again.
  public func forget(keeping link: (DeepLink) -> DeepLink) {
    navigator.forgetHistory(keeping: steps.map { link($0.link) })
  }

  // MARK: Back and forth

  /// Goes back to the place before; refused if there is none.
  @discardableResult
  public func undo() -> NavigationOutcome { navigator.undo() }

  /// Goes to the place that the last undone change led to; refused if there is none.
  @discardableResult
  public func redo() -> NavigationOutcome { navigator.redo() }

  /// Restores what was open after a step; refused if a part of it can't be shown now.
  @discardableResult
  public func restore(_ number: Int) -> NavigationOutcome {
    guard let step = steps.first(where: { $0.number == number }) else {
      return navigator.refuse(.unavailable("Step \(number) is not kept"))
    }
    guard let snapshot = step.snapshot else {
      return navigator.refuse(
        .unavailable("Step \(number) " + (step.isConfirmation ? "was a question" : "is forgotten")))
    }
    return navigator.restore(snapshot, isPartial: false).outcome
  }

  /// Returns whether a step can be restored now.
  public func canRestore(_ step: Step) -> Bool { step.snapshot.map { navigator.losses(in: $0).isEmpty } ?? false }
}
