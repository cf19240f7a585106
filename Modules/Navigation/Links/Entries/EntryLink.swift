/// A line of an entry table: a URL pattern, and a closure that makes the target from its values.
///
///     EntryLink("https://*.wiki.example/wiki/**") { (language: String, title: [String]) in .page(language, title) }
///     EntryLink("/projects/:creator/:id?ref=") { (creator: String, id: Int, ref: Ref?) in .project(creator, id, ref) }
///     EntryLink("/profile/:user", Place.user)
///
/// | a pattern has | for |
/// |---|---|
/// | `:name` or `*` | a value: a label of the host, a segment, the text of a parameter, the fragment |
/// | `**` | the host as one value; at the end of a path, its other segments |
/// | `?key=` or `?key=:name` | a parameter with a value |
/// | `?key=text`, `?key=/a/:name` | a parameter with this text, or with a path |
/// | `?*`, `?...` | the other parameters as a dictionary; other parameters, ignored |
/// | `#:name`, `#text`, `#...` | the fragment as a value, with this text, ignored |
/// | `...` | as the host or the last segment: everything from here on, ignored |
///
/// Write literals without escapes. The closure gets the values from left to right, in the types of `EntryValue`. It has no side effects,
/// because it is also called with samples.
public struct EntryLink<Target: Hashable & Sendable>: Sendable {
  let pattern: String
  let forms: [EntryForm]
  /// Makes the target, or fails for a text that isn't a value.
  let make: @Sendable ([EntryText]) -> Result<Target, EntryMisfit>
  private(set) var write: (@Sendable (Target) -> String?)?
  /// The schemes and hosts, unless the pattern has its own.
  private(set) var bases: [String] = []

  /// Creates an entry; `make` gets the pattern's values.
  public init<each Value: EntryValue>(_ pattern: String, _ make: @escaping @Sendable (repeat each Value) -> Target) {
    self.pattern = pattern
    var forms: [EntryForm] = []
    repeat forms.append((each Value).entryForm)
    self.forms = forms
    self.make = { texts in
      var values = ValueReader(texts: texts)
      do throws(EntryMisfit) {
        return .success(make(repeat try values.next((each Value).self)))
      } catch {
        return .failure(error)
      }
    }
  }

  init(
    pattern: String, forms: [EntryForm], make: @escaping @Sendable ([EntryText]) -> Result<Target, EntryMisfit>
  ) {
    (self.pattern, self.forms, self.make) = (pattern, forms, make)
  }

  /// Creates an entry without values.
  public init(_ pattern: String, _ target: Target) { self.init(pattern) { () in target } }

  /// Returns the entry with a closure that writes URLs from the path on; a URL that doesn't read back is ignored.
  public func written(by write: @escaping @Sendable (Target) -> String?) -> EntryLink {
    var entry = self
    entry.write = write
    return entry
  }

  fileprivate func on(_ bases: [String]) -> EntryLink {
    var entry = self
    entry.bases = bases
    return entry
  }
}

/// The index of a closure parameter whose text isn't a value.
struct EntryMisfit: Error {
  let index: Int
}

private struct ValueReader {
  let texts: [EntryText]
  private var index = 0

  init(texts: [EntryText]) { self.texts = texts }

  mutating func next<Value: EntryValue>(_: Value.Type) throws(EntryMisfit) -> Value {
    index += 1
    guard let value = Value.read(texts[index - 1]) else { throw EntryMisfit(index: index - 1) }
    return value
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
    self.entries = entries().map { $0.on(bases) }
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
