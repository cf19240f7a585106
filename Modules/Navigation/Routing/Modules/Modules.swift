public import Links

/// The features of an app, by name.
@MainActor
public struct Modules<Screen> {
  /// The features, in registration order.
  public let features: [Feature<Screen>]
  let table: ModuleTable
  private let byName: [String: Feature<Screen>]

  /// Creates a table; throws if two features have one name, or a declaration is invalid.
  public init(_ features: [Feature<Screen>]) throws(ModuleProblem) {
    self.init(features, try ModuleTable(features.map(\.module)))
  }

  /// Creates an unchecked table, so that a test can report its mistakes.
  package init(unchecked feature: Feature<Screen>) { self.init([feature], ModuleTable(unchecked: feature.module)) }

  private init(_ features: [Feature<Screen>], _ table: ModuleTable) {
    self.table = table
    self.features = features.map { feature in
      var feature = feature
      feature.module = table[feature.module.name] ?? feature.module
      return feature
    }
    byName = Dictionary(self.features.map { ($0.module.name, $0) }) { first, _ in first }
  }

  /// The feature with this name, or `nil`.
  public subscript(name: String) -> Feature<Screen>? { byName[name] }

  package var openGates: [Gate: Gatekeeper] {
    let open: Gatekeeper = { .open }
    return features.flatMap(\.module.allGates).reduce(into: [:]) { $0[$1] = open }
  }

  // MARK: Reading links

  /// Plans a link and the links in its parameter `then`.
  public func plan(_ link: DeepLink) throws(DeepLinkError) -> LinkPlan { try table.plan(link) }

  package func link(to open: NavigationSnapshot<AnyRoute>) -> DeepLink { table.link(to: open) }

  /// Returns why a link leads nowhere, or `nil` if a module has the place.
  public func problem(with link: DeepLink) -> DeepLinkError? {
    do throws(DeepLinkError) {
      _ = try plan(link)
      return nil
    } catch {
      return error
    }
  }
}
