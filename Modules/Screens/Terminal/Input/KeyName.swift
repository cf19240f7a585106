extension Key {
  /// Creates a key from its name in scripts, such as `ctrl-c`, `page-up` or `a`; `nil` for an unknown name.
  package init?(name: String) {
    var rest = name[...]
    var modifiers: Modifiers = []
    var isModified = true
    while isModified {
      isModified = false
      for (prefix, modifier) in modifierNames where rest.hasPrefix(prefix) && rest.count > prefix.count {
        rest = rest.dropFirst(prefix.count)
        modifiers.insert(modifier)
        isModified = true
      }
    }
    if let named = namedCodes.first(where: { $0.name == rest }) {
      self.init(named.code, modifiers)
    } else if let character = rest.first, rest.count == 1, character.isAgreed, character != " " {
      self.init(.character(character), modifiers)
    } else {
      return nil
    }
  }

  /// The name in scripts, footers and help.
  package var name: String {
    let prefix = modifierNames.filter { modifiers.contains($0.1) }.map(\.0).joined()
    switch code {
    case .character(let character) where character != " ": return prefix + String(character)
    default: return prefix + (namedCodes.first { $0.code == code }?.name ?? "")
    }
  }

  /// The names of the keys that are no characters.
  package static var names: [String] { namedCodes.map(\.name) }
}

private let modifierNames: [(String, Key.Modifiers)] = [("ctrl-", .control), ("alt-", .alt), ("shift-", .shift)]

/// The first name of a code is the displayed one.
private let namedCodes: [(name: String, code: Key.Code)] =
  [
    ("enter", .enter), ("esc", .escape), ("escape", .escape), ("tab", .tab), ("backspace", .backspace),
    ("delete", .delete), ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("home", .home),
    ("end", .end), ("page-up", .pageUp), ("page-down", .pageDown), ("space", .character(" ")),
  ] + (1...12).map { ("f\($0)", .function($0)) }
