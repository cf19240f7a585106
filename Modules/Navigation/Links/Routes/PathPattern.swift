/// The form of a path, with `*` for each value: `posts/*`, `search?text=*&page=*`.
package struct PathPattern: Sendable {
  enum Place: Sendable {
    case segment(Int)
    case parameter(String)
  }

  /// `nil` for a value.
  let segments: [String?]
  let parameters: [(key: String, text: String?)]
  let places: [Place]

  /// Creates a pattern; each `*` is a whole segment or the whole value of a parameter.
  init(_ text: String) throws(DeepLinkError) {
    // `DeepLink` refuses `*`, so each one is read as an escaped NUL, which no path has.
    let link = DeepLink(module: "m", path: LinkPath(stringLiteral: text.replacing("*", with: "%00")))
    if let fault = link.fault { throw fault }
    func literal(_ text: String) -> String? { text == "\0" ? nil : text }
    let segments = link.segments.map(literal)
    let parameters = link.parameters.map { (key: $0.key, text: literal($0.value)) }
    self.segments = segments
    self.parameters = parameters
    places =
      segments.indices.filter { segments[$0] == nil }.map(Place.segment)
      + parameters.filter { $0.text == nil }.map { Place.parameter($0.key) }
    let literals = segments.compactMap(\.self) + parameters.map(\.key) + parameters.compactMap(\.text)
    if let stray = literals.first(where: { $0.contains("\0") }) {
      throw DeepLinkError(
        .link, stray.replacing("\0", with: "*"), at: 0, "“*” stands for a whole segment or a whole value")
    }
  }

  /// Creates the pattern of a path; throws if it isn't well declared.
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
    if segments.isEmpty && parameters.isEmpty { throw PatternFault(reason: "a route has a segment or a parameter") }
    if segments.contains("") { throw PatternFault(reason: "a segment that is no value has some text") }
  }

  /// A name for each value: its parameter, or the literal segment before it.
  package var valueNames: [String] {
    places.map { place in
      switch place {
      case .segment(0): "value"
      case .segment(let index): Self.spelling(ofSegment: segments[index - 1])
      case .parameter(let key): LinkEscapes.escaped(key)
      }
    }
  }

  private static func spelling(ofSegment text: String?) -> String { text.map(LinkEscapes.escapedSegment) ?? "*" }

  var keys: [String] { parameters.map { LinkEscapes.escaped($0.key) } }

  // MARK: Reading

  /// Returns the texts of the values; none if the path can't be written.
  func values(of path: LinkPath) -> [String] {
    let link = DeepLink(module: "m", path: path)
    if link.fault != nil { return [] }
    return places.map { place in
      switch place {
      case .segment(let index): link.segments[index]
      case .parameter(let key): link.parameters.first { $0.key == key }?.value ?? ""
      }
    }
  }

  func checkLiteralParameters(of link: DeepLink) throws(DeepLinkError) {
    for case (let key, let text?) in parameters {
      guard let position = link.parameterIndex(key) else { throw link.missingParameterError(key) }
      if !link.parameters[position].value.hasSameBytes(as: text) {
        throw link.wrongValueError(at: position, choices: [text])
      }
    }
  }

  /// Reads the value at an index from a link that fits from `start` on, and advances the index.
  func nextValue<Value: RouteValue>(
    _: Value.Type, _ index: inout Int, of link: DeepLink, from start: Int
  ) throws(DeepLinkError) -> Value {
    let place = places[index]
    index += 1
    switch place {
    case .segment(let segment):
      if let value = Value.read(.text(link.segments[start + segment])) { return value }
      throw link.wrongSegmentError(at: start + segment, choices: Value.valueType.choices)
    case .parameter(let key):
      guard let position = link.parameterIndex(key) else {
        if let missing = Value.read(.none) { return missing }
        throw link.missingParameterError(key)
      }
      if let value = Value.read(.text(link.parameters[position].value)) { return value }
      let type = Value.valueType
      throw link.wrongValueError(at: position, choices: type.choices.isEmpty ? [typeName(type)] : type.choices)
    }
  }

  func hasAllParameters(of link: DeepLink) -> Bool {
    link.parameters.isEmpty
      || link.parameters.allSatisfy { parameter in parameters.contains { $0.key.hasSameBytes(as: parameter.key) } }
  }

  /// Whether the path has segments, and all are values.
  var isOfValuesOnly: Bool { !segments.isEmpty && segments.allSatisfy { $0 == nil } }

  /// Returns the number of leading segments that agree with a link; a value agrees with any text.
  func agreement(with link: DeepLink, from position: Int) -> Int {
    zip(segments, link.segments[position...]).prefix { $0?.hasSameBytes(as: $1) ?? true }.count
  }
}

extension PathPattern: CustomStringConvertible {
  package var description: String {
    let path = segments.map(Self.spelling).joined(separator: "/")
    let query = zip(keys, parameters).map { "\($0)=\($1.text.map(LinkEscapes.escaped) ?? "*")" }
    return path + (query.isEmpty ? "" : "?") + query.joined(separator: "&")
  }
}

struct PatternFault: Error {
  let reason: String
}
