/// The patterns that end at one node, filed by the text of a parameter, so that few are compared with an address.
struct AddressShelf: Sendable {
  private var unfiled: [Int] = []
  private var filed: [ByteText: [Int]] = [:]
  private var first: Int?

  var isEmpty: Bool { first == nil }

  mutating func add(_ index: Int, _ pattern: AddressPattern, _ rules: AddressRules) {
    first = first ?? index
    if let (key, text) = pattern.literalParameter, !rules.ignores(key) {
      filed[Self.name(key, text), default: []].append(index)
    } else {
      unfiled.append(index)
    }
  }

  /// Returns the patterns that may take the parameters; of several that don't, one whose error names what is missing.
  func patterns(for parameters: [Address.Parameter]) -> [Int] {
    if filed.isEmpty { return unfiled }
    var found = unfiled
    for parameter in parameters {
      guard let key = parameter.key.text, let text = parameter.value.text else { continue }
      found += filed[Self.name(key, text)] ?? []
    }
    return found.isEmpty ? [first].compactMap(\.self) : found
  }

  private static func name(_ key: String, _ text: String) -> ByteText { ByteText(key + "=" + text) }
}
