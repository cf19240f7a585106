/// A table of external URLs: patterns, and what each leads to.
///
///     let table = try EntryTable(tolerating: [.trailingSlash], ignoring: ["utm_*"]) {
///       Site("https://waymark.example") {
///         EntryLink("/posts/:id") { (id: Post.ID) in Place.post(id) }
///         EntryLink("/search?q=&page=") { (text: String, page: Int?) in Place.search(text, page ?? 1) }
///       }
///     }
///     let reading = try table.read("https://waymark.example/posts/7?utm_source=mail")  // Place.post(7)
///
/// One entry takes a whole URL: of several, one with a literal before one with a value there, and otherwise the first. Parameters of the
/// app's own links, such as `then`, mean nothing here.
public struct EntryTable<Target: Hashable & Sendable>: Sendable {
  /// The entry of each pattern of the table.
  private let entries: [EntryLink<Target>]
  private let table: AddressTable
  private let grammar: AddressGrammar

  /// Creates a table; throws the first mistake in its patterns, or a pattern whose URLs another one takes.
  ///
  /// Parameters in `ignored` are ignored where a pattern lacks them; `utm_*` stands for all that begin with `utm_`.
  public init(
    tolerating tolerance: Set<URLTolerance> = [], ignoring ignored: [String] = [],
    @EntryBuilder<Target> _ build: () -> [EntryLink<Target>]
  ) throws(EntryProblem) {
    let rules = AddressRules(tolerance, ignoring: ignored)
    var entries: [EntryLink<Target>] = []
    var declarations: [AddressDeclaration] = []
    for entry in build() {
      let own = try entry.declarations(rules)
      declarations += own
      entries += own.map { _ in entry }
    }
    self.entries = entries
    grammar = .url(tolerance)
    table = AddressTable(declarations, rules)
    for index in entries.indices { try check(index) }
  }

  // MARK: Checking

  /// Throws if a pattern doesn't read its own examples, or puts a secret into a place.
  private func check(_ index: Int) throws(EntryProblem) {
    let text = table.declarations[index].pattern.text
    let taker = table.taker(of: index, reading: reader)
    if let taker { throw EntryProblem(text, takenBy: table.declarations[taker].pattern.text) }
    if entries[index].savesSecret {
      throw EntryProblem(text, "puts a secret into a place, whose link is saved; only actions have secrets")
    }
  }

  /// Returns the index of the pattern that takes an address, without calling its closure.
  private func reader(of address: Address) -> Int? {
    for fit in table.search(address).fits {
      let pattern = table.declarations[fit.pattern].pattern
      guard let read = try? AddressFit(pattern, address, table.rules), read.isReadable else { continue }
      return fit.pattern
    }
    return nil
  }

  // MARK: Reading

  /// Reads a URL in time linear in its length, whatever the number of entries; throws an error about the part that the nearest entry can't
  /// use.
  public func read(_ text: String) throws(DeepLinkError) -> EntryReading<Target> {
    let address = try address(of: text)
    let search = table.search(address)
    var nearest = search.fault
    for fit in search.fits {
      do throws(AddressFault) {
        return try read(address, as: fit.pattern)
      } catch {
        if error.progress > nearest?.progress ?? -1 { nearest = error }
      }
    }
    throw nearest?.error ?? UnknownAddress(address, in: table).error
  }

  private func address(of text: String) throws(DeepLinkError) -> Address {
    do throws(DeepLinkError) {
      return try AddressReader.read(text, grammar)
    } catch {
      // Whatever follows an unknown host, the URL is none of the app's.
      guard let base = try? AddressReader.readBase(text, grammar), !table.knowsBase(of: base) else { throw error }
      throw UnknownAddress(base, in: table).error
    }
  }

  private func read(_ address: Address, as index: Int) throws(AddressFault) -> EntryReading<Target> {
    let fit = try AddressFit(table.declarations[index].pattern, address, table.rules)
    let target = try entries[index].maker.make(from: fit)
    return EntryReading(target: target, pattern: fit.pattern.text, ignored: fit.ignored)
  }

  // MARK: Hiding secrets

  /// Returns a URL for events and logs, with dots for values that a pattern or the parameter's name marks as secret.
  ///
  /// Of a text that can't be read, only a scheme of the table remains.
  public func withoutSecrets(_ text: String) -> String {
    // `ann:password@host` is read as a URL without `//`.
    guard let address = try? AddressReader.read(text, grammar), address.host != nil || table.knowsBase(of: address)
    else {
      return schemeOnly(text)
    }
    var secrets: Set<Range<Int>> = []
    for parameter in address.parameters where parameter.isSecret { secrets.insert(parameter.value.range) }
    if let fragment = address.fragment, address.raw(fragment.range).contains("=") { secrets.insert(fragment.range) }
    for fit in table.search(address).fits {
      let pattern = table.declarations[fit.pattern].pattern
      if let fit = try? AddressFit(pattern, address, table.rules) { secrets.formUnion(fit.secrets) }
    }
    var bytes = Array(text.utf8)
    for range in secrets.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      bytes.replaceSubrange(range, with: "•••".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func schemeOnly(_ text: String) -> String {
    guard let mark = text.firstRange(of: "://") else { return "•••" }
    let isKnown = table.bases[text[..<mark.lowerBound].lowercased()] != nil
    return isKnown ? text[..<mark.upperBound] + "•••" : "•••"
  }

  // MARK: Writing

  /// Returns the URL that the first fitting closure of `EntryLink.written(by:)` writes and the table reads back, or `nil`.
  public func url(for target: Target) -> String? {
    for (entry, declaration) in zip(entries, table.declarations) {
      guard let tail = entry.write?(target), let base = declaration.bases.first else { continue }
      let url = base.text + tail
      if (try? read(url))?.target == target { return url }
    }
    return nil
  }

  /// The patterns in order, each with its target for sample values, if any.
  public var samples: [(pattern: String, target: Target?)] {
    zip(table.declarations, entries).map { ($0.pattern.text, $1.maker.example()) }
  }
}

extension Address.Parameter {
  /// Whether the name is that of a secret, or can't be read.
  fileprivate var isSecret: Bool {
    guard let key = key.text else { return !value.range.isEmpty }
    return SecretKeys.word(endOf: key) != nil
  }
}

/// A URL as read by an entry.
public struct EntryReading<Target: Hashable & Sendable>: Hashable, Sendable {
  /// What the URL leads to.
  public let target: Target
  /// The pattern of the entry.
  public let pattern: String
  /// The ignored parts: parameter names as sent, “trailing slash”, “fragment”; for a secret only its word.
  public let ignored: [String]
}
