/// The form of a path, with `*` for each value: `posts/*`, `search?text=*&page=*`.
package final class PathPattern: Sendable {
  /// A segment, or the value of a parameter.
  enum Part: Sendable {
    case text(LinkText)
    case value
  }

  /// Where a value stands: in the segment at an index, or in the parameter with a name.
  enum Place: Sendable {
    case segment(Int)
    case parameter(LinkText)
  }

  let segments: [Part]
  let parameters: [(key: LinkText, value: Part)]
  /// Where each value stands, from left to right.
  let values: [Place]
  /// The parameters that are no values.
  private let literalParameters: [(key: LinkText, value: LinkText)]

  private init(_ link: DeepLink, isValue: (LinkPart) -> Bool) {
    let segments = link.path.map { isValue($0) ? .value : Part.text(link.literal(ofSegment: $0)) }
    let parameters = link.query.map { key, value in
      (key: link.literal(of: key), value: isValue(value) ? .value : Part.text(link.literal(of: value)))
    }
    self.segments = segments
    self.parameters = parameters
    values =
      segments.indices.filter { segments[$0].isValue }.map(Place.segment)
      + parameters.filter(\.value.isValue).map { Place.parameter($0.key) }
    literalParameters = parameters.compactMap { key, value in value.literal.map { (key, $0) } }
  }

  /// Reads the text of a pattern, with `*` for a value that fills a whole segment or the whole value of a parameter.
  convenience init(_ text: String) throws(DeepLinkError) {
    // Escapes keep every other part as it is, and no pattern needs a literal “*”.
    let path = text.replacing("*", with: "%2A")
    let link = try DeepLink(DeepLink.scheme + "m" + (path.isEmpty || path.hasPrefix("?") ? "" : "/") + path)
    self.init(link) { link.text(of: $0) == "*" }
    let literals = segments.compactMap(\.literal) + parameters.map(\.key) + parameters.compactMap(\.value.literal)
    if let stray = literals.first(where: { $0.text.contains("*") }) {
      throw DeepLinkError(.link, stray.text, at: 0, "“*” stands for a whole segment or a whole value")
    }
  }

  /// Learns the pattern from the path of one route, and returns the texts of its values too; throws what is wrong with it.
  convenience init(of path: LinkPath, valueTexts: inout [String]) throws(PatternFault) {
    let module = "m"
    let link = DeepLink(module: module, path: path)
    if let fault = link.fault { throw PatternFault(reason: fault.description) }
    let written = DeepLink.scheme + module + path.textAfterModule
    guard link.description == written else {
      throw PatternFault(reason: "it must be spelled “\(link.description.dropFirst(link.path.first?.offset ?? 0))”")
    }
    let start = DeepLink.schemeBytes.count + module.utf8.count
    let ranges = Set(path.values.map { $0.lowerBound + start..<$0.upperBound + start })
    self.init(link) { ranges.contains($0.range) }
    valueTexts = (link.path + link.query.map(\.value)).filter { ranges.contains($0.range) }.map(link.text)
    if segments.isEmpty { throw PatternFault(reason: "a route has at least one segment") }
    if segments.contains(where: { $0.literal?.text.isEmpty == true }) {
      throw PatternFault(reason: "a segment that is no value has some text")
    }
    if valueTexts.count != path.values.count {
      throw PatternFault(reason: "a value fills a whole segment, or the whole text after “=”")
    }
  }

  /// A name for each value: its parameter, or the literal segment before it.
  package var valueNames: [String] {
    values.map { place in
      switch place {
      case .segment(0): "value"
      case .segment(let index): segments[index - 1].description
      case .parameter(let key): key.spelling
      }
    }
  }

  /// The names of the parameters, as links spell them.
  var keys: [String] { parameters.map(\.key.spelling) }

  /// Throws unless a link has the parameters that are no values.
  func checkLiteralParameters(of link: DeepLink) throws(DeepLinkError) {
    for (key, literal) in literalParameters {
      guard let value = link.parameter(key.bytes)?.value else { throw link.errorInMissing(key.text) }
      if link.spelling(of: value) != literal.bytes {
        throw link.errorInValue(of: key.spelling, choices: [literal.text])
      }
    }
  }

  /// Returns the part of a link that a value stands in; `nil` when the link lacks it.
  func part(of place: Place, in link: DeepLink, at position: Int) -> LinkPart? {
    switch place {
    case .segment(let index): link.path[position + index]
    case .parameter(let key): link.parameter(key.bytes)?.value
    }
  }

  /// The number of segments, from the first, that agree with those of a link from a position on.
  func agreement(with link: DeepLink, from position: Int) -> Int {
    zip(segments, link.path[position...]).prefix { segment, part in
      segment.literal.map { $0.bytes == link.spelling(ofSegment: part) } ?? true
    }.count
  }
}

extension DeepLink {
  fileprivate func literal(ofSegment part: LinkPart) -> LinkText {
    LinkText(text: text(of: part), bytes: spelling(ofSegment: part))
  }

  fileprivate func literal(of part: LinkPart) -> LinkText {
    LinkText(text: text(of: part), bytes: spelling(of: part))
  }
}

extension PathPattern.Part {
  var isValue: Bool { literal == nil }

  /// The literal text; `nil` for a value.
  var literal: LinkText? {
    switch self {
    case .text(let text): text
    case .value: nil
    }
  }
}

extension PathPattern.Part: CustomStringConvertible {
  var description: String { literal?.spelling ?? "*" }
}

extension PathPattern: CustomStringConvertible {
  /// The pattern as text, in the spelling of links.
  package var description: String {
    let path = segments.map(\.description).joined(separator: "/")
    guard !parameters.isEmpty else { return path }
    return path + "?" + parameters.map { "\($0.key.spelling)=\($0.value)" }.joined(separator: "&")
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
