/// One kind of route as it stands in links: which segments are text, which are values, and how the values make a route.
public struct RoutePattern<Route: Routable>: Sendable {
  let path: LinkPath
  private let values: [String]
  private let make: @Sendable ([String]) -> Result<Route, BadValue>

  /// A route without values.
  public static func route(_ route: Route) -> Self {
    Self(path: route.path, values: []) { _ in .success(route) }
  }

  /// A route with one value: `.route(details)`.
  public static func route<A: LinkValue>(_ make: @escaping @Sendable (A) -> Route) -> Self {
    Self(path: make(.sample).path, values: [name(of: A.self)]) { texts in
      guard let a = A(linkText: texts[0]) else { return .failure(BadValue(index: 0)) }
      return .success(make(a))
    }
  }

  /// A route with two values, written in the link in the order they are declared.
  public static func route<A: LinkValue, B: LinkValue>(_ make: @escaping @Sendable (A, B) -> Route) -> Self {
    Self(path: make(.sample, .sample).path, values: [name(of: A.self), name(of: B.self)]) { texts in
      guard let a = A(linkText: texts[0]) else { return .failure(BadValue(index: 0)) }
      guard let b = B(linkText: texts[1]) else { return .failure(BadValue(index: 1)) }
      return .success(make(a, b))
    }
  }

  /// The name of a type without its module: `Post.ID`.
  private static func name(of type: (some Any).Type) -> String {
    String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
  }

  struct BadValue: Error {
    var index: Int
  }

  /// What is wrong with the declaration itself; nil when nothing is.
  var problem: String? {
    if let problem = path.problem { return problem }
    if path.segments.isEmpty { return "a route has at least one segment" }
    let count = path.segments.count(where: \.isValue) + path.parameters.count(where: \.value.isValue)
    return count == values.count ? nil : "it has \(values.count) values and its link has \(count)"
  }

  func matches(_ segments: ArraySlice<String>) -> Bool {
    segments.count >= path.segments.count
      && zip(path.segments, segments).allSatisfy { $0.isValue || $0.text == $1 }
  }

  func route(
    from segments: ArraySlice<String>, at position: Int, parameters: [Link.Parameter]
  ) throws(LinkMismatch) -> Route {
    for parameter in parameters where !path.parameters.contains(where: { $0.key == parameter.key }) {
      throw .unknownKey(parameter.key, known: path.parameters.map(\.key))
    }
    var found: [(text: String, mismatch: LinkMismatch)] = []
    for (index, part) in path.segments.enumerated() where part.isValue {
      found.append((segments[position + index], .badSegment(position + index, expected: expected(found.count))))
    }
    for wanted in path.parameters {
      guard let given = parameters.first(where: { $0.key == wanted.key }) else { throw .missingKey(wanted.key) }
      let mismatch = LinkMismatch.badValue(key: wanted.key, expected: expected(found.count))
      if wanted.value.isValue {
        found.append((given.value, mismatch))
      } else if wanted.value.text != given.value {
        throw mismatch
      }
    }
    // A declaration that forgets a value is told when the module is registered.
    guard found.count == values.count else { throw .unknownSegment(position, known: []) }
    switch make(found.map(\.text)) {
    case .success(let route): return route
    case .failure(let bad): throw found[bad.index].mismatch
    }
  }

  private func expected(_ index: Int) -> String { values.indices.contains(index) ? values[index] : "text" }
}
