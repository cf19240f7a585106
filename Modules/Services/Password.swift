/// A password while it is being typed or checked.
///
/// No description, mirror or interpolation shows it; only `withBytes` does.
public struct Password: Equatable, Sendable {
  private var text: String

  /// Makes a password from text.
  public init(_ text: String = "") { self.text = text }

  /// How many characters it has, as a person counts them.
  public var count: Int { text.count }
  /// Whether nothing has been typed.
  public var isEmpty: Bool { text.isEmpty }

  /// Adds text at the end.
  public mutating func append(_ more: String) { text += more }
  /// Removes the last character, if there is one.
  public mutating func removeLast() { _ = text.popLast() }

  /// Lends the UTF-8 bytes to `body`.
  public func withBytes<Result>(_ body: ([UInt8]) throws -> Result) rethrows -> Result { try body(Array(text.utf8)) }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A dot, however long the password is.
  public var description: String { "•" }
  /// A dot, however long the password is.
  public var debugDescription: String { "•" }
  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
