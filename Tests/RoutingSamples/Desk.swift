package import Routing

/// What a route shows.
///
/// It is a class, so that a test can see whether it is still alive.
@MainActor
package final class Screen {
  package let name: String
  package let scope: Scope

  package init(_ name: String, _ scope: Scope) {
    self.name = name
    self.scope = scope
  }
}

/// The coordinator: makes the screens, and remembers them without keeping them alive.
@MainActor
package final class Desk {
  private struct Visitor {
    weak var screen: Screen?
  }

  private var visitors: [Visitor] = []

  package init() {}

  /// How many of the screens that were ever made are alive.
  package var living: Int {
    visitors.removeAll { $0.screen == nil }
    return visitors.count
  }

  package func makeScreen(_ name: String, _ scope: Scope) -> Screen {
    let screen = Screen(name, scope)
    visitors.append(Visitor(screen: screen))
    return screen
  }
}
