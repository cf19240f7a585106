import ScreenKit
import Terminal

/// The table of all keys, of which the first active binding applies.
enum KeyTable {
  static func command(for key: Key, in situation: Situation) -> Command? {
    bindingsByKey[key]?.first { $0.isValid(situation) && situation.takes(key) }?.command
  }

  static func redraws(_ key: Key) -> Bool { bindingsByKey[key]?.first?.command == .redraw }

  /// Returns only the binding that applies to each key.
  static func named(in situation: Situation) -> [(binding: Binding, label: CleanText)] {
    var keys: Set<Key> = []
    return nameable.compactMap { binding in
      guard binding.isValid(situation), let key = binding.keys.first, situation.takes(key),
        let label = binding.label?(situation), keys.insert(key).inserted
      else { return nil }
      return (binding, label)
    }
  }

  struct HelpGroup {
    var title: String
    var keys: [(keys: CleanText, effect: CleanText)]

    var lines: [CleanText] {
      let column = 2 + (keys.map(\.keys.width).max() ?? 0)
      return keys.map { $0.keys + CleanText(" ").repeated(column - $0.keys.width) + $0.effect }
    }

    /// Returns the group with the keys whose name or effect contains some letters.
    func matching(_ letters: FoldedText) -> HelpGroup {
      HelpGroup(title: title, keys: keys.filter { "\($0.keys) \($0.effect)".contains(letters) })
    }
  }

  /// Returns the help for a situation: the keys of the visible actions and of the footer first, then all keys and the mouse.
  static func help(in situation: Situation, actions: [(key: Character, label: String)]) -> [HelpGroup] {
    let actions = actions.map { (keys: CleanText(String($0.key)), effect: CleanText($0.label)) }
    let here = actions + named(in: situation).map { ($0.binding.shownKeys(in: situation), $0.label) }
    let all = KeyBindings.groups.map { title, bindings in
      HelpGroup(
        title: title, keys: bindings.compactMap { binding in binding.help.map { (binding.shownKeys, $0) } })
    }
    return [HelpGroup(title: "On this screen", keys: here)] + all + [
      HelpGroup(
        title: "The mouse, with --mouse",
        keys: [
          ("click", "Choose a tab, a row, a button, a key below, a place in a field"),
          ("wheel", "Scroll; without --mouse, up and down"),
          ("shift-drag", "Select text"),
        ])
    ]
  }

  static let bindings: [Binding] = KeyBindings.groups.flatMap(\.bindings)

  /// The letters that have an effect on some screen.
  static let letters = Set(
    bindings.flatMap(\.keys).compactMap { key -> Character? in
      if case .character(let letter) = key.code, key.modifiers.isEmpty { letter } else { nil }
    })

  private static let bindingsByKey = Dictionary(
    bindings.flatMap { binding in binding.keys.map { ($0, [binding]) } }, uniquingKeysWith: +)

  private static let nameable = bindings.filter { $0.label != nil }
}
