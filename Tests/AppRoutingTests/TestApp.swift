import AppRouting
import Links
import Routing
import RoutingSamples

/// An app with the library as its root, the museum behind its gate as another root, and the studio as a page.
@MainActor
final class TestApp {
  let window: SampleWindow
  let router: AppRouter<Screen>
  /// The gates for which a link has begun to wait.
  private(set) var waits: [Gate] = []
  private let ticket = Ticket()

  init(_ ticket: GateState = .waits, webLinks: WebLinks? = nil) throws {
    self.ticket.state = ticket
    window = try SampleWindow("library", placements: ["library": .root]) { [ticket = self.ticket] in ticket.state }
    router = AppRouter(window.navigator, webLinks: webLinks)
    window.navigator.onWaiting = { [weak self] in self?.waits.append($0) }
  }

  /// The state of the gate before the museum.
  var museum: GateState {
    get { ticket.state }
    set { ticket.state = newValue }
  }
}

@MainActor
private final class Ticket {
  var state = GateState.waits
}
