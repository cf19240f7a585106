/// Learns the pattern of a route from the paths of examples.
struct PathLesson {
  let forms: [ValueForm]
  /// Returns the path of the examples, the one at an index changed.
  let path: (Int?) -> LinkPath

  /// Returns the pattern; throws if the path isn't well declared, or its values stand in another order than they are declared.
  func learn() throws(PatternFault) -> AddressPattern {
    let example = path(nil)
    let places = try AddressPlaces(of: example)
    guard example.values.count == forms.count else {
      throw PatternFault(reason: "it has \(forms.count) values and its link has \(example.values.count)")
    }
    if places.path.isEmpty && places.parameters.isEmpty {
      throw PatternFault(reason: "a route has a segment or a parameter")
    }
    let pattern = AddressPattern(example.pattern, forms, places)
    if let key = pattern.reservedKey {
      throw PatternFault(reason: "the parameter “\(key)” has a meaning of its own in every link")
    }
    try checkOptionals(pattern)
    try checkOrder(example)
    return pattern
  }

  /// Returns the pattern of a former path; throws if it doesn't fit the route.
  static func former(_ text: String, forms: [ValueForm]) throws(PatternFault) -> AddressPattern {
    let path = LinkPath(former: text, forms.map { $0.type?.exampleTexts.first ?? "a" })
    let places: AddressPlaces
    do throws(PatternFault) {
      places = try AddressPlaces(of: path)
    } catch {
      let isEmpty = error == .emptySegment
      throw PatternFault(reason: isEmpty ? "has an empty segment" : "can't be read: \(error.reason)")
    }
    if path.values.count != forms.count {
      throw PatternFault(reason: "has \(path.values.count) values, and the route has \(forms.count)")
    }
    let pattern = AddressPattern(text, forms, places, isFormer: true)
    if let key = pattern.reservedKey {
      throw PatternFault(reason: "has the parameter “\(key)”, which has a meaning of its own in every link")
    }
    return pattern
  }

  private func checkOptionals(_ pattern: AddressPattern) throws(PatternFault) {
    for place in pattern.path {
      if case .value(let index) = place, forms[index].isOptional {
        throw PatternFault(reason: "a value that may be missing stands after “=”")
      }
    }
    if pattern.path.isEmpty, !pattern.parameters.contains(where: { pattern.isRequired($0.place) }) {
      throw PatternFault(reason: "a route without a segment has a parameter that isn't missing")
    }
  }

  /// Checks the order of the values by changing one at a time.
  private func checkOrder(_ example: LinkPath) throws(PatternFault) {
    let texts = forms.map { $0.type?.exampleTexts ?? [] }
    var expected = texts.map { $0.first ?? "" }
    guard example.values.map(\.text) == expected else { throw .wrongOrder }
    for index in forms.indices {
      expected[index] = texts[index].last ?? ""
      let changed = path(index)
      guard changed.pattern == example.pattern, changed.values.map(\.text) == expected else { throw .wrongOrder }
      expected[index] = texts[index].first ?? ""
      // Two values with equal examples could be swapped unnoticed, unless their type has one case.
      let isAmbiguous = texts.indices.contains { $0 != index && texts[$0] == texts[index] }
      if isAmbiguous, texts[index].count == 1, let type = forms[index].type, type.choices.count != 1 {
        let reason = "it has two values of type \(typeName(type)), whose order can't be checked: make it CaseIterable"
        throw PatternFault(reason: reason)
      }
    }
  }
}

extension AddressPattern {
  fileprivate var reservedKey: String? { keys.first(where: DeepLink.reservedKeys.contains) }
}

extension AddressPlaces {
  /// Creates the places of an example: a part with the bytes of a value is a place, and every other part a literal.
  init(of path: LinkPath) throws(PatternFault) {
    let link = DeepLink(module: "m", path: path)
    if let fault = link.fault { throw PatternFault(reason: fault.description) }
    let start = (DeepLink.scheme + "m").utf8.count
    guard link.description.utf8.dropFirst(start).elementsEqual(path.textAfterModule.utf8) else {
      throw PatternFault(reason: "it must be spelled “\(link.description.dropFirst(start + 1))”")
    }
    var values = ValueParts(of: path, from: start + path.textAfterModule.utf8.count - path.description.utf8.count)
    for segment in link.address.segments { self.path.append(values.place(of: segment)) }
    for parameter in link.address.parameters {
      parameters.append((parameter.key.text ?? "", values.place(of: parameter.value)))
    }
    guard values.areAllFound else {
      throw PatternFault(reason: "a value fills a whole segment, or the whole text after “=”")
    }
    for case .literal("") in self.path { throw .emptySegment }
  }
}

/// The values of a path, which are found in its link one after the other.
private struct ValueParts {
  private let ranges: [Range<Int>]
  private var count = 0

  init(of path: LinkPath, from start: Int) {
    ranges = path.values.map { $0.range.lowerBound + start..<$0.range.upperBound + start }
  }

  var areAllFound: Bool { count == ranges.count }

  mutating func place(of part: Address.Part) -> AddressPattern.Place {
    guard count < ranges.count, ranges[count] == part.range else { return .literal(part.text ?? "") }
    count += 1
    return .value(count - 1)
  }
}

struct PatternFault: Error, Equatable {
  let reason: String

  static let wrongOrder = PatternFault(reason: "its values stand in another order than they are declared")
  static let emptySegment = PatternFault(reason: "a segment that is no value has some text")
}
