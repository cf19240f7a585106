/// A comparison of a URL with a pattern whose host and path fit it.
struct EntryFit {
  private let pattern: EntryPattern
  private let search: EntrySearch
  private let ignoredNames: IgnoredNames
  private(set) var texts: [EntryText]
  private(set) var ignored: [String] = []
  /// The number of parts that agree with the pattern.
  private var progress: Int
  private var url: URLText { search.url }

  init(_ pattern: EntryPattern, _ search: EntrySearch, ignoring ignoredNames: IgnoredNames) throws(EntryFault) {
    (self.pattern, self.search, self.ignoredNames) = (pattern, search, ignoredNames)
    texts = pattern.forms.map { if case .url = $0 { .text(search.url.text) } else { .none } }
    progress = search.url.segments.count + 1
    readHost()
    do throws(DeepLinkError) {
      try readPath()
      try readParameters()
      try readOtherParameters()
      try readFragment()
    } catch {
      throw EntryFault(progress: progress, error: error)
    }
  }

  private mutating func readHost() {
    if pattern.host.isEmpty { return }
    let labels = url.hostName.split(separator: ".", omittingEmptySubsequences: false)
    for (position, place) in pattern.host.enumerated() {
      guard case .value(let index) = place else { continue }
      texts[index] = .text(pattern.hasAnyHost ? url.hostName : String(labels[position]))
    }
  }

  private mutating func readPath() throws(DeepLinkError) {
    for (position, place) in pattern.path.enumerated() where position < url.segments.count {
      if case .value(let index) = place { texts[index] = .text(search.segments[position]) }
    }
    if case .value(let index) = pattern.rest {
      var rest: [String] = []
      for position in url.segments.indices.dropFirst(pattern.path.count) { rest.append(try url.segment(at: position)) }
      texts[index] = .texts(rest)
    }
    if url.trailingSlash != nil { ignored.append("trailing slash") }
  }

  // MARK: Parameters

  private mutating func readParameters() throws(DeepLinkError) {
    for (key, need) in pattern.parameters {
      if case .place(.value(let index)) = need, case .several = pattern.forms[index] {
        let positions = url.parameters.indices.filter { search.parameters[$0].key == key }
        texts[index] = .texts(try positions.map(value))
      } else if let position = position(of: key, from: 0) {
        if let second = self.position(of: key, from: position + 1) {
          throw keyError(at: second, "The parameter “\(key)” occurs twice")
        }
        try read(need, at: position)
        progress += 1
      } else if pattern.isRequired(need) {
        throw missingParameterError(key)
      }
    }
  }

  private func position(of key: String, from start: Int) -> Int? {
    url.parameters.indices[start...].first { search.parameters[$0].key == key }
  }

