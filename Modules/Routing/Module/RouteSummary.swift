public import Links

/// One kind of route as everybody may know it.
public struct RouteSummary: Hashable, Sendable {
  /// A value in a link of this kind.
  public struct Value: Hashable, Sendable {
    /// The name of the parameter, or of the text before the segment.
    public var name: String
    /// The name of the type.
    public var type: String
  }

  /// How it is written inside its module, with `*` for a value: `posts/*`.
  public let pattern: String
  /// What stands for the `*`, from left to right.
  public let values: [Value]
  /// How it is presented unless somebody asks otherwise.
  public let presentation: Presentation
  /// What must be passed before it is shown, those of its module included.
  public internal(set) var gates: [Gate]
  /// Whether the module begins here, or one of its tabs does.
  public let isRoot: Bool
  /// Whether it is only asked before another route is left, so that no link leads there.
  public let isQuestion: Bool
  /// The patterns of the routes that it leads to.
  public let leadsTo: [String]

  init<Route>(_ pattern: RoutePattern<Route>, in links: RouteLinks<Route>) {
    self.pattern = pattern.shape.pattern
    values = zip(pattern.shape.valueNames, pattern.shape.kinds).map { Value(name: $0, type: $1.name) }
    presentation = pattern.sample.presentation
    gates = links.gates + pattern.gates
    isRoot = links.roots.contains(pattern.sample)
    isQuestion = pattern.isQuestion
    leadsTo = pattern.targets.compactMap { links.pattern(of: $0)?.shape.pattern }
  }
}
