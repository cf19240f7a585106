public import Links
public import Routing

/// The places that a window has shown, and the ways back and forth between them.
///
/// Every change is a step of the log. Undo and redo lead through the places in both directions; any other change begins a new way
/// forth. They restore a place like any other call: screens with unsaved changes ask first, and gates are checked.
@MainActor
public final class NavigationHistory<Screen> {
  /// A change, and what was open after it.
  @MainActor
  public struct Step {
    fileprivate enum Content {
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
    // Links are written when they are read, and not at every change.
    fileprivate var content: Content
    fileprivate let modules: Modules<Screen>

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

  /// The steps, oldest first; at most the last hundred.
  public private(set) var steps: [Step] = []
  private let navigator: Navigator<Screen>
  private let limit = 100
  /// The places that undo and redo lead through; at most the last hundred.
  private var places: [NavigationSnapshot<AnyRoute>] = []
  /// The position of the visible place among them.
  private var position = 0
  /// The position of the place that undo or redo has asked for; a confirmation may come first.
  private var target: Int?

  /// Records the changes of a window, beginning with what is open now.
  public init(_ navigator: Navigator<Screen>) {
    self.navigator = navigator
    record(nil)
    navigator.observe { [weak self] event in
      if let kind = event.kind { self?.record(kind) }
    }
  }

  private func record(_ kind: NavigationKind?) {
    let isConfirming = navigator.isConfirming
    let open = navigator.routes
    steps.append(
      Step(
        number: (steps.last?.number ?? -1) + 1, kind: kind, isConfirmation: isConfirming,
        content: isConfirming ? .confirmation(navigator.visible.route) : .place(open), modules: navigator.modules))
    steps.removeFirst(max(0, steps.count - limit))
    // A confirmation opens and closes over the same place.
    if places.isEmpty || open != places[position] { visit(open, by: kind) }
  }

  private func visit(_ place: NavigationSnapshot<AnyRoute>, by kind: NavigationKind?) {
    defer { target = nil }
    if kind == .link, let target, places[target] == place { return position = target }
    places = places.prefix(position + 1).suffix(limit - 1) + [place]
    position = places.count - 1
  }

  /// Forgets all places, for example when the user who has seen them logs out; the next change is the first place again.
  ///
  /// The steps stay, without what was open.
  ///
  /// - Parameter link: Returns what remains of the link of a step.
  public func forget(keeping link: (DeepLink) -> DeepLink) {
    for index in steps.indices { steps[index].content = .forgotten(link(steps[index].link)) }
    (places, position, target) = ([], 0, nil)
  }

  // MARK: Back and forth

  /// Goes back to the place before; refused if there is none.
  @discardableResult
  public func undo() -> NavigationOutcome { go(to: position - 1, orElse: "There is nothing to undo") }

  /// Goes to the place that the last undone change led to; refused if there is none.
  @discardableResult
  public func redo() -> NavigationOutcome { go(to: position + 1, orElse: "There is nothing to redo") }

  private func go(to next: Int, orElse reason: String) -> NavigationOutcome {
    guard places.indices.contains(next) else { return navigator.refuse(.unavailable(reason)) }
    target = next
    return navigator.restore(places[next].map(\.link), isPartial: false).outcome
  }

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
