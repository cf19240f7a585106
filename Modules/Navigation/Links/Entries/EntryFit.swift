/// A comparison of a URL with a pattern whose host and path fit it.
struct EntryFit {
  private let pattern: EntryPattern
  private let search: EntrySearch
  private let rules: EntryRules
  private(set) var texts: [EntryText]
  private(set) var ignored: [String] = []
  /// The number of parts that agree with the pattern.
  private var progress: Int
  private var url: URLText { search.url }

  init(_ pattern: EntryPattern, _ search: EntrySearch, _ rules: EntryRules) throws(EntryFault) {
    (self.pattern, self.search, self.rules) = (pattern, search, rules)
    texts = pattern.forms.map { if case .url = $0 { .text(search.url.text) } else { .none } }
    progress = search.url.segments.count + 1
    readHost()
    do throws(DeepLinkError) {
      try readPath()
      try readParameters()
      try readOtherParameters()
      try readFragment()
    } catch {
      throw EntryFault(progress: progress, error: withoutSecret(error))
    }
  }

  private mutating func readHost() {
    let labels = pattern.host.isEmpty ? [] : url.hostName.split(separator: ".", omittingEmptySubsequences: false)
    for (position, place) in pattern.host.enumerated() {
      guard case .value(let index) = place else { continue }
      texts[index] = .text(pattern.host.count == 1 ? url.hostName : String(labels[position]))
    }
  }

  private mutating func readPath() throws(DeepLinkError) {
    for (position, place) in pattern.path.enumerated() where position < url.segments.count {
      if case .value(let index) = place { texts[index] = .text(search.segments[position]) }
    }
    if case .value(let index)? = pattern.rest {
      var rest: [String] = []
      for position in url.segments.indices.dropFirst(pattern.path.count) { rest.append(try url.segment(at: position)) }
      texts[index] = .texts(rest)
    }
    if url.trailingSlash != nil { ignored.append("trailing slash") }
  }

  // MARK: Parameters

  private mutating func readParameters() throws(DeepLinkError) {
    for (key, place) in pattern.parameters {
      if case .value(let index) = place, case .several = pattern.forms[index] {
        let positions = url.parameters.indices.filter { search.parameters[$0].key == key }
        texts[index] = .texts(try positions.map(value))
      } else if let position = position(of: key, from: 0) {
        if let second = self.position(of: key, from: position + 1) { throw repeatedKeyError(at: second) }
        try read(place, at: position)
        progress += 1
      } else if pattern.isRequired(place) {
        throw missingParameterError(key)
      }
    }
  }

  private func position(of key: String, from start: Int) -> Int? {
    search.parameters[start...].firstIndex { $0.key == key }
  }

  private mutating func read(_ place: EntryPattern.Place, at position: Int) throws(DeepLinkError) {
    let text = try value(position)
    switch place {
    case .value(let index): texts[index] = .text(text)
    case .literal(let literal): if text != literal { throw wrongValueError(at: position, choices: [literal]) }
    case .path(let places): try read(places, of: text, at: position)
    case .ignored: break
    }
  }

