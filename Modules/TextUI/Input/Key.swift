/// A key with its modifiers.
package struct Key: Hashable, Sendable {
  /// A key without its modifiers.
  enum Code: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  /// The modifier keys.
  struct Modifiers: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  var code: Code
  var modifiers: Modifiers

  init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  static let enter = Key(.enter)
  static let escape = Key(.escape)
  static let tab = Key(.tab)
  static let up = Key(.up)
  static let down = Key(.down)
  static let left = Key(.left)
  static let right = Key(.right)

  static func character(_ character: Character) -> Key { Key(.character(character)) }
  static func control(_ character: Character) -> Key { Key(.character(character), .control) }
}

/// An input of the user.
package enum Input: Equatable, Sendable {
  case key(Key)
  /// Pasted text, which is never interpreted as commands.
  ///
  /// A long text is cut.
  case paste(String, isCut: Bool = false)
  case mouse(Mouse)
}

/// A mouse event with its position.
package struct Mouse: Equatable, Sendable {
  package enum Kind: Sendable {
    case click, wheelUp, wheelDown
  }

  var kind: Kind
  var point: Point
}
