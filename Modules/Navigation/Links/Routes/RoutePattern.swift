/// A kind of route: how links write it, and how it is made from their values.
public struct RoutePattern<Route: Linkable>: Sendable {
  package let sample: Route
  /// The gates after the module's, in order.
  package let gates: [Gate]
  package private(set) var targets: [Route] = []
  package private(set) var exits: [DeepLink] = []
  package private(set) var nextRoots: [String] = []
  package private(set) var isConfirmation = false
  private(set) var isWithoutRoot = false
  private(set) var isRepeating = false
  /// The current path, then former ones; empty if the current one isn't well declared.
  package private(set) var paths: [PathPattern] = []
  /// The former paths in other modules.
  private(set) var movedPaths: [MovedPath] = []
  package let valueTypes: [any LinkValue.Type]
  /// Why a path isn't well declared, or `nil`.
  package private(set) var problem: String?
  /// Makes a route from a link whose segments fit a path from a position on.
  let make: Make

  typealias Make = @Sendable (DeepLink, PathPattern, Int) throws(DeepLinkError) -> Route

  /// Declares a route without values: `.route(.menu)`; its gates come after the module's.
  public static func route(_ route: Route, requires gates: Gate...) -> Self {
    Self(sample: route, gates: gates, valueTypes: [], example: { _ in route }, make: { _, _, _ in route })
  }

  /// Declares a route with values, by its case: `.route(details)`; links hold the values in declaration order.
  public static func route<each Value: RouteValue>(
    _ make: @escaping @Sendable (repeat each Value) -> Route, requires gates: Gate...
  ) -> Self {
    var types: [any RouteValue.Type] = []
    repeat types.append((each Value).self)
    return Self(sample: make(repeat (each Value).sample), gates: gates, valueTypes: types) { changed in
      var examples = ExampleValues(changed: changed)
      return make(repeat examples.next((each Value).self))
    } make: { link, path, position throws(DeepLinkError) in
      var index = 0
      return make(repeat try path.nextValue((each Value).self, &index, of: link, from: position))
    }
  }

  private init(
    sample: Route, gates: [Gate], valueTypes: [any RouteValue.Type], example: (Int?) -> Route,
    make: @escaping Make
  ) {
    self.sample = sample
    self.gates = gates
    self.valueTypes = valueTypes.map { $0.valueType }
    self.make = make
    do throws(PatternFault) {
      paths = [try Self.learnPath(self.valueTypes, valueTypes.map { $0.isOptional }, example)]
    } catch {
      problem = error.reason
    }
  }

  /// Declares the routes that the screen leads to, with any values, for the app's map.
  ///
  ///     .route(details).leading(to: .author(.sample), .share(.sample))
  public func leading(to routes: Route...) -> Self { with { $0.targets += routes } }

  /// Declares links of other modules that the screen opens, with any values.
  public func leading(to links: DeepLink...) -> Self { leading(to: links) }

  /// Declares links of other modules that the screen opens.
  public func leading(to links: [DeepLink]) -> Self { with { $0.exits += links } }

  /// Declares the root modules, by name, that replace everything when the screen is done.
  public func leading(toRoots names: String...) -> Self { with { $0.nextRoots += names } }

  /// Declares a confirmation, asked before another route is left; neither links nor saved navigation open it.
  ///
  ///     .route(.discardDraft).asConfirmation()
  public func asConfirmation() -> Self { with { $0.isConfirmation = true } }

  /// Declares that a link opens the route on top of whatever is open, without its module's root below.
  ///
  ///     .route(editor).withoutRoot()
  public func withoutRoot() -> Self { with { $0.isWithoutRoot = true } }

  /// Declares that a route whose path has only values can follow one of the same kind in a link.
  ///
  ///     .route(folder).repeating()
  public func repeating() -> Self { with { $0.isRepeating = true } }

