import Links
import Routing
import ScreenKit

/// A stack, and ways back to its beginning.
///
/// `pop(to:)` returns to a step of an order, and `popToRoot` to the root. `replaceStack` shows another stack, so the
/// user can't go back into a completed form. Use it for anything in steps.
enum ResetRoute: Routable {
  case basket
  case address
  case payment
  case thanks

  static let links = RouteLinks<Self>(
    "reset", root: .basket, routes: .route(.basket).leading(to: .address), .route(.address).leading(to: .payment),
    .route(.payment).leading(to: .thanks, .address, .basket), .route(.thanks).leading(to: .basket))

  var path: LinkPath {
    switch self {
    case .basket: "basket"
    case .address: "address"
    case .payment: "payment"
    case .thanks: "thanks"
    }
  }

  func screen(in coordinator: ResetCoordinator, scope: Scope) -> any ViewModel {
    FixedViewModel(.step(self)) { [weak coordinator] in coordinator?.go($0) }
  }
}

@MainActor
final class ResetCoordinator {
  private let router: Router<ResetRoute>

  init(_ router: Router<ResetRoute>) { self.router = router }

  fileprivate func go(_ intent: StepIntent) {
    switch intent {
    case .orderTapped: router.push(.address)
    case .payTapped: router.push(.payment)
    case .addressTapped: router.pop(to: .address)
    case .startOverTapped: router.popToRoot()
    case .placeOrderTapped: router.replaceStack(with: [.thanks])
    case .shopOnTapped: router.replaceStack(with: [.basket])
    }
  }
}

private enum StepIntent { case orderTapped, payTapped, addressTapped, startOverTapped, placeOrderTapped, shopOnTapped }

extension Screen<StepIntent> {
  fileprivate static func step(_ route: ResetRoute) -> Self {
    switch route {
    case .basket:
      Screen("Basket", actions: [Action("Order", .orderTapped, role: .primary)], elements: [.text("Two pears.")])
    case .address:
      Screen("Address", actions: [Action("Pay", .payTapped, role: .primary)], elements: [.text("Orchard Lane 3")])
    case .payment:
      Screen(
        "Payment",
        actions: [
          Action("Place order", .placeOrderTapped, role: .primary), Action("Another address", .addressTapped),
          Action("Start over", .startOverTapped),
        ], elements: [.text("Two coins, when the pears arrive.")])
    case .thanks:
      Screen(
        "Thank you", actions: [Action("Shop on", .shopOnTapped, role: .primary)],
        elements: [.text("The form is done, and there is no way back into it.")])
    }
  }
}
