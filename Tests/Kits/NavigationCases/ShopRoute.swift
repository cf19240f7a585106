package import Links
package import Routing
package import ScreenKit

/// A route of the sample shop, whose screens are values made from its path.
package protocol ShopPlace: Routable where Coordinator == ShopClerk, Screen == any ViewModel {
  /// The reason why its screen refuses to be left, or `nil`.
  var reasonToStay: String? { get }
}

extension ShopPlace {
  package var reasonToStay: String? { nil }

  @MainActor
  package func screen(in clerk: ShopClerk, scope: Scope) -> any ViewModel { clerk.makeScreen(self, scope) }
}

/// Routes of the root module of the sample shop, with two tabs and a route of every kind.
package enum ShopRoute: ShopPlace {
  case goods, bag
  case item(Int)
  case review(of: Int)
  case filter
  case rating
  case photo(Int)
  case sale
  case note(changes: Int)
  case discard
  case payment
  case vault

  package static let hours = Gate("opening hours")

  package static let links = RouteLinks<Self>(
    "shop", root: .goods, tabs: .bag,
    routes: .route(.goods), .route(.bag), .route(item), .route(review), .route(.filter), .route(.rating), .route(photo),
    .route(.sale), .route(note), .route(.discard).asConfirmation(), .route(.payment), .route(.vault, requires: hours))

  package var path: LinkPath {
    switch self {
    case .goods: "goods"
    case .bag: "bag"
    case .item(let number): "item/\(number)"
    case .review(let number): "item/\(number)/review"
    case .filter: "filter"
    case .rating: "rating"
    case .photo(let number): "photo/\(number)"
    case .sale: "sale"
    case .note(let changes): "note/\(changes)"
    case .discard: "discard"
    case .payment: "payment"
    case .vault: "vault"
    }
  }

  package var presentation: PresentationStyle {
    switch self {
    case .goods, .bag, .item, .review, .note, .payment, .vault: .push
    case .filter, .rating: .sheet
    case .photo: .cover
    case .sale, .discard: .alert
    }
  }

  package var parent: Self? { if case .review(let number) = self { .item(number) } else { nil } }

  package var leaveConfirmation: Self? { if case .note(1...) = self { .discard } else { nil } }

  package var reasonToStay: String? { self == .payment ? "The payment is running" : nil }
}

/// Routes of a module whose pages lie on top of those of others.
package enum OrdersRoute: ShopPlace {
  case orders
  case order(Int)
  case track
  case chooser
  case invoice(Int)

  package static let signIn = Gate("sign-in")

  package static let links = RouteLinks<Self>(
    "orders", root: .orders,
    routes: .route(.orders), .route(order), .route(.track), .route(.chooser), .route(invoice, requires: signIn))

  package var path: LinkPath {
    switch self {
    case .orders: "orders"
    case .order(let number): "order/\(number)"
    case .track: "track"
    case .chooser: "chooser"
    case .invoice(let number): "invoice/\(number)"
    }
  }

  package var presentation: PresentationStyle {
    switch self {
    case .orders, .order, .invoice: .push
    case .track, .chooser: .sheet
    }
  }
}

/// Routes of a module that opens in a sheet over everything.
package enum HelpRoute: ShopPlace {
  case help
  case topic(Int)

  package static let links = RouteLinks<Self>("help", root: .help, routes: .route(.help), .route(topic))

  package var path: LinkPath {
    switch self {
    case .help: "help"
    case .topic(let number): "topic/\(number)"
    }
  }
}

/// Routes of the root that a user without an account sees.
package enum WelcomeRoute: ShopPlace {
  case welcome
  case terms

  package static let links = RouteLinks<Self>("welcome", root: .welcome, routes: .route(.welcome), .route(.terms))

  package var path: LinkPath {
    switch self {
    case .welcome: "welcome"
    case .terms: "terms"
    }
  }
}
