/// The form of a path, with `*` for each value: `posts/*`, `search?text=*&page=*`.
package struct PathPattern: Sendable {
  /// A segment, or the value of a parameter.
  enum Part: Sendable {
    case literal(String)
    case value
  }

  /// Where a value stands: in the segment at an index, or in the parameter with a name.
  enum Place: Sendable {
    case segment(Int)
    case parameter(String)
  }

  let segments: [Part]
  let parameters: [(key: String, value: Part)]
  /// Where each value stands, from left to right.
  let places: [Place]

  /// Reads the text of a pattern, with `*` for a value that fills a whole segment or the whole value of a parameter.
  init(_ text: String) throws(DeepLinkError) {
    // A link can't hold a `*`. It can hold an escaped NUL, which no path has.
    let path = text.replacing("*", with: "%00")
    let link = try DeepLink(DeepLink.scheme + "m" + (path.isEmpty || path.hasPrefix("?") ? "" : "/") + path)
    let segments = link.segments.map(Part.init)
    let parameters = link.parameters.map { (key: $0.key, value: Part($0.value)) }
    self.segments = segments
    self.parameters = parameters
    places =
      segments.indices.filter { segments[$0].isValue }.map(Place.segment)
      + parameters.filter(\.value.isValue).map { Place.parameter($0.key) }
    let literals = segments.compactMap(\.literal) + parameters.map(\.key) + parameters.compactMap(\.value.literal)
    if let stray = literals.first(where: { $0.contains("\0") }) {
      throw DeepLinkError(
        .link, stray.replacing("\0", with: "*"), at: 0, "“*” stands for a whole segment or a whole value")
    }
  }

  /// Derives the pattern from the path of one route; throws what is wrong with it.
  init(of path: LinkPath) throws(PatternFault) {
    let link = DeepLink(module: "m", path: path)
    if let fault = link.fault { throw PatternFault(reason: fault.description) }
    let start = DeepLink.scheme + "m"
    guard link.description == start + path.textAfterModule else {
      throw PatternFault(reason: "it must be spelled “\(link.description.dropFirst(start.count + 1))”")
    }
    do throws(DeepLinkError) {
      try self.init(path.pattern)
    } catch {
      throw PatternFault(reason: "a value fills a whole segment, or the whole text after “=”")
    }
    if segments.isEmpty { throw PatternFault(reason: "a route has at least one segment") }
    if segments.contains(where: { $0.literal?.isEmpty == true }) {
      throw PatternFault(reason: "a segment that is no value has some text")
    }
  }

  /// A name for each value: its parameter, or the literal segment before it.
  package var valueNames: [String] {
    places.map { place in
      switch place {
      case .segment(0): "value"
      case .segment(let index): spelling(ofSegment: index - 1)
      case .parameter(let key): LinkEscapes.escaped(key)
      }
    }
  }

  private func spelling(ofSegment index: Int) -> String {
    segments[index].literal.map(LinkEscapes.escapedSegment) ?? "*"
  }

  /// The names of the parameters, as links spell them.
  var keys: [String] { parameters.map { LinkEscapes.escaped($0.key) } }

  /// Throws unless a link has the parameters that are no values.
  func checkLiteralParameters(of link: DeepLink) throws(DeepLinkError) {
    for case (let key, .literal(let literal)) in parameters {
      guard let value = link.value(ofKey: key) else { throw link.missingParameterError(key) }
      if !value.hasSameBytes(as: literal) {
        throw link.wrongValueError(of: key, choices: [literal])
      }
    }
  }

  /// Returns the text at a place, in a link that the path fits from a segment on; `nil` when the parameter is missing.
  func text(at place: Place, in link: DeepLink, from position: Int) -> String? {
    switch place {
    case .segment(let index): link.segments[position + index]
    case .parameter(let key): link.value(ofKey: key)
    }
  }

  /// Returns how many segments, from the first one on, agree with those of a link from a position on.
  func agreement(with link: DeepLink, from position: Int) -> Int {
    zip(segments, link.segments[position...]).prefix { $0.literal?.hasSameBytes(as: $1) ?? true }.count
  }
}

extension PathPattern.Part {
  fileprivate init(_ text: String) { self = text == "\0" ? .value : .literal(text) }

  var isValue: Bool { literal == nil }

  /// The literal text; `nil` for a value.
  var literal: String? {
    switch self {
    case .literal(let text): text
    case .value: nil
    }
  }
}

extension PathPattern: CustomStringConvertible {
  /// The pattern as text, in the spelling of links.
  package var description: String {
    let path = segments.indices.map(spelling).joined(separator: "/")
    let query = zip(keys, parameters).map { "\($0)=\($1.value.literal.map(LinkEscapes.escaped) ?? "*")" }
    return path + (query.isEmpty ? "" : "?") + query.joined(separator: "&")
  }
}

extension PathPattern: Equatable {
  /// Whether two patterns have the same text.
  package static func == (left: PathPattern, right: PathPattern) -> Bool {
    left.description == right.description
  }
}

/// Why the path of a route, or a pattern, is not well declared.
struct PatternFault: Error {
  let reason: String
}
