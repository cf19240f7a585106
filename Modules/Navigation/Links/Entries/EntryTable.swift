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
/// One entry takes a whole URL: of several, the one that is a part of the others, such as a literal beside a value. Parameters of the app's
/// own links, such as `then`, mean nothing here.
public struct EntryTable<Target: Hashable & Sendable>: Sendable {
  let entries: [EntryLink<Target>]
  let declarations: [EntryDeclaration]
  let rules: EntryRules
  private let index: EntryIndex
  private(set) var ranks: [Int] = []

  /// Creates a table; throws the first mistake in its patterns, or two patterns that overlap although neither is a part of the other.
  ///
  /// Parameters in `ignored` are ignored where a pattern lacks them; `utm_*` stands for all that begin with `utm_`.
  public init(
    tolerating tolerance: URLTolerance = [], ignoring ignored: [String] = [],
    @EntryBuilder<Target> _ build: () -> [EntryLink<Target>]
  ) throws(EntryProblem) {
    rules = EntryRules(tolerance, ignoring: ignored)
    var entries: [EntryLink<Target>] = []
    var declarations: [EntryDeclaration] = []
    for entry in build() {
      let own = try EntryDeclaration.all(of: entry, rules)
      declarations += own
      entries += own.map { _ in entry }
    }
    (self.entries, self.declarations) = (entries, declarations)
    index = EntryIndex(declarations, rules)
    let overlap = EntryOverlap(declarations, in: index, rules)
    if let (first, second, example) = overlap.clash {
      let isTrue = takes(first, example) && takes(second, example)
      throw EntryProblem(
        declarations[first].pattern.text, declarations[second].pattern.text, bothTake: isTrue ? example : nil)
    }
    ranks = overlap.ranks
  }

  // MARK: Reading

  /// Reads a URL in time linear in its length, whatever the number of entries; throws an error about the part that the nearest entry can't
  /// use.
  public func read(_ text: String) throws(DeepLinkError) -> EntryReading<Target> {
    let search = index.search(try URLText(text, rules.tolerance))
    var nearest = search.fault
    for entry in search.entries.count > 1 ? search.entries.sorted(by: { ranks[$0] < ranks[$1] }) : search.entries {
      do throws(EntryFault) {
        return try read(search, as: entry)
      } catch {
        if error.progress > nearest?.progress ?? -1 { nearest = error }
      }
    }
    throw nearest?.error ?? unknownLinkError(search)
  }

  private func read(_ search: EntrySearch, as entry: Int) throws(EntryFault) -> EntryReading<Target> {
    let pattern = declarations[entry].pattern
    let fit = try EntryFit(pattern, search, rules)
    switch entries[entry].make(fit.texts) {
    case .success(let target): return EntryReading(target: target, pattern: pattern.text, ignored: fit.ignored)
    case .failure(let misfit): throw fit.misfit(misfit)
    }
  }

  private func takes(_ entry: Int, _ text: String) -> Bool {
    guard let url = try? URLText(text, rules.tolerance) else { return false }
    let search = index.search(url)
    return search.entries.contains(entry) && (try? read(search, as: entry)) != nil
  }

  /// Returns a URL for events and logs, with dots for values that a pattern or the parameter's name marks as secret.
  ///
  /// Of a text that is no URL but has an `@`, `?` or `#`, only the scheme remains.
  public func withoutSecrets(_ text: String) -> String {
    guard let url = try? URLText(text, rules.tolerance) else {
      let end = text.lastIndex(of: "@") ?? text.firstIndex { "?#".contains($0) }
      return end == nil ? text : (text.firstRange(of: "://").map { String(text[..<$0.upperBound]) } ?? "") + "•••"
    }
    let search = index.search(url)
    var secrets = zip(url.parameters, search.parameters).filter { SecretKeys.word(endOf: $1.key) != nil }.map(\.0.value)
    for pattern in search.entries.map({ declarations[$0].pattern }) {
      for (index, form) in pattern.forms.enumerated() {
        if case .secret = form { secrets += [search.location(of: index, in: pattern)?.range].compactMap(\.self) }
      }
    }
    var bytes = Array(text.utf8)
    for range in Set(secrets).sorted(by: { $0.lowerBound > $1.lowerBound }) {
      bytes.replaceSubrange(range, with: "•••".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Errors

  private func unknownLinkError(_ search: EntrySearch) -> DeepLinkError {
    let url = search.url
    if search.depth < 0 { return unknownHostError(url) }
    let names = index.names(after: search.depth, in: url)
    let range = search.depth < url.segments.count ? url.segments[search.depth] : url.segments.last ?? url.host
    var error = url.error(search.depth == 0 && url.segments.isEmpty ? .host : .segment, range, "")
    error.isUnknown = true
    if search.depth < url.segments.count {
      error.reason = "No link of the app leads there"
      // More names would cost more than the rest of the reading.
      if names.count <= 100 { error.nearMisses = NearMisses.of(error.text, among: names) }
    } else {
      error.reason = (names.count == 1 ? "“\(names[0])”" : "Something") + " is missing after this"
    }
    return error
  }

  private func unknownHostError(_ url: URLText) -> DeepLinkError {
    let bases = index.roots.flatMap(\.bases)
    let hosts = Set(bases.filter { $0.scheme == url.schemeName }.map(\.host)).sorted()
    var error =
      hosts.isEmpty
      ? url.error(.scheme, url.scheme, "No link of the app has this scheme")
      : url.error(.host, url.host, "No link of the app has this host")
    error.isUnknown = true
    let names = hosts.isEmpty ? Set(bases.map(\.scheme)).sorted() : hosts
    if names.count <= 100 { error.nearMisses = NearMisses.of(error.text, among: names) }
    return error
  }

  // MARK: Describing

  /// The patterns in order, each with its target for sample values, if any.
  public var samples: [(pattern: String, target: Target?)] {
    zip(declarations, entries).map { declaration, entry in
      let texts = declaration.pattern.forms.map { $0.example(0) }
      return (declaration.pattern.text, try? entry.make(texts).get())
    }
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
