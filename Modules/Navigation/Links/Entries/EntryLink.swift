/// A line of an entry table: a URL pattern, and a closure that makes the target from its values.
///
///     EntryLink("https://*.wiki.example/wiki/**") { (language: String, title: [String]) in .page(language, title) }
///     EntryLink("/projects/:creator/:id?ref=") { (creator: String, id: Int, ref: Ref?) in .project(creator, id, ref) }
///     EntryLink("/profile/:user", Place.user)
///     EntryLink("mailto::address?subject=", Place.mail)
///
/// | a pattern has | for |
/// |---|---|
/// | `:name` or `*` | a value: a label of the host, a segment, the text of a parameter, the fragment |
/// | `@:user`, `:name.json`, `:a...:b` | values beside literals in one text; a value ends where the next literal begins |
/// | `::` | a colon of the text |
/// | `**` | the host as one value; at the end of a path, its other segments |
/// | `?key=` or `?key=:name` | a parameter with a value |
/// | `?key=text`, `?key=/a/:name` | a parameter with this text, or with a path |
/// | `?*`, `?...` | the other parameters as a dictionary; other parameters, ignored |
/// | `#:name`, `#text`, `#/room/:id`, `#...` | the fragment as a value, with this text, with a path, ignored |
/// | `...` | as the host or the last segment: everything from here on, ignored |
///
/// Write literals without escapes. The closure gets the values from left to right, in the types of `PlaceValue`. It has no side effects,
/// because it is also called with samples.
public struct EntryLink<Target: Hashable & Sendable>: Sendable {
  let pattern: String
  let maker: Maker<Target>
  private var formerPatterns: [String] = []
  private(set) var write: (@Sendable (Target) -> String?)?
  /// The schemes and hosts, unless the pattern has its own.
  fileprivate(set) var bases: [String] = []

  /// Creates an entry; `make` gets the pattern's values.
  public init<each Value: PlaceValue>(_ pattern: String, _ make: @escaping @Sendable (repeat each Value) -> Target) {
    self.init(pattern, maker: Maker(make))
  }

  init(_ pattern: String, maker: Maker<Target>) {
    self.pattern = pattern
    self.maker = maker
  }

  /// Creates an entry without values.
  public init(_ pattern: String, _ target: Target) { self.init(pattern) { () in target } }

  /// The patterns with the rules of a table, the current one first.
  func declarations(_ rules: AddressRules) throws(EntryProblem) -> [AddressDeclaration] {
    var all = try AddressDeclaration.all(pattern, on: bases, maker.forms, rules)
    for former in formerPatterns {
      all += try AddressDeclaration.all(former, on: bases, maker.forms, rules, isFormer: true)
    }
    return all
  }

  /// Whether a place of the target changes with a secret.
  var savesSecret: Bool {
    let secrets = maker.forms.indices.filter { maker.forms[$0].isSecret }
    guard !secrets.isEmpty, let target = maker.example() as? any EntryPlaces else { return false }
    let changed = maker.example(changing: Set(secrets)) as? any EntryPlaces
    return changed?.places != target.places
  }

  /// Returns the entry with former patterns, which take what no current pattern takes, with as many values in the same order.
  ///
  ///     EntryLink("/posts/:id", Place.post).formerly("/p/:id", "/articles?id=")
  public func formerly(_ patterns: String...) -> EntryLink {
    var entry = self
    entry.formerPatterns += patterns
    return entry
  }

  /// Returns the entry with a closure that writes URLs from the path on; a URL that doesn't read back is ignored.
  public func written(by write: @escaping @Sendable (Target) -> String?) -> EntryLink {
    var entry = self
    entry.write = write
    return entry
  }
}

/// The entries of one site, whose patterns begin with the path.
///
///     Site("https://waymark.example", "waymark://open") {
///       EntryLink("/posts/:id", Place.post)
///     }
public struct Site<Target: Hashable & Sendable>: Sendable {
  let entries: [EntryLink<Target>]

  /// Creates a site from schemes and hosts, each optionally with a path.
  public init(_ bases: String..., @EntryBuilder<Target> entries: () -> [EntryLink<Target>]) {
    self.init(bases, entries: entries)
  }

  /// Creates a site from a list, such as servers that the user added.
  public init(_ bases: [String], @EntryBuilder<Target> entries: () -> [EntryLink<Target>]) {
    self.entries = entries().map { entry in
      var entry = entry
      entry.bases = bases
      return entry
    }
  }
}

/// A result builder for the entries of a table.
@resultBuilder
public enum EntryBuilder<Target: Hashable & Sendable> {
  /// Adds an entry.
  public static func buildExpression(_ entry: EntryLink<Target>) -> [EntryLink<Target>] { [entry] }
  /// Adds the entries of a site.
  public static func buildExpression(_ site: Site<Target>) -> [EntryLink<Target>] { site.entries }
  /// Adds a list of entries.
  public static func buildExpression(_ entries: [EntryLink<Target>]) -> [EntryLink<Target>] { entries }
  /// Joins lines.
  public static func buildBlock(_ entries: [EntryLink<Target>]...) -> [EntryLink<Target>] { entries.flatMap(\.self) }
  /// Joins the rounds of a loop.
  public static func buildArray(_ entries: [[EntryLink<Target>]]) -> [EntryLink<Target>] { entries.flatMap(\.self) }
  /// Adds the lines of an `if`.
  public static func buildOptional(_ entries: [EntryLink<Target>]?) -> [EntryLink<Target>] { entries ?? [] }
  /// Adds the lines of an `if` with `else`.
  public static func buildEither(first entries: [EntryLink<Target>]) -> [EntryLink<Target>] { entries }
  /// Adds the lines of an `else`.
  public static func buildEither(second entries: [EntryLink<Target>]) -> [EntryLink<Target>] { entries }
}
