/// The policy for `https` links of an app's web site: which ones the app opens, and what it tolerates in them.
///
///     try WebLinks(
///       hosts: ["waymark.example"],
///       paths: ["articles/*": "loggedIn/posts/*"],
///       ignoredParameters: .allUnknown, ignoresTrailingSlash: true, ignoresFragment: true)
///
/// Without an entry in `paths`, `https://waymark.example/loggedIn/posts` is `app://loggedIn/posts`. The rest is refused.
public struct WebLinks: Sendable {
  /// The parameters of a web link that are ignored, such as those of campaigns.
  public enum IgnoredParameters: Hashable, Sendable {
    /// None: a parameter that no route uses is refused.
    case none
    /// The parameters with these names.
    case named(Set<String>)
    /// Every parameter that no route uses.
    case allUnknown
  }

  package struct Reading: Sendable {
    /// The app link for the same place; pass errors about it to `located(_:)`.
    package let link: DeepLink
    /// What was ignored: parameters, “trailing slash”, “fragment”; of a secret such as `access_token` only the word `token`.
    package let ignored: [String]
    package let ignoresUnknownParameters: Bool
    fileprivate let source: LinkSource

    /// Returns an error about `link` with its offset in the web link.
    package func located(_ error: DeepLinkError) -> DeepLinkError { source.located(error) }
  }

  /// The hosts, in lowercase.
  public let hosts: Set<String>
  private let pathPrefix: String
  private let paths: [(from: PathPattern, to: PathPattern)]
  private let ignoredParameters: IgnoredParameters
  private let ignoresTrailingSlash: Bool
  private let ignoresFragment: Bool

  /// Makes a policy; throws when a pattern is not well formed or two sides of an entry have different numbers of `*`.
  ///
  /// - Parameters:
  ///   - hosts: The hosts of the app's web site, without ports.
  ///   - pathPrefix: The path under which the app's links are, such as `/app`; other links are not links of the app.
  ///   - paths: Patterns of paths below the prefix, each with the module and path in the app. `*` stands for a segment, in the
  ///     app also for the value of a parameter; the texts keep their order. The first pattern that fits counts.
  ///   - ignoredParameters: The parameters to ignore.
  ///   - ignoresTrailingSlash: Whether a `/` at the end of the path is ignored.
  ///   - ignoresFragment: Whether a `#` and the text after it are ignored.
  public init(
    hosts: Set<String>, pathPrefix: String = "", paths: KeyValuePairs<String, String> = [:],
    ignoredParameters: IgnoredParameters = .none, ignoresTrailingSlash: Bool = false, ignoresFragment: Bool = false
  ) throws(DeepLinkError) {
    self.hosts = Set(hosts.map { $0.lowercased() })
    let prefix = pathPrefix.split(separator: "/").joined(separator: "/")
    self.pathPrefix = prefix.isEmpty ? "" : "/" + prefix
    self.ignoredParameters = ignoredParameters
    self.ignoresTrailingSlash = ignoresTrailingSlash
    self.ignoresFragment = ignoresFragment
    var patterns: [(from: PathPattern, to: PathPattern)] = []
    for (from, to) in paths {
      let (source, target) = (try PathPattern(from), try PathPattern(to))
      guard source.parameters.isEmpty else {
        throw DeepLinkError(.key, from, at: 0, "“\(from)” has parameters; only its path counts")
      }
      guard source.places.count == target.places.count else {
        throw DeepLinkError(.link, to, at: 0, "“\(from)” and “\(to)” have different numbers of “*”")
      }
      guard let module = target.segments.first ?? nil, DeepLink(module: module).fault == nil else {
        throw DeepLinkError(.module, to, at: 0, "“\(to)” begins with the name of a module")
      }
      patterns.append((source, target))
    }
    self.paths = patterns
  }

  /// Returns a link as `https` text, with the alphabetically first host and the path prefix; `nil` when there is no host.
  public func text(of link: DeepLink) -> String? {
    hosts.min().map { "https://\($0)\(pathPrefix)/\(link.description.dropFirst(DeepLink.scheme.count))" }
  }

  /// Reads a web link; returns `nil` for a text that is no `https` link of these hosts below the path prefix, and throws, with
  /// the offset in `text`, when the policy doesn't tolerate a part.
  package func read(_ text: String) throws(DeepLinkError) -> Reading? {
    guard let start = startOfPath(in: text) else { return nil }
    if text.utf8.count > DeepLink.maximumBytes { throw .tooLong }
    let url = Substring(text).utf8
    var ignored: [String] = []
    var end = text.endIndex
    if ignoresFragment, let mark = url.firstIndex(of: UInt8(ascii: "#")) {
      ignored.append("fragment")
      end = mark
    }
    var path = url[start..<(url[start..<end].firstIndex(of: UInt8(ascii: "?")) ?? end)]
    let parameters = path.endIndex == end ? [] : self.parameters(in: url[path.endIndex..<end].dropFirst(), &ignored)
    if ignoresTrailingSlash, path.count > 1, path.last == UInt8(ascii: "/") {
      ignored.append("trailing slash")
      path.removeLast()
    }
    let source = appLink(path, parameters, in: text)
    do throws(DeepLinkError) {
      return Reading(
        link: try DeepLink(source.text), ignored: ignored,
        ignoresUnknownParameters: ignoredParameters == .allUnknown, source: source)
    } catch {
      throw source.located(error)
    }
  }

