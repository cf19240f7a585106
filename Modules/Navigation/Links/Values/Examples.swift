/// Example values, which show how an address is written.
struct ExampleValues {
  private let changed: Int?
  private var index = 0

  /// Creates examples; the one at `changed` is the second of its type.
  init(changed: Int?) { self.changed = changed }

  mutating func next<Value: RouteValue>(_: Value.Type) -> Value {
    defer { index += 1 }
    return Value.linkPlace.read(Value.linkPlace.form.example(index == changed ? 1 : 0)) ?? Value.sample
  }
}

extension LinkValue {
  /// One text or two that the type reads.
  static var exampleTexts: [String] {
    var texts: [String] = []
    for text in commonTexts + choices + [sample.linkText] {
      guard let value = Self(linkText: text), !texts.contains(value.linkText) else { continue }
      texts.append(value.linkText)
      if texts.count == 2 { return texts }
    }
    return texts.isEmpty ? [sample.linkText] : texts
  }
}

private let commonTexts = [
  "1", "2", "0", "1.0", "2.0", "true", "false",
  "00000000-0000-0000-0000-000000000001", "00000000-0000-0000-0000-000000000002",
  "19700101T000000Z", "19700102T000000Z",
]

/// Returns the name of a type without its module: `Post.ID`.
package func typeName(_ type: any LinkValue.Type) -> String {
  String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
}
