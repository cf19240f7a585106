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

  /// Returns the link for a typed text.
  ///
  /// The user can leave out the scheme, and the segments at the beginning if only one place ends like the text: `posts/9` and
  /// `app://posts/9` mean `app://loggedIn/posts/9`. A text that no place explains stays as it is, so that the app can
  /// say what is wrong with it.
  package func link(for text: String) throws(AmbiguousLink) -> String {
    let scheme = scheme
    // Scalars, because a combining mark can join with a slash.
    let hasScheme = text.unicodeScalars.starts(with: scheme.unicodeScalars)
    let path = hasScheme ? String(text.unicodeScalars.dropFirst(scheme.unicodeScalars.count)) : text
    guard !path.isEmpty, !path.unicodeScalars.contains("://".unicodeScalars) else { return text }
    let segments = Self.segments(path)
    let places = patterns.map { Self.segments($0.dropFirst(scheme.count)) }
    guard let first = segments.first, !places.contains(where: { $0.first == first }) else { return scheme + path }
    let meant = places.filter { place in
      let head = place.dropLast(segments.count)
      // A text that only values match says nothing about the place.
      return place.count > segments.count && place[head.endIndex] == first && !head.contains("*")
        && zip(place.suffix(segments.count), segments).allSatisfy { $0 == $1 || $0 == "*" && !$1.isEmpty }
    }
    guard let head = meant.first?.dropLast(segments.count) else { return scheme + path }
    guard meant.allSatisfy({ $0.dropLast(segments.count) == head }) else {
      throw AmbiguousLink(candidates: meant.map { scheme + $0.joined(separator: "/") })
    }
    return scheme + head.joined(separator: "/") + "/" + path
  }

  /// Returns whether a place may match a typed text or its beginning, whatever the values are.
  func explain(_ text: String) -> Bool {
    // Several places match an ambiguous text.
    guard let link = try? link(for: text) else { return true }
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

/// The reason why a short link opens nothing: several places end like it.
package struct AmbiguousLink: Error, Equatable, CustomStringConvertible {
  /// The places, as link patterns.
  package let candidates: [String]

  package var description: String { "Several places are called that: \(candidates.joined(separator: ", "))" }
}

extension SceneProvider {
  /// Returns the request to open a link, of which the beginning can be missing.
  func shortLink(_ text: String) throws(AmbiguousLink) -> SceneRequest {
    let link = try Places(places).link(for: text)
    return .link(link, adding: link.utf8.count - text.utf8.count)
  }
}

extension SceneResponder where Self: SceneProvider {
  /// Opens a link that can be short; refuses an ambiguous one.
  package func enterShortLink(_ text: String) -> Reply {
    do throws(AmbiguousLink) {
      return respond(to: try shortLink(text))
    } catch {
      return .refused(error.description)
    }
  }
}