  /// Declares former spellings of the path, read but never written, with `*` for each value in the current order; one that begins with
  /// `app://` was in another module, and is read as a whole link.
  ///
  ///     .route(details).formerly("articles/*", "read?article=*", "app://archive/articles/*")
  public func formerly(_ paths: String...) -> Self { with { for text in paths { $0.addFormer(text) } } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var pattern = self
    change(&pattern)
    return pattern
  }

  private mutating func addFormer(_ text: String) {
    guard problem == nil else { return }
    do throws(DeepLinkError) {
      let moved = text.hasPrefix(DeepLink.scheme) ? try MovedPath(text) : nil
      let path = if let moved { moved.path } else { try PathPattern(text) }
      if let fault = formerFault(path, isMoved: moved != nil) {
        problem = "its former path “\(text)” \(fault)"
      } else if let moved {
        movedPaths.append(moved)
      } else {
        paths.append(path)
      }
    } catch {
      problem = "its former path “\(text)” can't be read: \(error)"
    }
  }

  private func formerFault(_ path: PathPattern, isMoved: Bool) -> String? {
    if path.segments.isEmpty && path.parameters.isEmpty && !isMoved { return "has no segment and no parameter" }
    if path.segments.contains("") { return "has an empty segment" }
    if path.places.count != valueTypes.count {
      return "has \(path.places.count) values, and the route has \(valueTypes.count)"
    }
    if let key = path.reservedKey { return "has the parameter “\(key)”, which has a meaning of its own in every link" }
    return !isMoved && paths.contains { $0.description == path.description } ? "is declared already" : nil
  }

  /// Learns the path from an example, and checks its order by changing one value at a time.
  private static func learnPath(
    _ types: [any LinkValue.Type], _ areOptional: [Bool], _ example: (Int?) -> Route
  ) throws(PatternFault) -> PathPattern {
    let examplePath = example(nil).path
    let path = try PathPattern(of: examplePath)
    guard path.places.count == types.count else {
      throw PatternFault(reason: "it has \(types.count) values and its link has \(path.places.count)")
    }
    if let key = path.reservedKey {
      throw PatternFault(reason: "the parameter “\(key)” has a meaning of its own in every link")
    }
    try path.check(optional: areOptional)
    try checkOrder(of: types, in: path, example)
    return path
  }

  private static func checkOrder(
    of types: [any LinkValue.Type], in path: PathPattern, _ example: (Int?) -> Route
  ) throws(PatternFault) {
    let examplePath = example(nil).path
    let examples = types.map { $0.exampleTexts }
    var expected = examples.map { $0[0] }
    guard path.values(of: examplePath) == expected else { throw Self.wrongOrder }
    for index in types.indices {
      expected[index] = examples[index].last ?? ""
      let changed = example(index).path
      guard changed.pattern == examplePath.pattern, path.values(of: changed) == expected else {
        throw Self.wrongOrder
      }
      expected[index] = examples[index][0]
      // Two values with equal examples could be swapped unnoticed, unless their type has one case.
      let isAmbiguous = types.indices.contains { $0 != index && examples[$0] == examples[index] }
      if isAmbiguous, examples[index].count == 1, types[index].choices.count != 1 {
        let type = typeName(types[index])
        throw PatternFault(
          reason: "it has two values of type \(type), whose order can't be checked: make it CaseIterable")
      }
    }
  }

  private static var wrongOrder: PatternFault {
    PatternFault(reason: "its values stand in another order than they are declared")
  }
}

extension PathPattern {
  fileprivate func check(optional areOptional: [Bool]) throws(PatternFault) {
    for (place, isOptional) in zip(places, areOptional) {
      if case .segment = place, isOptional {
        throw PatternFault(reason: "a value that may be missing stands after “=”")
      }
    }
    if segments.isEmpty, areOptional.count == parameters.count, !areOptional.contains(false) {
      throw PatternFault(reason: "a route without a segment has a parameter that isn't missing")
    }
  }

  fileprivate var reservedKey: String? { keys.first(where: DeepLink.reservedKeys.contains) }
}

/// Returns the name of a type without its module: `Post.ID`.
package func typeName(_ type: any LinkValue.Type) -> String {
  String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
}
