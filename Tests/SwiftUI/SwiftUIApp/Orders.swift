import Links
import Routing
import RoutingUI
import SwiftUI

#if canImport(UIKit)
  import UIKit

  /// The places of one tab of an app whose other tabs belong to its old coordinators.
  nonisolated enum OrdersRoute: ViewRoute {
    case list
    case order(Int)
    case checkout(Int)

    static let links = RouteLinks<Self>(
      "orders", root: .list, routes: .route(.list), .route(order), .route(checkout))

    var path: LinkPath {
      switch self {
      case .list: "list"
      case .order(let number): "orders/\(number)"
      case .checkout(let number): "checkout/\(number)"
      }
    }

    var label: PageLabel { PageLabel("Orders", systemImage: "shippingbox") }

    var presentation: PresentationStyle {
      if case .checkout = self { .cover } else { .push }
    }

    @MainActor
    @ViewBuilder
    func screen(in orders: OrdersCoordinator, scope: Scope) -> some View {
      switch self {
      case .list: PageButton("Order 42") { orders.router.push(.order(42)) }
      case .order(let number):
        PageButton("Customer") { orders.showCustomer(number) }
        PageButton("Pay") { orders.router.navigate(to: .checkout(number)) }
      case .checkout(let number):
        ControllerPage {
          let controller = CheckoutViewController()
          controller.order = number
          controller.onEnd = { orders.checkoutEnded($0, on: scope) }
          return UINavigationController(rootViewController: controller)
        }
      }
    }
  }

  @MainActor
  final class OrdersCoordinator {
    let router: Router<OrdersRoute>
    /// The way out, to a coordinator of the app.
    let showCustomer: @MainActor (Int) -> Void
    private(set) var isPaid = false

    init(_ router: Router<OrdersRoute>, showCustomer: @escaping @MainActor (Int) -> Void) {
      (self.router, self.showCustomer) = (router, showCustomer)
    }

    /// Closes the page of the controller, which doesn't close itself.
    func checkoutEnded(_ isPaid: Bool, on page: Scope) {
      self.isPaid = isPaid
      router.dismiss(page.entry)
    }
  }

  /// What the app's coordinator keeps for the tab.
  @MainActor
  final class OrdersTab {
    let navigator: Navigator<OrdersRoute.Screen>

    init(showCustomer: @escaping @MainActor (Int) -> Void) throws(ModuleProblem) {
      navigator = try Navigator(
        Feature(OrdersRoute.self) { OrdersCoordinator($0, showCustomer: showCustomer) })
      navigator.start()
    }

    /// Adds the tab to the app's own.
    func add(to tabBar: UITabBarController) {
      let controller = UIHostingController(rootView: FlowView(navigator))
      tabBar.viewControllers = (tabBar.viewControllers ?? []) + [controller]
    }

    /// The way in, for a coordinator of the app, which selects the tab itself.
    func showOrder(_ number: Int) -> NavigationOutcome { navigator.open(OrdersRoute.order(number).link) }
  }

  /// A controller of the app, which reports its end instead of closing itself.
  final class CheckoutViewController: UIViewController {
    var order = 0
    var onEnd: @MainActor (_ isPaid: Bool) -> Void = { _ in }

    func payTapped() { onEnd(true) }
    func cancelTapped() { onEnd(false) }
  }
#endif