  private mutating func read(_ need: EntryPattern.Need, at position: Int) throws(DeepLinkError) {
    let text = try value(position)
    switch need {
    case .place(.value(let index)): texts[index] = .text(text)
    case .place(.literal(let literal)): if text != literal { throw wrongValueError(at: position, choices: [literal]) }
    case .path(let places):
      var parts = text.hasPrefix("/") ? text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) : []
      if search.ignoresTrailingSlash, parts.last == "" { parts.removeLast() }
      guard parts.count == places.count else { throw wrongValueError(at: position, choices: []) }
      for (part, place) in zip(parts, places) {
        switch place {
        case .value(let index): texts[index] = .text(String(part))
        case .literal(let literal):
          if search.compared(String(part)) != search.compared(literal) {
            throw wrongValueError(at: position, choices: [])
          }
        }
      }
    }
  }

  private mutating func readOtherParameters() throws(DeepLinkError) {
    var others: [String: String] = [:]
    for position in url.parameters.indices where !pattern.names(search.parameters[position].key) {
      let key = search.parameters[position].key
      switch pattern.otherParameters {
      case _ where ignoredNames.contains(key), .ignored: ignored.append(SecretKeys.word(endOf: key) ?? key)
      case .refused: throw unknownParameterError(at: position)
      case .value:
        guard others.updateValue(try value(position), forKey: key) == nil else {
          throw keyError(at: position, "The parameter “\(key)” occurs twice")
        }
      }
    }
    if case .value(let index) = pattern.otherParameters { texts[index] = .pairs(others) }
  }

  private mutating func readFragment() throws(DeepLinkError) {
    guard let range = url.fragment else {
      guard let fragment = pattern.fragment, pattern.isRequired(.place(fragment)) else { return }
      throw DeepLinkError(.fragment, "", at: url.text.utf8.count, "The fragment is missing")
    }
    switch pattern.fragment {
    case .value(let index)?: texts[index] = .text(try url.decoded(range, in: .fragment))
    case .literal(let text)?:
      if try url.decoded(range, in: .fragment) != text {
        throw url.error(.fragment, range, "The fragment can be: \(text)")
      }
    case nil:
      guard pattern.ignoresFragment || search.ignoresFragment else {
        throw url.error(.fragment, range, "The link has no use for a fragment")
      }
      ignored.append("fragment")
    }
  }

  private func value(_ position: Int) throws(DeepLinkError) -> String {
    // A text that can't be read is empty in the search.
    let text = search.parameters[position].value
    if !text.isEmpty || url.parameters[position].value.isEmpty { return text }
    do throws(DeepLinkError) {
      return try url.decoded(url.parameters[position].value, in: .value)
    } catch {
      throw isSecret(position) ? error.withoutText : error
    }
  }

  // MARK: Errors

  func misfit(_ misfit: EntryMisfit) -> EntryFault {
    let form = pattern.forms[misfit.index]
    let choices = form.type?.choices ?? []
    let (part, range) = search.location(of: misfit.index, in: pattern) ?? (.link, 0..<0)
    var error = url.error(part, range, "This is not a value that can stand here")
    let agreeing: Int =
      switch part {
      case .host: 0
      case .segment: (url.segments.firstIndex { $0.lowerBound == range.lowerBound } ?? 0) + 1
      default: progress + 1
      }
    let position = url.parameters.firstIndex { $0.value == range && part == .value }
    let isSecret = if case .secret = form { true } else { position.map(isSecret) ?? false }
    if !choices.isEmpty { error.reason += "; it can be one of: \(DeepLink.list(choices))" }
    return EntryFault(progress: agreeing, error: isSecret ? error.withoutText : error)
  }

  private func isSecret(_ position: Int) -> Bool {
    let key = search.parameters[position].key
    if SecretKeys.word(endOf: key) != nil { return true }
    guard case .place(.value(let index))? = pattern.parameters.first(where: { $0.key == key })?.need else {
      return false
    }
    if case .secret = pattern.forms[index] { return true } else { return false }
  }

  private func keyError(at position: Int, _ reason: String) -> DeepLinkError {
    var error = url.error(.key, url.parameters[position].key, reason)
    error.text = SecretKeys.word(endOf: search.parameters[position].key) ?? error.text
    return error
  }

  private func missingParameterError(_ key: String) -> DeepLinkError {
    let misspelled = url.parameters.indices.first {
      !pattern.names(search.parameters[$0].key) && !ignoredNames.contains(search.parameters[$0].key)
    }
    if let misspelled, case .refused = pattern.otherParameters { return unknownParameterError(at: misspelled) }
    return DeepLinkError(.key, key, at: url.text.utf8.count, "The parameter “\(key)” is missing")
  }

  private func unknownParameterError(at position: Int) -> DeepLinkError {
    var error = keyError(at: position, "The link has no use for this parameter")
    error.nearMisses = NearMisses.of(search.parameters[position].key, among: pattern.parameters.map(\.key))
    return error
  }

  private func wrongValueError(at position: Int, choices: [String]) -> DeepLinkError {
    let key = search.parameters[position].key
    let reason = choices.isEmpty ? "“\(key)” leads nowhere" : "“\(key)” is not one of: \(DeepLink.list(choices))"
    let error = url.error(.value, url.parameters[position].value, reason)
    return isSecret(position) ? error.withoutText : error
  }
}

extension EntrySearch {
  /// Returns the location of a closure parameter's value, or `nil` if the URL has none.
  func location(of index: Int, in pattern: EntryPattern) -> (part: DeepLinkError.Part, range: Range<Int>)? {
    if let position = pattern.path.firstIndex(where: { $0.isValue(index) }) {
      return position < url.segments.count ? (.segment, url.segments[position]) : nil
    }
    if case .value(index) = pattern.rest {
      let rest = url.segments.dropFirst(pattern.path.count)
      return rest.first.flatMap { first in rest.last.map { (.segment, first.lowerBound..<$0.upperBound) } }
    }
    if pattern.host.contains(where: { $0.isValue(index) }) { return (.host, url.host) }
    if pattern.fragment?.isValue(index) == true { return url.fragment.map { (.fragment, $0) } }
    let key = pattern.parameters.first { $0.need.isValue(index) }?.key
    return parameters.indices.first { parameters[$0].key == key && $0 < url.parameters.count }
      .map { (.value, url.parameters[$0].value) }
  }
}

extension EntryPattern {
  fileprivate func names(_ key: String) -> Bool { parameters.contains { $0.key == key } }
}

extension EntryPattern.Place {
  fileprivate func isValue(_ index: Int) -> Bool { if case .value(index) = self { true } else { false } }
}

extension EntryPattern.Need {
  fileprivate func isValue(_ index: Int) -> Bool {
    switch self {
    case .place(let place): place.isValue(index)
    case .path(let places): places.contains { $0.isValue(index) }
    }
  }
}

extension DeepLinkError {
  fileprivate var withoutText: DeepLinkError {
    var error = self
    error.text = ""
    return error
  }
}
