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
  package private(set) var paths: [AddressPattern] = []
  /// The former paths in other modules, as declared.
  private(set) var movedPaths: [(text: String, moved: MovedPattern)] = []
  package var valueTypes: [any LinkValue.Type] { maker.forms.map { $0.type ?? String.self } }
  /// Why a path isn't well declared, or `nil`.
  package private(set) var problem: String?
  let maker: Maker<Route>

  /// Declares a route without values: `.route(.menu)`; its gates come after the module's.
  public static func route(_ route: Route, requires gates: Gate...) -> Self {
    Self(sample: route, gates: gates, Maker { () in route }) { _ in route }
  }

  /// Declares a route with values, by its case: `.route(details)`; links hold the values in declaration order.
  public static func route<each Value: RouteValue>(
    _ make: @escaping @Sendable (repeat each Value) -> Route, requires gates: Gate...
  ) -> Self {
    Self(sample: make(repeat (each Value).sample), gates: gates, Maker(make)) { changed in
      var examples = ExampleValues(changed: changed)
      return make(repeat examples.next((each Value).self))
    }
  }

  private init(sample: Route, gates: [Gate], _ maker: Maker<Route>, example: @escaping (Int?) -> Route) {
    self.sample = sample
    self.gates = gates
    self.maker = maker
    do throws(PatternFault) {
      let lesson = PathLesson(forms: maker.forms) { example($0).path }
      paths = [try lesson.learn()]
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
    do throws(PatternFault) {
      if text.hasPrefix(DeepLink.scheme) {
        movedPaths.append((text, try MovedPattern(text, forms: maker.forms)))
        return
      }
      if text.isEmpty { throw PatternFault(reason: "has no segment and no parameter") }
      if paths.contains(where: { $0.text.hasSameBytes(as: text) }) { throw PatternFault(reason: "is declared already") }
      paths.append(try PathLesson.former(text, forms: maker.forms))
    } catch {
      problem = "its former path “\(text)” \(error.reason)"
    }
  }
}
