/// An element of `components` in a web site's `apple-app-site-association` file.
///
/// The keys and patterns are those of Apple's “Supporting associated domains”: `?` is one character, and `*` any number, including `/`. The
/// file may let through URLs that the table refuses.
public struct AssociationComponent: Hashable, Sendable, Encodable {
  /// The pattern of the path.
  public var path: String
  /// The patterns of required parameters.
  public var query: [String: String]?
  /// The pattern of a required fragment.
  public var fragment: String?
  /// Whether these URLs stay in the browser.
  public var exclude: Bool?
  /// Whether letter case matters; it does unless this is `false`.
  public var caseSensitive: Bool?
  /// The pattern of the entry.
  public var comment: String

  private enum CodingKeys: String, CodingKey {
    case path = "/"
    case query = "?"
    case fragment = "#"
    case exclude, caseSensitive, comment
  }
}

extension EntryTable {
  /// Returns the components for a host's site, special ones first; refused entries stay in the browser.
  public func associationComponents<Action>(for host: String) -> [AssociationComponent]
  where Target == EntryTarget<Action> {
    let base = EntryBase(scheme: "https", host: rules.compared(host: host.lowercased()))
    let order = declarations.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    return order.filter { declarations[$0].bases.contains { $0.takes(base) } }.flatMap { index in
      let isRefused = if case .refused? = samples[index].target { true } else { false }
      return declarations[index].pattern.components(rules.tolerance, isExcluded: isRefused)
    }
  }
}

extension EntryPattern {
  fileprivate func components(_ tolerance: URLTolerance, isExcluded: Bool) -> [AssociationComponent] {
    let required = parameters.filter { isRequired($0.place) }.map { ($0.key, Self.association(of: $0.place)) }
    return paths(tolerance).map { path in
      AssociationComponent(
        path: path, query: required.isEmpty ? nil : Dictionary(required) { first, _ in first },
        fragment: fragment.flatMap { isRequired($0) ? Self.association(of: $0) : nil },
        exclude: isExcluded ? true : nil, caseSensitive: tolerance.contains(.letterCase) ? false : nil, comment: text)
    }
  }

  private func paths(_ tolerance: URLTolerance) -> [String] {
    let whole = path.map { "/" + Self.association(of: $0) }
    if rest != nil { return [whole.joined() + "/*"] + (whole.isEmpty ? [] : [whole.joined()]) }
    let all = requiredSegments < path.count ? [whole.dropLast().joined(), whole.joined()] : [whole.joined()]
    let closed = tolerance.contains(.trailingSlash) ? all.filter { !$0.isEmpty && !$0.hasSuffix("*") } : []
    return all.map { $0.isEmpty ? "/" : $0 } + closed.map { $0 + "/" }
  }

  private static func association(of place: Place) -> String {
    if case .literal(let text) = place { URLText.escaped(text, in: .segment).replacing("*", with: "%2A") } else { "?*" }
  }
}
