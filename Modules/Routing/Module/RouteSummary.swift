public import Links

/// One kind of route, described without its type: for maps, documentation and tests.
public struct RouteSummary: Hashable, Sendable {
  /// A value in a link of this kind.
  public struct Value: Hashable, Sendable {
    /// The name of the parameter, or the text of the segment before the value.
    public var name: String
    /// The name of the type.
    public var type: String
  }

  /// The path with `*` for each value: `posts/*`.
  public let pattern: String
  /// The values, in the order of the `*`.
  public let values: [Value]
  /// The presentation style of the route itself.
  public let presentation: PresentationStyle
  /// The gates before the route, those of its module included.
  public internal(set) var gates: [Gate]
  /// Whether the module, or one of its tabs, begins here.
  public let isRoot: Bool
  /// Whether the route is a confirmation, which no link opens.
  public let isConfirmation: Bool
  /// The patterns of the routes that it leads to.
  public let leadsTo: [String]

  init<Route>(_ pattern: RoutePattern<Route>, in links: RouteLinks<Route>) {
    let path = pattern.paths.first
    self.pattern = path?.description ?? ""
    values = zip(path?.valueNames ?? [], pattern.valueTypes).map { Value(name: $0, type: typeName($1)) }
    presentation = pattern.sample.presentation
    gates = pattern.gates
    isRoot = links.roots.contains(pattern.sample)
    isConfirmation = pattern.isConfirmation
    leadsTo = pattern.targets.compactMap { links.pattern(of: $0)?.paths.first?.description }
  }
}
