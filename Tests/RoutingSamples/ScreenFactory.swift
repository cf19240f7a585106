package import Routing

/// The screen of a sample route; a class, so that tests can check whether it is deallocated.
@MainActor
package final class Screen {
  package let name: String
  package let scope: Scope

  package init(_ name: String, _ scope: Scope) {
    self.name = name
    self.scope = scope
  }
}

/// The coordinator of the sample routes, which creates the screens and counts them without retaining them.
@MainActor
package final class ScreenFactory {
  private struct Reference {
    weak var screen: Screen?
  }

  private var references: [Reference] = []

  package init() {}

  /// The number of screens that aren't deallocated.
  package var living: Int {
    references.removeAll { $0.screen == nil }
    return references.count
  }

  package func makeScreen(_ name: String, _ scope: Scope) -> Screen {
    let screen = Screen(name, scope)
    references.append(Reference(screen: screen))
    return screen
  }
}
