import AppRouting
import Links
import Routing
import RoutingSamples

/// An app with the library as its root, the museum behind its gate as another root, and the studio as a page.
@MainActor
final class TestApp {
  let window: SampleWindow
  let router: AppRouter<Screen>
  private let ticket = Ticket()
  private let actions = Actions()
  /// The actions that entry links have led to.
  var performed: [String] { actions.all }

  init(_ ticket: GateState = .waits, entries: EntryTable<EntryTarget<String>>? = nil) throws {
    self.ticket.state = ticket
    window = try SampleWindow("library", placements: ["library": .root]) { [ticket = self.ticket] in ticket.state }
    let (navigator, actions) = (window.navigator, actions)
    router = entries.map { AppRouter(navigator, entries: $0, onAction: actions.add) } ?? AppRouter(navigator)
  }

  /// The state of the gate before the museum.
  var museum: GateState {
    get { ticket.state }
    set { ticket.state = newValue }
  }
}

@MainActor
private final class Actions {
  private(set) var all: [String] = []
  func add(_ action: String) { all.append(action) }
}

@MainActor
private final class Ticket {
  var state = GateState.waits
}
