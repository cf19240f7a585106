/// A former place, and the places that replace it.
///
///     try LinkRedirect(from: "loggedIn/authors/*", to: "loggedIn/posts authors/*", among: ["authors", "loggedIn"])
package struct LinkRedirect: Sendable {
  private let former: PathPattern
  private let current: [PathPattern]

  /// Creates a redirect between paths that begin with a module; throws if one isn't well formed.
  ///
  /// `current` has one or more places, bottom to top, separated by spaces. The values, written `*`, keep their order.
  package init(from former: String, to current: String, among modules: Set<String>) throws(DeepLinkError) {
    self.former = try PathPattern(former)
    self.current = try current.split(separator: " ").map { text throws(DeepLinkError) in try PathPattern(String(text)) }
    guard self.former.parameters.isEmpty, !self.current.isEmpty else {
      throw DeepLinkError(.link, former, at: 0, "It leads from a path without parameters to at least one place")
    }
    guard self.former.places.count == self.current.reduce(0, { $0 + $1.places.count }) else {
      throw DeepLinkError(.link, current, at: 0, "“\(former)” and “\(current)” have different numbers of “*”")
    }
    for place in self.current where !modules.contains(place.module) {
      throw DeepLinkError(.module, place.module, at: 0, "No module is called that")
    }
  }

  /// Returns the new places of a link, bottom to top, the lowest with the link's parameters, and what follows the former place; `nil`
  /// unless the link leads through it.
  package func redirect(_ link: DeepLink) -> (places: [DeepLink], rest: DeepLink?)? {
    guard (former.segments.first ?? nil)?.hasSameBytes(as: link.module) == true else { return nil }
    let pattern = former.segments.dropFirst()
    let positions =
      pattern.isEmpty ? 0..<(link.segments.isEmpty ? 1 : 0) : 0..<max(0, link.segments.count - pattern.count + 1)
    for start in positions where zip(pattern, link.segments[start...]).allSatisfy({ $0?.hasSameBytes(as: $1) ?? true })
    {
      let end = start + pattern.count
      var values = zip(pattern, link.segments[start...]).filter { $0.0 == nil }.map(\.1)[...]
      var places = start == 0 ? [] : [DeepLink.made(link.module, link.segments[..<start])]
      places += current.map { place in
        DeepLink.made(
          place.segments[0] ?? "", place.segments.dropFirst().map { $0 ?? values.removeFirst() },
          place.parameters.map { .init(key: $0.key, value: $0.text ?? values.removeFirst()) })
      }
      places[0] = places[0].flatMap { DeepLink.made($0.module, $0.segments, $0.parameters + link.parameters) }
      let rest = link.segments[end...]
      guard !places.contains(nil) else { return nil }
      return (places.compactMap(\.self), rest.isEmpty ? nil : DeepLink.made(link.module, rest))
    }
    return nil
  }
}

extension PathPattern {
  fileprivate var module: String { (segments.first ?? nil) ?? "" }
}

extension DeepLink {
  fileprivate static func made(
    _ module: String, _ segments: some Collection<String>, _ parameters: [Parameter] = []
  ) -> DeepLink? {
    try? DeepLink(module: module, segments: Array(segments), parameters: parameters)
  }
}
