/// Example values; the one at `changed` is the second of its type.
struct ExampleValues {
  private let changed: Int?
  private var index = 0

  init(changed: Int?) { self.changed = changed }

  mutating func next<Value: RouteValue>(_: Value.Type) -> Value {
    defer { index += 1 }
    let texts = Value.valueType.exampleTexts
    return Value.read(.text(index == changed ? texts[texts.count - 1] : texts[0])) ?? Value.sample
  }
}

extension LinkValue {
  static var exampleTexts: [String] { examples.map(\.linkText) }

  static var choices: [String] { if case .listed(let texts) = linkTexts { texts } else { [] } }

  private static var examples: [Self] {
    var known: [Self] = []
    for text in commonTexts {
      if let value = Self(linkText: text) { known.append(value) }
      if known.count == 2 { return known }
    }
    known += choices.compactMap { Self(linkText: $0) } + [sample]
    return [known[0]] + known.filter { $0.linkText != known[0].linkText }.prefix(1)
  }
}

private let commonTexts = [
  "1", "2", "0", "1.0", "2.0", "true", "false",
  "00000000-0000-0000-0000-000000000001", "00000000-0000-0000-0000-000000000002",
  "19700101T000000Z", "19700102T000000Z",
]
