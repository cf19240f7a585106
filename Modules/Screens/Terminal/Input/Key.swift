package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// A function key, numbered from 1.
    case function(Int)
  }

  /// The modifier keys; the raw value is xterm's minus 1.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package static let shift = Modifiers(rawValue: 1)
    /// The Alt or Option key, or Escape before the key.
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)

    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  package static let enter = Key(.enter)
  package static let escape = Key(.escape)
  package static let tab = Key(.tab)
  package static let up = Key(.up)
  package static let down = Key(.down)
  package static let left = Key(.left)
  package static let right = Key(.right)

  package static func character(_ character: Character) -> Key { Key(.character(character)) }
  package static func control(_ character: Character) -> Key { Key(.character(character), .control) }
}
