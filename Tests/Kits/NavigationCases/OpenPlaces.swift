package import Links
package import Routing

/// What is open in the sample shop, as text.
///
///     goods › item/7, hidden bag › item/1, sheet filter › item/2
///
/// The stack of the visible tab comes first, then those of hidden tabs with more than a root, then those of the modals from bottom to top.
package struct OpenPlaces: CustomStringConvertible, Equatable {
  package var description: String

  /// Creates the text of what is open.
  package init(_ open: NavigationSnapshot<AnyRoute>) {
    let hidden = open.tabs.enumerated().filter { $0.offset != open.selectedTab && $0.element.count > 1 }
    let parts =
      [Self.text(open.tabs[open.selectedTab])] + hidden.map { "hidden \(Self.text($0.element))" }
      + open.modals.map { "\($0.style.rawValue) \(Self.text($0.stack))" }
    description = parts.joined(separator: ", ")
  }

  private static func text(_ stack: [AnyRoute]) -> String {
    stack.map { "\($0.base.path)" }.joined(separator: " › ")
  }

  /// Reads a text; throws for a place that doesn't exist.
  package static func read(_ text: String) throws -> NavigationSnapshot<AnyRoute> {
    var parts = text.split(separator: ", ").map(String.init)[...]
    let visible = try stack(parts.removeFirst())
    let roots = visible[0].module == WelcomeRoute.links.module ? ["welcome"] : ["goods", "bag"]
    var open = NavigationSnapshot(tabs: try roots.map { [try place($0)] })
    open.selectedTab = try tab(of: visible, in: open)
    open.tabs[open.selectedTab] = visible
    for part in parts {
      let words = part.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { throw UnreadableText(part) }
      let stack = try stack(words[1])
      if words[0] == "hidden" {
        open.tabs[try tab(of: stack, in: open)] = stack
      } else if let style = PresentationStyle(rawValue: words[0]) {
        open.modals.append(Modal(style: style, stack: stack))
      } else {
        throw UnreadableText(part)
      }
    }
    return open
  }

  private static func tab(of stack: [AnyRoute], in open: NavigationSnapshot<AnyRoute>) throws -> Int {
    guard let tab = open.tabs.firstIndex(where: { $0[0] == stack[0] }) else {
      throw UnreadableText("\(stack[0].base.path)")
    }
    return tab
  }

  private static func stack(_ text: String) throws -> [AnyRoute] {
    try text.split(separator: " › ").map(String.init).map(place)
  }

  private static func place(_ text: String) throws -> AnyRoute {
    guard
      let route = route(text, ShopRoute.self) ?? route(text, OrdersRoute.self) ?? route(text, HelpRoute.self)
        ?? route(text, WelcomeRoute.self)
    else { throw UnreadableText(text) }
    return route
  }

  private static func route<Route: ShopPlace>(_ text: String, _: Route.Type) -> AnyRoute? {
    Route(text).map { AnyRoute($0) }
  }
}

/// A text of a case that has no meaning.
package struct UnreadableText: Error, CustomStringConvertible {
  package let description: String
  init(_ text: String) { description = "“\(text)” has no meaning" }
}

extension ShopPlace {
  /// Creates the route with a path.
  init?(_ path: String) {
    guard let link = try? DeepLink("app://\(Self.links.module)/\(path)"), let route = Self.links.route(of: link) else {
      return nil
    }
    self = route
  }
}
