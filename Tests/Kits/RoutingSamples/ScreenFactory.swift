package import Routing

/// The screen of a sample route, a class so that tests can check whether it is deallocated.
@MainActor
package final class Screen {
  package let name: String
  package let scope: Scope

  package init(_ name: String, _ scope: Scope) {
    self.name = name
    self.scope = scope
  }
}

/// The coordinator of the sample routes, which doesn't retain its screens.
@MainActor
package final class ScreenFactory {
  private let screens: Living<Screen>

  package init(countedBy screens: Living<Screen> = Living()) { self.screens = screens }

  package var living: Int { screens.count }

  package func makeScreen(_ name: String, _ scope: Scope) -> Screen {
    let screen = Screen(name, scope)
    screens.add(screen)
    return screen
  }
}

/// The objects not deallocated.
@MainActor
package final class Living<Object: AnyObject> {
  private struct Reference {
    weak var object: Object?
  }

  private var references: [Reference] = []

  package init() {}

  package func add(_ object: Object) { references.append(Reference(object: object)) }

  package var count: Int {
    references.removeAll { $0.object == nil }
    return references.count
  }
}
