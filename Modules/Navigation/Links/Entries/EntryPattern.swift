/// The form of an entry's URLs.
struct EntryPattern: Sendable {
  indirect enum Place: Sendable {
    case literal(String)
    /// The closure's parameter with this index.
    case value(Int)
    /// A path in a parameter, such as `/settings/:section`.
    case path([Place])
    case ignored
  }

  let text: String
  let forms: [EntryForm]
  /// The labels of a host with a value, the whole host, or nothing.
  let host: [Place]
  private(set) var path: [Place] = []
  /// What follows the path; `nil` refuses further segments.
  private(set) var rest: Place?
  private(set) var parameters: [(key: String, place: Place)] = []
  /// What other parameters are for; `nil` refuses them.
  private(set) var otherParameters: Place?
  private(set) var fragment: Place?

  /// Creates a pattern; `tail` is everything after the base's host.
  init(_ text: String, host: String, tail: Substring, forms: [EntryForm]) throws(EntryProblem) {
    self.text = text
    self.forms = forms
    var reader = PatternReader(text, forms)
    self.host = try reader.readHost(host)
    if host == "..." { ignoreRest() } else { try readTail(tail, &reader) }
    try reader.finish()
  }

  private mutating func ignoreRest() { (rest, otherParameters, fragment) = (.ignored, .ignored, .ignored) }

  private mutating func readTail(_ tail: Substring, _ reader: inout PatternReader) throws(EntryProblem) {
    let hash = tail.firstIndex(of: "#") ?? tail.endIndex
    let mark = tail[..<hash].firstIndex(of: "?") ?? hash
    try readPath(tail[..<mark], &reader)
    for item in tail[mark..<hash].dropFirst().split(separator: "&") { try readParameter(item, &reader) }
    switch tail[hash...] {
    case "": break
    case "#...": fragment = .ignored
    default: fragment = try reader.place(tail[hash...].dropFirst(), [.once, .optional])
    }
  }

  private mutating func readPath(_ text: Substring, _ reader: inout PatternReader) throws(EntryProblem) {
    let segments = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard text.count > 1 else { return }
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      switch segment {
      case "...", "**":
        if segment == "..." { ignoreRest() } else { rest = try reader.place("*", [.several]) }
        if !isLast { throw reader.problem("goes on after “\(segment)”") }
      case "": throw reader.problem("has an empty segment")
      default: path.append(try reader.place(segment, isLast ? [.once, .optional] : [.once]))
      }
    }
  }

  private mutating func readParameter(_ item: Substring, _ reader: inout PatternReader) throws(EntryProblem) {
    if item == "..." { return otherParameters = .ignored }
    if item == "*" { return otherParameters = try reader.place(item, [.others]) }
    let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let key = String(pair[0])
    if names(key) { throw reader.problem("has the parameter “\(key)” twice") }
    guard pair.count == 2 else { return parameters.append((key, .literal(""))) }
    if pair[1].hasPrefix("/") {
      var places: [Place] = []
      for part in pair[1].dropFirst().split(separator: "/") { places.append(try reader.place(part, [.once])) }
      parameters.append((key, .path(places)))
    } else {
      parameters.append((key, try reader.place(pair[1].isEmpty ? "*" : pair[1], [.once, .optional, .several])))
    }
  }
}

extension EntryPattern {
  var requiredSegments: Int { path.last.map(isRequired) == false ? path.count - 1 : path.count }

  func names(_ key: String) -> Bool { parameters.contains { $0.key == key } }

  func isRequired(_ place: Place) -> Bool {
    switch place {
    case .literal, .path: true
    case .ignored: false
    case .value(let index):
      switch forms[index] {
      case .value, .secret: true
      case .optional, .several, .others, .url: false
      }
    }
  }

  func isSecret(_ place: Place) -> Bool {
    if case .value(let index) = place, case .secret = forms[index] { true } else { false }
  }

  func texts(of place: Place) -> PlaceTexts {
    switch place {
    case .literal(let text): .literal(text)
    case .value(let index): .type(forms[index].type ?? String.self)
    case .path(let places): .list([.literal("")] + places.map(texts), separator: "/")
    case .ignored: .type(String.self)
    }
  }
}

extension EntryPattern.Place {
  func holds(_ index: Int) -> Bool {
    switch self {
    case .value(let own): own == index
    case .path(let places): places.contains { $0.holds(index) }
    case .literal, .ignored: false
    }
  }
}

private struct PatternReader {
  enum Use { case once, optional, several, others }

  private let text: String
  private let count: Int
  private var forms: ArraySlice<(offset: Int, element: EntryForm)>

  init(_ text: String, _ forms: [EntryForm]) {
    self.text = text
    let places = forms.enumerated().filter { if case .url = $0.element { false } else { true } }
    (self.forms, count) = (places[...], places.count)
  }

  func problem(_ reason: String) -> EntryProblem { EntryProblem(text, reason) }

  mutating func readHost(_ host: String) throws(EntryProblem) -> [EntryPattern.Place] {
    if host.isEmpty || host == "..." { return [] }
    if host == "**" { return [try place("*", [.once])] }
    var labels: [EntryPattern.Place] = []
    for label in host.split(separator: ".", omittingEmptySubsequences: false) {
      labels.append(try place(label, [.once]))
    }
    return labels
  }

  mutating func place(_ part: Substring, _ uses: Set<Use>) throws(EntryProblem) -> EntryPattern.Place {
    guard part == "*" || part.hasPrefix(":") else { return .literal(String(part)) }
    guard let (index, form) = forms.popFirst() else {
      throw problem("has more places for values than its closure has parameters (\(count))")
    }
    let use: Use =
      switch form {
      case .value, .secret: .once
      case .optional: .optional
      case .several: .several
      case .others, .url: .others
      }
    guard uses.contains(use) else {
      throw problem("gives “\(part)” to a parameter of a type that can't stand there")
    }
    return .value(index)
  }

  func finish() throws(EntryProblem) {
    if !forms.isEmpty { throw problem("has fewer places for values than its closure has parameters (\(count))") }
  }
}
