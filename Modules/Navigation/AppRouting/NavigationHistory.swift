public import Links
public import Routing

/// The places that a window has shown, for undo and redo.
///
/// Undo and redo ask for confirmation and check gates like any other call. Another change removes what could be redone. Both pass over what
/// can't come back: a screen that was left with unsaved changes or closed a form, an awaited one, and an alert.
@MainActor
public final class NavigationHistory<Screen> {
  /// A change, and what was open after it.
  @MainActor
  public struct Step {
    fileprivate let change: History.Change
    fileprivate let place: NavigationSnapshot<AnyRoute>
    fileprivate let modules: Modules<Screen>

    /// The number of the change; 0 where the history begins.
    public var number: Int { change.number }
    /// The kind of the change; `nil` where the history begins.
    public var kind: NavigationKind? { change.kind }
    /// Whether a confirmation was open.
    public var isConfirmation: Bool { change.question != nil }
    /// The visible place as one link, or the confirmation over it.
    public var link: DeepLink { change.forgotten ?? change.question?.link ?? modules.link(to: place) }
    /// What was open; `nil` for a confirmation or a forgotten place.
    public var snapshot: NavigationSnapshot<DeepLink>? {
      isConfirmation || change.forgotten != nil ? nil : place.map(\.link)
    }
  }

  private let navigator: Navigator<Screen>

  /// Creates a history that begins with what is open now.
  public init(_ navigator: Navigator<Screen>) {
    self.navigator = navigator
    navigator.keepHistory()
  }

  /// The last hundred steps, oldest first, created at each access.
  public var steps: [Step] {
    guard let history = navigator.history else { return [] }
    return zip(history.changes, history.places(now: navigator.routes)).map {
      Step(change: $0, place: $1, modules: navigator.modules)
    }
  }

  /// Forgets all places, for example at a log-out; steps keep the links that `link` returns, and the next change can't be undone.
  public func forget(keeping link: (DeepLink) -> DeepLink) {
    navigator.forgetHistory(keeping: steps.map { link($0.link) })
  }

  // MARK: Back and forth

  /// Goes back to the previous place; refused if there is none.
  @discardableResult
  public func undo() -> NavigationOutcome { navigator.undo() }

  /// Goes to the place undone last; refused if there is none.
  @discardableResult
  public func redo() -> NavigationOutcome { navigator.redo() }

  /// Restores what was open after a step; refused if a part can't be shown.
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
