/// A comparison of an address with a pattern whose host and segments fit it.
struct AddressFit {
  let pattern: AddressPattern
  let address: Address
  let rules: AddressRules
  /// The first segment of the pattern in the address.
  private let start: Int
  /// The number of parameters that the pattern has read.
  private(set) var readCount = 0

  /// Compares a whole URL, or of a link of our own what begins at `start`; throws for a part that doesn't fit.
  init(
    _ pattern: AddressPattern, _ address: Address, from start: Int = 0, _ rules: AddressRules
  ) throws(AddressFault) {
    self.pattern = pattern
    self.address = address
    self.rules = rules
    self.start = start
    do throws(DeepLinkError) {
      for parameter in pattern.parameters { try read(parameter) }
      if !address.grammar.isOwn {
        try checkOtherParameters()
        try checkFragment()
      }
    } catch {
      throw AddressFault(progress: progress, error: withoutSecret(error))
    }
  }

  /// The number of parts that agree with the pattern.
  private var progress: Int { address.segments.count + 1 + readCount }

  // MARK: Checking

  private mutating func read(_ parameter: AddressPattern.Parameter) throws(DeepLinkError) {
    guard let position = address.parameterIndex(parameter.key) else {
      if pattern.isRequired(parameter.place) { throw missingParameterError(parameter.key) }
      return
    }
    readCount += 1
    if case .value(let index) = parameter.place {
      if !pattern.forms[index].isSeveral { try checkSingle(position) }
      return
    }
    try checkSingle(position)
    let text = try address.value(of: address.parameters[position].value, .value)
    guard fits(text, parameter.place) else {
      throw address.wrongParameterError(at: position, choices: parameter.place.choices)
    }
  }

  /// Returns whether a text after the path fits; the letter case of a literal matters there.
  private func fits(_ text: String, _ place: AddressPattern.Place) -> Bool {
    if case .literal(let literal) = place { return text.hasSameBytes(as: literal) }
    return place.fits(text, rules)
  }

  private func checkSingle(_ position: Int) throws(DeepLinkError) {
    // A link of our own has no parameter twice.
    if address.grammar.isOwn { return }
    if let second = address.repetition(of: position) { throw address.repeatedKeyError(at: second) }
  }

  private func checkOtherParameters() throws(DeepLinkError) {
    // A dictionary has one of two keys that Unicode calls equal.
    var keys: Set<String> = []
    for (position, parameter) in address.parameters.enumerated() {
      if isNamed(parameter) || isIgnored(parameter) { continue }
      guard let others = pattern.otherParameters, others.isValue else { throw unknownParameterError(at: position) }
      let key = try address.value(of: parameter.key, .key)
      if !keys.insert(key).inserted { throw address.repeatedKeyError(at: position) }
    }
  }

  private func isNamed(_ parameter: Address.Parameter) -> Bool { parameter.key.text.map(pattern.names) ?? false }

  private func isIgnored(_ parameter: Address.Parameter) -> Bool {
    if pattern.otherParameters?.isIgnored == true { return true }
    return parameter.key.text.map(rules.ignores) ?? false
  }

  private func checkFragment() throws(DeepLinkError) {
    guard let fragment = address.fragment else {
      guard let place = pattern.fragment, pattern.isRequired(place) else { return }
      throw DeepLinkError(.fragment, "", at: address.text.utf8.count, "The fragment is missing")
    }
    guard let place = pattern.fragment else {
      if rules.tolerance.contains(.fragment) { return }
      throw address.error(.fragment, fragment.range, "The link has no use for a fragment")
    }
    if place.isIgnored { return }
    guard fits(try address.value(of: fragment, .fragment), place) else {
      let choice = place.choices.first ?? "another text"
      throw address.error(.fragment, fragment.range, "The fragment can be: \(choice)")
    }
  }

