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
    if let code = codesByName[String(rest)] {
      self.init(code, modifiers)
    } else if let character = rest.first, rest.count == 1, character.isAgreed, character != " " {
      self.init(.character(character), modifiers)
    } else {
      return nil
    }
  }

  /// The name in scripts and help.
  package var name: String {
    let prefix = modifierNames.filter { modifiers.contains($0.1) }.map(\.0).joined()
    switch code {
    case .character(let character) where character != " ": return prefix + String(character)
    default: return prefix + (codesByName.first { $0.value == code }?.key ?? "")
    }
  }
}

private let modifierNames: [(String, Key.Modifiers)] = [("ctrl-", .control), ("alt-", .alt), ("shift-", .shift)]

private let codesByName: [String: Key.Code] = [
  "enter": .enter, "escape": .escape, "tab": .tab, "backspace": .backspace, "delete": .delete, "up": .up,
  "down": .down, "left": .left, "right": .right, "home": .home, "end": .end, "page-up": .pageUp,
  "page-down": .pageDown, "space": .character(" "),
].merging((1...12).map { ("f\($0)", .function($0)) }) { first, _ in first }
