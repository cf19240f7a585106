public import Links

/// The features of an app by name, which reads and plans the links of all of them.
@MainActor
public struct Modules<Screen> {
  /// The features, in the order of registration.
  public let features: [Feature<Screen>]
  private let byName: [String: Feature<Screen>]
  private let redirects: [LinkRedirect]

  /// Registers features; throws a `ModuleProblem` if their links are declared wrongly.
  ///
  /// - Parameters:
  ///   - features: The features; no two have the same name.
  ///   - redirects: Former places and the places that have taken over, with `*` for a value:
  ///     `["posts/filter": "authors/choose"]`. A former place may stand anywhere in the path of a link. A redirect is read and never
  ///     written.
  public init(
    _ features: [Feature<Screen>], formerly redirects: KeyValuePairs<String, String> = [:]
  ) throws(ModuleProblem) {
    var table: [String: Feature<Screen>] = [:]
    for feature in features {
      if let problem = feature.module.problems.first { throw problem }
      guard table.updateValue(feature, forKey: feature.module.name) == nil else { throw .sameName(feature.module.name) }
    }
    // A tab is shown only with its root, so it lies behind the gates of the root too.
    for feature in features {
      guard case .tab(let root) = feature.placement else { continue }
      guard let root = table[root] else { throw .noSuchModule(root, known: features.map(\.module.name)) }
      table[feature.module.name] = root.module.gates.reversed().reduce(feature) { $0.requiring($1) }
    }
    (self.features, byName) = (features.compactMap { table[$0.module.name] }, table)
    self.redirects = try redirects.map { former, current throws(ModuleProblem) in
      do throws(DeepLinkError) {
        return try LinkRedirect(from: former, to: current, among: Set(table.keys))
      } catch {
        throw .badRedirect(former, error.description)
      }
    }
  }

  /// Registers one module as it is declared, so that a test can report the mistakes in it.
  package init(unchecked feature: Feature<Screen>) {
    (features, byName, redirects) = ([feature], [feature.module.name: feature], [])
  }

  /// The feature with a name; `nil` if the app has none.
  public subscript(name: String) -> Feature<Screen>? { byName[name] }

  /// Returns the roots that are the tabs of a window with this root module: its own, then those of the tabs beside it.
  ///
  /// Empty unless the module can be a root.
  func tabs(of root: String) -> [AnyRoute] {
    let beside = features.filter { $0.placement == .tab(of: root) }
    return (self[root]?.roots ?? []) + beside.flatMap(\.roots)
  }

  /// Returns the tabs of a window with this root module, at the tab to show first.
  func openRoot(_ root: String) -> NavigationSnapshot<AnyRoute>? {
    guard let feature = self[root] else { return nil }
    let roots = tabs(of: root)
    let first = feature.firstTab().flatMap { roots.firstIndex(of: $0) } ?? 0
    return NavigationSnapshot(tabs: roots.map { [$0] }, selectedTab: first)
  }

  // MARK: Reading links

  /// Reads and plans a link, and the links in its parameter `then`; unknown parameters are refused or ignored.
  public func plan(
    _ link: DeepLink, ignoringUnknownParameters isIgnoring: Bool = false
  ) throws(DeepLinkError) -> LinkPlan {
    do throws(DeepLinkError) {
      return try planPlaces(link, isIgnoring) { link throws(DeepLinkError) in try plan(link) }
    } catch {
      guard let current = redirect(link) else { throw error }
      // What a redirect leads to is not redirected again.
      return try planPlaces(current, isIgnoring) { link throws(DeepLinkError) in try planPlace(link, false) }
    }
  }

  private func planPlaces(
    _ link: DeepLink, _ isIgnoring: Bool, above planAbove: (DeepLink) throws(DeepLinkError) -> LinkPlan
  ) throws(DeepLinkError) -> LinkPlan {
    var plan = try planPlace(link, isIgnoring)
    for above in plan.places[0].linksAbove {
      do throws(DeepLinkError) {
        plan = plan.followed(by: try planAbove(above))
      } catch {
        throw link.located(above: error)
      }
    }
    return plan
  }

  private func planPlace(_ link: DeepLink, _ isIgnoring: Bool) throws(DeepLinkError) -> LinkPlan {
    let module = try module(of: link)
    return LinkPlan(try module.plan(link, isIgnoring), behind: module.gates)
  }

  /// Reads a link that names one route, as a saved snapshot does.
  func plan(saved link: DeepLink) throws(DeepLinkError) -> LinkPlan {
    func plan(_ link: DeepLink) throws(DeepLinkError) -> LinkPlan {
      let module = try module(of: link)
      return LinkPlan(try module.planSaved(link), behind: module.gates)
    }
    do throws(DeepLinkError) { return try plan(link) } catch {
      guard let places = placesNow(of: link) else { throw error }
      let plans = try places.map { place throws(DeepLinkError) in try plan(place) }
      return plans.dropFirst().reduce(plans[0]) { $0.followed(by: $1) }
    }
  }

  /// Returns why a link leads nowhere, or `nil` if a module has the place.
  ///
  /// A test of an app calls it for the exits of every module. It opens nothing.
  public func problem(with link: DeepLink) -> DeepLinkError? {
    do throws(DeepLinkError) {
      _ = try plan(link)
      return nil
    } catch {
      return error
    }
  }

  private func module(of link: DeepLink) throws(DeepLinkError) -> Module {
    if let feature = self[link.module] { return feature.module }
    throw DeepLinkError(
      .module, link.module, at: DeepLink.moduleOffset, "No module is called that", isUnknown: true,
      nearMisses: NearMisses.of(link.module, among: byName.keys))
  }

  /// Returns the link that has taken over from one through a former place; `nil` if there is none.
  private func redirect(_ link: DeepLink) -> DeepLink? {
    placesNow(of: link).flatMap { $0[0].followed(by: Array($0.dropFirst())) }
  }

  private func placesNow(of link: DeepLink) -> [DeepLink]? {
    for redirect in redirects {
      guard let (places, rest) = redirect.redirect(link) else { continue }
      return places + (rest.map { placesNow(of: $0) ?? [$0] } ?? [])
    }
    return nil
  }
}