  /// What the pattern has no use for and the rules ignore: names of parameters, “trailing slash”, “fragment”; for a secret its word.
  var ignored: [String] {
    var ignored: [String] = []
    if address.hasTrailingSlash { ignored.append("trailing slash") }
    for parameter in address.parameters where !isNamed(parameter) && isIgnored(parameter) {
      let key = parameter.key.text ?? address.raw(parameter.key.range)
      ignored.append(SecretKeys.word(endOf: key) ?? key)
    }
    if address.fragment != nil, pattern.fragment?.isIgnored ?? true { ignored.append("fragment") }
    return ignored
  }

  // MARK: Values

  /// Returns the content of a value's place; throws if it can't be decoded.
  func text(ofValue index: Int) throws(DeepLinkError) -> ValueText {
    switch pattern.locations[index] {
    case .url: return .text(address.text)
    case .host(let label): return .text(hostText(label))
    case .segment(let offset): return try segmentText(index, at: offset)
    case .rest: return .texts(try restTexts())
    case .parameter(let number): return try parameterText(index, pattern.parameters[number])
    case .otherParameters: return .pairs(try otherTexts())
    case .fragment:
      guard let fragment = address.fragment, let place = pattern.fragment else { return .none }
      return Self.text(index, of: place, in: try address.value(of: fragment, .fragment), rules)
    }
  }

  /// Whether the types of all values read their texts.
  var isReadable: Bool {
    pattern.forms.enumerated().allSatisfy { index, form in
      guard let text = try? text(ofValue: index) else { return false }
      return form.reads(text)
    }
  }

  private static func text(
    _ index: Int, of place: AddressPattern.Place, in text: String, _ rules: AddressRules
  ) -> ValueText {
    place.text(ofValue: index, in: text, rules).map { .text($0) } ?? .none
  }

  private func hostText(_ label: Int) -> String {
    let host = rules.compared(host: address.host?.text ?? "")
    if pattern.host.count == 1 { return host }
    return String(AddressBase.labels(host)[label])
  }

  private func segmentText(_ index: Int, at offset: Int) throws(DeepLinkError) -> ValueText {
    let position = start + offset
    guard position < address.segments.count else { return .none }
    return Self.text(index, of: pattern.path[offset], in: try address.value(ofSegment: position), rules)
  }

  /// Returns the segments after the path; those inside may be empty.
  private func restTexts() throws(DeepLinkError) -> [String] {
    var rest: [String] = []
    for position in address.segments.indices.dropFirst(pattern.path.count) {
      let isInside = position < address.segments.count - 1
      let isEmpty = address.segments[position].range.isEmpty
      rest.append(isInside && isEmpty ? "" : try address.value(ofSegment: position))
    }
    return rest
  }

  private func parameterText(_ index: Int, _ parameter: AddressPattern.Parameter) throws(DeepLinkError) -> ValueText {
    if pattern.forms[index].isSeveral { return .texts(try texts(of: parameter.key)) }
    guard let position = address.parameterIndex(parameter.key) else { return .none }
    let text = try address.value(of: address.parameters[position].value, .value)
    if text.isEmpty, !address.grammar.isOwn, pattern.forms[index].isMissingIfEmpty { return .none }
    return Self.text(index, of: parameter.place, in: text, rules)
  }

  private func texts(of key: String) throws(DeepLinkError) -> [String] {
    var texts: [String] = []
    for parameter in address.parameters where parameter.key.isText(key) {
      texts.append(try address.value(of: parameter.value, .value))
    }
    return texts
  }

  private func otherTexts() throws(DeepLinkError) -> [String: String] {
    var others: [String: String] = [:]
    for parameter in address.parameters where !isNamed(parameter) && !isIgnored(parameter) {
      others[try address.value(of: parameter.key, .key)] = try address.value(of: parameter.value, .value)
    }
    return others
  }

  // MARK: Errors

