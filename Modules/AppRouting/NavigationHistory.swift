public import Links
public import Routing

/// The places that a window has shown, and the ways back and forth between them.
///
/// Every change is a step of the log. Undo and redo lead through the places in both directions; any other change begins a new way
/// forth. They change the window like any other call: screens with unsaved changes ask first, and gates are asked. The window keeps
/// what each change has replaced, so a change costs the same however much is open.
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

  /// Records the changes of a window, beginning with what is open now.
  public init(_ navigator: Navigator<Screen>) {
    self.navigator = navigator
    navigator.keepHistory()
  }

  /// The steps, oldest first; at most the last hundred.
  ///
  /// Each access makes them again, from what is open now.
  public var steps: [Step] {
    guard let history = navigator.history else { return [] }
    return zip(history.changes, history.places(now: navigator.routes)).map { Step($0, $1, navigator.modules) }
  }

  /// Forgets all places, for example when the user who has seen them logs out; the next change is the first place again.
  ///
  /// The steps stay, without what was open.
  ///
  /// - Parameter link: Returns what remains of the link of a step.
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

  /// Whether a step can be restored now.
  public func canRestore(_ step: Step) -> Bool { step.snapshot.map { navigator.losses(in: $0).isEmpty } ?? false }
}
