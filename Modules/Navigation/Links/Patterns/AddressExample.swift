/// An address that a pattern should read, made of examples of its values.
struct AddressExample {
  private let declaration: AddressDeclaration
  private let number: Int
  private let texts: [ValueText]

  /// Creates an example: 0 with the sample of each value that is required, 1 and 2 with a first and a second text of each value.
  init(_ declaration: AddressDeclaration, _ number: Int) {
    self.declaration = declaration
    self.number = number
    texts = declaration.pattern.forms.map { form in
      guard let type = form.type else { return form.example(0) }
      if number == 0 { return .text(type.sample.linkText) }
      let texts = type.exampleTexts
      return .text(texts[min(number, texts.count) - 1])
    }
  }

  /// The address; `nil` if a value has no text.
  var text: String? {
    let pattern = declaration.pattern
    guard let base = declaration.bases.first else { return nil }
    var text = base.isOpen ? base.scheme + "://" + host : base.text
    for (index, place) in (pattern.path + rest).enumerated() where isWritten(place) {
      guard let segment = self.text(of: place) else { return nil }
      let isFirst = index == 0 && base.host == nil
      text += (isFirst ? "" : "/") + LinkEscapes.escapedSegment(segment)
    }
    var mark = "?"
    for (key, place) in pattern.parameters where isWritten(place) {
      guard let value = self.text(of: place) else { return nil }
      text += mark + LinkEscapes.escaped(key) + "=" + LinkEscapes.escaped(value)
      mark = "&"
    }
    if pattern.otherParameters != nil, number > 0 { text += mark + "other-parameter=a" }
    if let fragment = pattern.fragment, isWritten(fragment), let value = self.text(of: fragment) {
      text += "#" + LinkEscapes.escaped(value)
    }
    return text
  }

  /// Two segments after the path, if there can be some.
  private var rest: [AddressPattern.Place] {
    guard let rest = declaration.pattern.rest else { return [] }
    return [rest, rest]
  }

  /// Whether a place is in the example: all in the longer ones.
  private func isWritten(_ place: AddressPattern.Place) -> Bool {
    number > 0 || declaration.pattern.isRequired(place)
  }

  private var host: String {
    if declaration.bases[0].takesAnyHost, number > 0 { return "a.a.a.a" }
    let labels = declaration.pattern.host.map { text(of: $0) ?? "a" }
    return labels.isEmpty ? "a" : labels.joined(separator: ".")
  }

  private func text(of place: AddressPattern.Place) -> String? {
    switch place {
    case .literal(let text): return text
    case .ignored: return "a"
    case .value(let index):
      if case .text(let text) = texts[index] { return text }
      return nil
    case .mixed(let pieces): return pieces.compactMap(text).joined()
    case .path(let places): return places.compactMap(text).map { "/" + $0 }.joined()
    }
  }
}