  /// Returns the error for a web link with another scheme, host or prefix; `nil` for any other text.
  package func foreignLinkError(_ text: String) -> DeepLinkError? {
    let sites = hosts.sorted().map { "“https://\($0)\(pathPrefix)”" }.joined(separator: " or ")
    let reason = "A web link of the app begins with \(sites)"
    if text.prefix(7).lowercased() == "http://" { return DeepLinkError(.scheme, "http", at: 0, reason) }
    guard let host = Self.host(in: text), startOfPath(in: text) == nil else { return nil }
    let name = String(Substring(host))
    // A host can follow a user and a password.
    return DeepLinkError(.link, name.contains("@") ? "" : name, at: Self.scheme.utf8.count, reason)
  }

  private static let scheme = "https://"
  private static let marks = "/?#".utf8

  private static func host(in text: String) -> Substring.UTF8View? {
    guard text.prefix(scheme.count).lowercased() == scheme else { return nil }
    return text.utf8.dropFirst(scheme.utf8.count).prefix { !marks.contains($0) }
  }

  /// Returns where the path begins, after the host and the prefix; `nil` for a link of another host or prefix.
  private func startOfPath(in text: String) -> String.Index? {
    guard let host = Self.host(in: text), hosts.contains(String(Substring(host)).lowercased()),
      text.utf8[host.endIndex...].starts(with: pathPrefix.utf8)
    else { return nil }
    let path = text.utf8[host.endIndex...].dropFirst(pathPrefix.utf8.count)
    return path.isEmpty || Self.marks.contains(path[path.startIndex]) ? path.startIndex : nil
  }

  private func parameters(in query: Substring.UTF8View, _ ignored: inout [String]) -> [Substring.UTF8View] {
    let parameters = query.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
      .map { (text: $0, name: $0.prefix { $0 != UInt8(ascii: "=") }.unescaped) }
    let counts = Dictionary(parameters.map { ($0.name, 1) }, uniquingKeysWith: +)
    return parameters.filter { text, name in
      // A fragment is still here unless it is ignored; no app link can hold it.
      if text.contains(UInt8(ascii: "#")) { return true }
      let isIgnored =
        switch ignoredParameters {
        case .none: false
        case .named(let names): names.contains(name)
        // App links can't hold these parameters, so no route needs them: malformed, secret or repeated ones.
        case .allUnknown:
          !DeepLink.reservedKeys.contains(name) && (!text.isParameter || counts[name, default: 0] > 1)
        }
      if isIgnored, !text.isEmpty { ignored.append(SecretKeys.word(endOf: name) ?? name) }
      return !isIgnored
    }.map(\.text)
  }

  private func appLink(
    _ path: Substring.UTF8View, _ parameters: [Substring.UTF8View], in text: String
  ) -> LinkSource {
    var link = LinkSource(of: text)
    let start = path.prefix(0)
    link.append(DeepLink.scheme, for: start)
    let segments =
      path.count < 2 ? [] : path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if let (from, to) = paths.first(where: { $0.from.fits(segments) }) {
      var values = zip(from.segments, segments).filter { $0.0 == nil }.map(\.1)[...]
      for (index, literal) in to.description.split(separator: "*", omittingEmptySubsequences: false).enumerated() {
        if index > 0, let value = values.popFirst() { link.append(value) }
        link.append(String(literal), for: start)
      }
    } else {
      link.append(path.dropFirst())
    }
    for parameter in parameters { link.appendParameter(parameter) }
    return link
  }
}

/// The text of an app link that is put together from pieces of a web link.
private struct LinkSource: Sendable {
  private(set) var text = ""
  private let web: String
  /// Where each piece begins in `text`, and which bytes of the web link it stands for.
  private var pieces: [(start: Int, source: Range<Int>)] = []

  init(of web: String) { self.web = web }

  mutating func append(_ piece: Substring.UTF8View) { append(String(Substring(piece)), for: piece) }

  mutating func appendParameter(_ piece: Substring.UTF8View) {
    text += text.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
    append(piece)
  }

  /// Appends text that comes from `source`; an empty `source` marks where to report errors in text that the web link lacks.
  mutating func append(_ piece: String, for source: Substring.UTF8View) {
    let offset = web.utf8.distance(from: web.startIndex, to: source.startIndex)
    pieces.append((text.utf8.count, offset..<offset + source.count))
    text += piece
  }

  func located(_ error: DeepLinkError) -> DeepLinkError {
    guard let piece = pieces.last(where: { $0.start <= error.offset }) else { return error }
    var located = error
    located.offset = min(piece.source.lowerBound + error.offset - piece.start, piece.source.upperBound)
    return located
  }
}

extension PathPattern {
  fileprivate func fits(_ path: [Substring.UTF8View]) -> Bool {
    path.count == segments.count
      && zip(segments, path).allSatisfy { $0?.hasSameBytes(as: $1.unescaped) ?? true }
  }
}

extension Substring.UTF8View {
  /// The text without escapes; unchanged when the escapes are wrong.
  fileprivate var unescaped: String { LinkEscapes.unescape(self) ?? String(Substring(self)) }

  fileprivate var isParameter: Bool { (try? DeepLink("\(DeepLink.scheme)m?\(Substring(self))")) != nil }
}
