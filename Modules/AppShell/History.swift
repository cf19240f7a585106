import Links
import Routing
import Services

/// The last steps of the app, with enough of each to go back to it.
struct History {
  /// One step, and what was open after it.
  struct Step {
    /// How many changes lay before it and with it: 0 is the start.
    var number: Int
    /// The kind of command that led here; nil for the start.
    var cause: NavigationKind?
    /// The module that took input.
    var module: AppRoute
    /// What was open; nil when it has been forgotten.
    var snapshot: NavigationSnapshot<DeepLink>?
    /// The place as one link, or the question that is asked over it.
    var link: DeepLink
    /// Who was signed in; a place behind a gate belongs to them.
    var account: Account?
    /// Whether a screen asked here before it was left: the question means nothing later.
    var isConfirmation: Bool
  }

  /// How many steps are kept.
  static let limit = 100

  /// The steps that are kept, the oldest first.
  private(set) var steps: [Step] = []

  /// The step of a number; nil when it is not kept.
  subscript(number: Int) -> Step? { steps.first { $0.number == number } }

  /// Forgets where somebody has been; that there were steps stays.
  mutating func forgetPlaces(of account: Account?) {
    for index in steps.indices where steps[index].account == account {
      steps[index].link = DeepLink(module: steps[index].module.name)
      steps[index].snapshot = nil
    }
  }

  /// Keeps one more step and forgets the oldest of too many.
  mutating func append(_ step: Step) {
    steps.append(step)
    steps.removeFirst(max(0, steps.count - Self.limit))
  }
}