  /// Returns the error of a value whose text its type can't read.
  func fault(of misfit: Misfit) -> AddressFault {
    let form = pattern.forms[misfit.index]
    let (part, range) = part(ofValue: misfit.index)
    var error = address.error(part, range, DeepLinkError.reason(forValueAmong: form.choices))
    do throws(DeepLinkError) { _ = try text(ofValue: misfit.index) } catch let undecodable { error = undecodable }
    if form.isSecret { error.text = "" }
    return AddressFault(progress: agreement(before: misfit.index), error: withoutSecret(error))
  }

  /// Returns the number of parts that agree if a value is wrong.
  private func agreement(before index: Int) -> Int {
    switch pattern.locations[index] {
    case .host: 0
    case .segment(let offset): start + offset + 1
    case .rest: pattern.path.count + 1
    case .url, .parameter, .otherParameters, .fragment: progress + 1
    }
  }

  /// Returns where a value stands; nowhere if the address lacks it.
  private func part(ofValue index: Int) -> (part: DeepLinkError.Part, range: Range<Int>) {
    switch pattern.locations[index] {
    case .host: return (.host, address.host?.range ?? 0..<0)
    case .segment(let offset):
      guard start + offset < address.segments.count else { break }
      return (.segment, address.segments[start + offset].range)
    case .rest:
      guard let last = address.segments.last, pattern.path.count < address.segments.count else { break }
      return (.segment, address.segments[pattern.path.count].range.lowerBound..<last.range.upperBound)
    case .parameter(let number):
      guard let position = address.parameterIndex(pattern.parameters[number].key) else { break }
      return (.value, address.parameters[position].value.range)
    case .fragment: return (.fragment, address.fragment?.range ?? 0..<0)
    case .url, .otherParameters: break
    }
    return (.link, 0..<0)
  }

  /// The bytes of the secrets of the pattern.
  var secrets: [Range<Int>] {
    let places = pattern.forms.indices.filter { pattern.forms[$0].isSecret }
    return places.map { part(ofValue: $0).range }.filter { !$0.isEmpty }
  }

  /// Returns the error of a parameter without its text, if that may be a secret.
  private func withoutSecret(_ error: DeepLinkError) -> DeepLinkError {
    if address.grammar.isOwn { return error }
    let parameter = address.parameters.first {
      $0.key.range.lowerBound == error.offset || $0.value.range.lowerBound == error.offset
    }
    guard let key = parameter?.key.text else { return error }
    let word = SecretKeys.word(endOf: key)
    var error = error
    switch error.part {
    case .key: error.text = word ?? error.text
    case .value: if word != nil || isSecret(key) { error.text = "" }
    default: break
    }
    return error
  }

  private func isSecret(_ key: String) -> Bool {
    guard let place = pattern.parameters.first(where: { $0.key.hasSameBytes(as: key) })?.place else { return false }
    return place.values.contains { pattern.forms[$0].isSecret }
  }

  private func missingParameterError(_ key: String) -> DeepLinkError {
    if !address.grammar.isOwn, pattern.otherParameters == nil {
      let misspelled = address.parameters.firstIndex { !isNamed($0) && !isIgnored($0) }
      if let misspelled { return unknownParameterError(at: misspelled) }
    }
    return address.missingParameterError(key)
  }

  private func unknownParameterError(at position: Int) -> DeepLinkError {
    if address.parameters[position].key.text == nil {
      do throws(DeepLinkError) { _ = try address.value(of: address.parameters[position].key, .key) } catch {
        return error
      }
    }
    return address.unknownParameterError(at: position, known: pattern.parameters.map(\.key))
  }
}

extension AddressPattern.Place {
  /// The texts that fit, if the place has one of its own.
  fileprivate var choices: [String] { if case .literal(let text) = self { [text] } else { [] } }
}

/// Why an address doesn't fit a pattern, and the number of parts that do.
struct AddressFault: Error {
  let progress: Int
  let error: DeepLinkError
}
