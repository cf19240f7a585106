import Links
import Observation
import Routing
import RoutingUI
import SwiftUI

/// The places of a module whose stack holds pages of another one.
enum TramRoute: ViewRoute {
  case start
  case stop(Int)
  case ticket(Int)

  static let links = RouteLinks<Self>(
    "tram", root: .start, routes: .route(.start), .route(stop), .route(ticket))

  var path: LinkPath {
    switch self {
    case .start: "start"
    case .stop(let number): "stops/\(number)"
    case .ticket(let number): "tickets/\(number)"
    }
  }

  var presentation: PresentationStyle { if case .ticket = self { .sheet } else { .push } }

  var label: PageLabel { PageLabel("\(path)") }

  func screen(in harbor: Harbor, scope: Scope) -> StopView { StopView(link, scope, harbor: harbor) }
}

/// The places of the other module.
enum BoatRoute: ViewRoute {
  case dock(Int)
  case ticket(Int)
  case form(Int)
  case discard

  static let links = RouteLinks<Self>(
    "boat", root: .dock(1), routes: .route(dock), .route(ticket), .route(form), .route(.discard).asConfirmation())

  var path: LinkPath {
    switch self {
    case .dock(let number): "docks/\(number)"
    case .ticket(let number): "tickets/\(number)"
    case .form(let number): "forms/\(number)"
    case .discard: "discard"
    }
  }

  var presentation: PresentationStyle {
    switch self {
    case .dock, .form: .push
    case .ticket: .sheet
    case .discard: .alert
    }
  }

  var label: PageLabel { PageLabel("\(path)") }

  var leaveConfirmation: Self? { if case .form = self { .discard } else { nil } }

  func screen(in harbor: Harbor, scope: Scope) -> StopView {
    let draft: Draft? = if case .form = self { Draft() } else { nil }
    if let draft { scope.confirmLeaving { !draft.text.isEmpty } }
    return StopView(link, scope, harbor: harbor, draft: draft, isConfirmation: self == .discard)
  }
}

/// Owns the flow of the trams, and makes the flows of the pages on its stack.
@MainActor
final class Harbor: ChildFlowSource {
  let router = Router<TramRoute>()
  private let modules = ["tram": Module(of: TramRoute.self), "boat": Module(of: BoatRoute.self)]

  init() {
    router.childSource = self
    router.start(in: self)
  }

  func open(_ link: String) -> NavigationOutcome {
    (try? DeepLink("app://\(link)")).map { router.open($0, .push) } ?? .unchanged
  }

  func planChild(at link: DeepLink) throws(DeepLinkError) -> LinkPlan {
    guard let module = modules[link.module] else {
      throw DeepLinkError(.module, link.module, at: 0, "No module is called that")
    }
    return try module.plan(link)
  }

  func makeChild(at root: DeepLink) -> ChildFlow<StopView>? {
    root.module == "boat" ? start(Router<BoatRoute>(at: root)) : start(Router<TramRoute>(at: root))
  }

  private func start<Route: Routable>(_ router: Router<Route>?) -> ChildFlow<StopView>?
  where Route.Coordinator == Harbor, Route.Screen == StopView {
    router?.start(in: self)
    return router.map { ChildFlow($0, coordinator: self) }
  }

  /// What the screen should show, in the words of a host.
  var description: String {
    guard let content = router.content else { return "" }
    func texts(_ stack: [OpenEntry<StopView>]) -> String { stack.map(\.screen.text).joined(separator: " > ") }
    var lines = ["window | " + content.tabs.map(texts).joined(separator: " | ")]
    for modal in content.presented {
      if modal.style == .alert {
        lines[lines.count - 1] += " | alert \(PageLabel(modal.stack[0]).title)"
      } else {
        lines.append("\(modal.style.rawValue) | \(texts(modal.stack))")
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// A page of either module.
struct StopView: View {
  let text: String
  private let draft: Draft?
  private let isConfirmation: Bool
  private weak var harbor: Harbor?

  init(_ link: DeepLink, _ scope: Scope, harbor: Harbor, draft: Draft? = nil, isConfirmation: Bool = false) {
    text = "\(link) #\(scope.entry?.description ?? "")"
    (self.harbor, self.draft, self.isConfirmation) = (harbor, draft, isConfirmation)
  }

  var body: some View {
    if isConfirmation {
      Button("Discard", role: .destructive) { harbor?.router.answerConfirmation(true) }
      Button("Keep", role: .cancel) { harbor?.router.answerConfirmation(false) }
    } else {
      VStack {
        Text(verbatim: text)
        if let draft { TextField("Draft", text: Bindable(draft).text) }
        open("Tram", "tram/stops/2")
        open("Boat", "boat/docks/2")
        open("Form", "boat/forms/2")
        open("Ticket", "boat/tickets/3")
      }
    }
  }

  private func open(_ title: LocalizedStringKey, _ link: String) -> some View {
    PageButton(title) { harbor?.open(link) ?? .refused(.flowEnded) }
  }
}
