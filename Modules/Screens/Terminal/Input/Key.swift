/// A key with its modifiers.
public struct Key: Hashable, Sendable {
  /// A key without its modifiers.
  public enum Code: Hashable, Sendable {
    /// A key that types a character.
    case character(Character)
    /// Keys of the main block without a character.
    case enter, escape, tab, backspace, delete
    /// Arrow keys, and keys that move further.
    case up, down, left, right, home, end, pageUp, pageDown
    /// A function key, numbered from 1.
    case function(Int)
  }

  /// The modifier keys; the raw value is xterm's minus 1.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the modifiers.
    public let rawValue: UInt8
    /// The Shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The Alt or Option key, or Escape before the key.
    public static let alt = Modifiers(rawValue: 2)
    /// The Control key.
    public static let control = Modifiers(rawValue: 4)

    /// Creates modifiers from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// The key without its modifiers.
  public var code: Code
  /// The modifiers.
  public var modifiers: Modifiers

  /// Creates a key.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The Enter key.
  public static let enter = Key(.enter)
  /// The Escape key.
  public static let escape = Key(.escape)
  /// The Tab key.
  public static let tab = Key(.tab)
  /// The up arrow.
  public static let up = Key(.up)
  /// The down arrow.
  public static let down = Key(.down)
  /// The left arrow.
  public static let left = Key(.left)
  /// The right arrow.
  public static let right = Key(.right)

  /// Returns the key that types a character.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }
  /// Returns a key with Control, such as ctrl-c.
  public static func control(_ character: Character) -> Key { Key(.character(character), .control) }
}
