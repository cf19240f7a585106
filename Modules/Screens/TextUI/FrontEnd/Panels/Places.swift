import Links
package import ScreenKit

/// The link patterns of an app, with `*` for each value, and the short links that they allow.
package struct Places {
  private let patterns: [String]

  package init(_ patterns: [String]) { self.patterns = patterns }

  /// The scheme that all places share, with `://`; empty without places.
  var scheme: String {
    guard let place = patterns.first, let end = place.firstRange(of: "://")?.upperBound else { return "" }
    return String(place[..<end])
  }

  /// Returns the link for a typed text, and the number of bytes that were added before it.
  ///
  /// The user can leave out the scheme, and the segments at the beginning if only one place ends like the text or its beginning:
  /// `posts/9` and `app://posts/9` mean `app://loggedIn/posts/9`. Blanks at the ends, slashes at the beginning, and the letter case of the
  /// scheme make no difference. A text that no place explains stays otherwise as it is, so that the app can say what is wrong
  /// with it.
  package func link(for text: String) throws(ShortLinkError) -> (text: String, added: Int) {
    let typed = text.trimmed
    let blanks = text.prefix(while: \.isWhitespace).utf8.count
    let link = try fullLink(for: typed)
    return (link, added: link.utf8.count - typed.utf8.count - blanks)
  }

  private func fullLink(for text: String) throws(ShortLinkError) -> String {
    // Scalars, because a combining mark can join with a slash.
    let scalars = text.unicodeScalars
    let start = String(scalars.prefix(scheme.unicodeScalars.count))
    let rest = String(start.lowercased() == scheme ? scalars.dropFirst(start.unicodeScalars.count) : scalars[...])
    guard !rest.isEmpty, !Self.hasScheme(rest) else { return text }
    let segments = Self.segments(rest)
    guard let first = segments.first else { return scheme + rest }
    let path = String(rest.unicodeScalars.drop { $0 == "/" })
    let places = patterns.map { Self.segments($0.dropFirst(scheme.count)) }
    guard !places.contains(where: { $0.first == first }) else { return scheme + path }
    // Other screens can lie over the place: `posts/9/about`.
    let meant = (1...segments.count).reversed().lazy.map { count in
      places.filter { Self.ends($0, like: segments.prefix(count)) && $0[$0.count - count] == first }
        .map { (head: $0.dropLast(count), place: $0) }
    }.first { !$0.isEmpty }
    guard let meant, let head = meant.first?.head else {
      let similar = places.filter { Self.ends($0, like: segments[...]) }
      let names = NearMisses.of(String(first), among: similar.map { String($0[$0.count - segments.count]) })
      // The app says what is wrong with the name of a module.
      let modules = NearMisses.of(String(first), among: places.compactMap(\.first).map(String.init))
      if modules.isEmpty, !names.isEmpty { throw .unknown(nearMisses: names) }
      return scheme + path
    }
    guard meant.allSatisfy({ $0.head == head }) else {
      throw .ambiguous(meant.map { scheme + $0.place.joined(separator: "/") })
    }
    return scheme + head.joined(separator: "/") + "/" + path
  }

  /// Returns whether a place ends with some segments, except for the name of the first, and has no value before them.
  private static func ends(_ place: [Substring], like segments: ArraySlice<Substring>) -> Bool {
    place.count > segments.count && !place.dropLast(segments.count).contains("*")
      && zip(place.suffix(segments.count), segments).dropFirst().allSatisfy { $0 == $1 || $0 == "*" && !$1.isEmpty }
  }

  /// Returns whether a text begins with a scheme; `://` after another part of a link is text of that part.
  private static func hasScheme(_ text: String) -> Bool {
    let beginning = text.unicodeScalars.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return beginning.last == ":" && text.unicodeScalars.dropFirst(beginning.count).starts(with: "//".unicodeScalars)
  }

  /// Returns whether a place may match a typed text or its beginning, whatever the values are.
  func explain(_ text: String) -> Bool {
    let link: String
    do throws(ShortLinkError) {
      link = try self.link(for: text).text
    } catch {
      // Several places match an ambiguous text.
      if case .ambiguous = error { return true } else { return false }
    }
    // Only the app knows which links of the web lead to a place.
    if link.hasPrefix("https://") { return true }
    let segments = Self.segments(link)
    return patterns.map(Self.segments).contains { place in
      place.count <= segments.count && zip(place, segments).allSatisfy { $0 == $1 || $0 == "*" }
    }
  }

  private static func segments(_ path: some StringProtocol) -> [Substring] {
    Substring(path).prefix { $0 != "?" }.split(separator: "/")
  }
}

/// The reason why a short link opens nothing.
package enum ShortLinkError: Error, Equatable, CustomStringConvertible {
  /// Several places, as link patterns, end like it.
  case ambiguous([String])
  /// No place is called that, but these names resemble its first one.
  case unknown(nearMisses: [String])

  package var description: String {
    switch self {
    case .ambiguous(let places): "Several places are called that: \(places.joined(separator: ", "))"
    case .unknown(let names): "No place is called that" + question(whetherMeaning: names)
    }
  }

  /// The places or names that can be meant.
  package var candidates: [String] {
    switch self {
    case .ambiguous(let names), .unknown(let names): names
    }
  }
}

extension Places {
  func request(for text: String) throws(ShortLinkError) -> SceneRequest {
    let (link, added) = try self.link(for: text)
    return .link(link, adding: added)
  }
}

extension SceneProvider {
  /// Returns the request to open a link, even a short one.
  func shortLink(_ text: String) throws(ShortLinkError) -> SceneRequest { try Places(places).request(for: text) }
}

extension SceneResponder where Self: SceneProvider {
  /// Opens a link that can be short; refuses an ambiguous or misspelled one.
  package func enterShortLink(_ text: String) -> Reply {
    do throws(ShortLinkError) {
      return respond(to: try shortLink(text))
    } catch {
      return .refused(error.description)
    }
  }
}