  private mutating func read(
    _ places: [EntryPattern.Place], of text: String, at position: Int
  ) throws(DeepLinkError) {
    var parts = text.hasPrefix("/") ? text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) : []
    if rules.tolerance.contains(.trailingSlash), parts.last == "" { parts.removeLast() }
    guard parts.count == places.count else { throw wrongValueError(at: position, choices: []) }
    for (part, place) in zip(parts.map(String.init), places) {
      if case .value(let index) = place { texts[index] = .text(part) }
      if case .literal(let literal) = place, rules.compared(part) != rules.compared(literal) {
        throw wrongValueError(at: position, choices: [])
      }
    }
  }

  private mutating func readOtherParameters() throws(DeepLinkError) {
    var others: [String: String] = [:]
    for (position, (key, _)) in search.parameters.enumerated() where !pattern.names(key) {
      switch pattern.otherParameters {
      case _ where rules.ignores(key), .ignored?: ignored.append(SecretKeys.word(endOf: key) ?? key)
      case .value?:
        guard others.updateValue(try value(position), forKey: key) == nil else {
          throw repeatedKeyError(at: position)
        }
      case nil, .literal?, .path?: throw unknownParameterError(at: position)
      }
    }
    if case .value(let index)? = pattern.otherParameters { texts[index] = .pairs(others) }
  }

  private mutating func readFragment() throws(DeepLinkError) {
    guard let range = url.fragment else {
      guard let fragment = pattern.fragment, pattern.isRequired(fragment) else { return }
      throw DeepLinkError(.fragment, "", at: url.text.utf8.count, "The fragment is missing")
    }
    switch pattern.fragment {
    case .value(let index)?: texts[index] = .text(try url.decoded(range, in: .fragment))
    case .literal(let text)?:
      if try url.decoded(range, in: .fragment) != text {
        throw url.error(.fragment, range, "The fragment can be: \(text)")
      }
    case nil where !rules.tolerance.contains(.fragment):
      throw url.error(.fragment, range, "The link has no use for a fragment")
    case nil, .ignored?, .path?: ignored.append("fragment")
    }
  }

  private func value(_ position: Int) throws(DeepLinkError) -> String {
    let text = search.parameters[position].value
    return text.isEmpty ? try url.decoded(url.parameters[position].value, in: .value) : text
  }

  // MARK: Errors

  func misfit(_ misfit: EntryMisfit) -> EntryFault {
    let form = pattern.forms[misfit.index]
    let (part, range) = search.location(of: misfit.index, in: pattern) ?? (.link, 0..<0)
    var error = url.error(part, range, DeepLinkError.reason(forValueAmong: form.type?.choices ?? []))
    if case .secret = form { error.text = "" }
    let agreeing: Int =
      switch part {
      case .host: 0
      case .segment: (url.segments.firstIndex { $0.lowerBound == range.lowerBound } ?? 0) + 1
      default: progress + 1
      }
    return EntryFault(progress: agreeing, error: withoutSecret(error))
  }

  /// Returns the error of a parameter without its text, if that may be a secret.
  private func withoutSecret(_ error: DeepLinkError) -> DeepLinkError {
    let position = url.parameters.firstIndex { [$0.key.lowerBound, $0.value.lowerBound].contains(error.offset) }
    guard let position, error.part == .key || error.part == .value else { return error }
    let key = search.parameters[position].key
    let word = SecretKeys.word(endOf: key)
    let isSecret = pattern.parameters.contains { $0.key == key && pattern.isSecret($0.place) }
    var error = error
    if error.part == .key { error.text = word ?? error.text } else if word != nil || isSecret { error.text = "" }
    return error
  }

  private func repeatedKeyError(at position: Int) -> DeepLinkError {
    let key = search.parameters[position].key
    return url.error(.key, url.parameters[position].key, "The parameter “\(key)” occurs twice")
  }

  private func missingParameterError(_ key: String) -> DeepLinkError {
    let misspelled = search.parameters.firstIndex { !pattern.names($0.key) && !rules.ignores($0.key) }
    if let misspelled, pattern.otherParameters == nil { return unknownParameterError(at: misspelled) }
    return DeepLinkError(.key, key, at: url.text.utf8.count, "The parameter “\(key)” is missing")
  }

  private func unknownParameterError(at position: Int) -> DeepLinkError {
    var error = url.error(.key, url.parameters[position].key, "The link has no use for this parameter")
    error.nearMisses = NearMisses.of(search.parameters[position].key, among: pattern.parameters.map(\.key))
    return error
  }

  private func wrongValueError(at position: Int, choices: [String]) -> DeepLinkError {
    let key = search.parameters[position].key
    let reason = choices.isEmpty ? "“\(key)” leads nowhere" : "“\(key)” is not one of: \(DeepLink.list(choices))"
    return url.error(.value, url.parameters[position].value, reason)
  }
}
