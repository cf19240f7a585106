import Links
package import Routing

/// Round trips of random routes to links and back.
package enum RoundTrips<Route: Routable> {
  /// Returns the fault of the first of 500 round trips that fails, or `nil`.
  package static func fault(_ random: inout some RandomNumberGenerator) -> String? {
    let patterns = Route.links.patterns
    for number in 0..<500 {
      let pattern = patterns[number % patterns.count]
      let route = randomRoute(pattern.paths.first?.text ?? "", &random) ?? pattern.sample
      let text = route.link.description
      guard let link = try? DeepLink(text) else { return "\(route) is written \(text), which is no link" }
      let read = Route.links.route(of: link)
      // Canonically equivalent strings are equal but can differ in bytes, so the printed links are compared too.
      if link != route.link || read != route || read?.link.description != text {
        return "\(route) is written \(text) and read as \(String(describing: read))"
      }
    }
    return nil
  }

  private static func randomRoute(_ pattern: String, _ random: inout some RandomNumberGenerator) -> Route? {
    guard pattern.contains("*") else { return nil }
    for _ in 0..<8 {
      let text = pattern.map { $0 == "*" ? escapedValue(&random) : String($0) }.joined()
      if let link = try? DeepLink("app://\(Route.links.module)/\(text)"), let route = Route.links.route(of: link) {
        return route
      }
    }
    return nil
  }

  private static func escapedValue(_ random: inout some RandomNumberGenerator) -> String {
    let number = Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0..<64, using: &random)
    let highest: UInt32 = [0x7F, 0x2FF, 0x10FFFF].randomElement(using: &random) ?? 0
    let scalars = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: 0...highest, using: &random))
    }
    let value = Bool.random(using: &random) ? "\(number)" : String(String.UnicodeScalarView(scalars))
    return String("\("value/\(value)" as LinkPath)".dropFirst("value/".count))
  }
}
