/// A text field; equality ignores the closures.
public struct Field<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// The value of a field and the intent that an edit sends.
  public enum Content: Sendable {
    /// Plain text; an edit sends the new text.
    case text(String, edited: @Sendable (String) -> Intent)
    /// Secret text, known by its length in characters; an edit sends the change.
    case secret(length: Int, edited: @Sendable (SecretEdit) -> Intent)
  }

  /// The identifier, unique in its screen.
  public var id: String
  /// The label beside the field.
  public var label: String
  /// The value.
  public var content: Content
  /// Whether the text can have several lines; a secret can't.
  public var isMultiline: Bool
  /// The text to show while the field is empty.
  public var hint: String?
  /// A message about an invalid value.
  public var error: String?

  /// Creates a field for plain text, identified by its label.
  public init(
    _ label: String, text: String, isMultiline: Bool = false, hint: String? = nil, error: String? = nil,
    edited: @escaping @Sendable (String) -> Intent
  ) {
    self.init(
      id: label, label: label, content: .text(text, edited: edited), isMultiline: isMultiline, hint: hint, error: error)
  }

  /// Creates a field for secret text, identified by its label.
  public init(
    _ label: String, secretLength length: Int, hint: String? = nil, error: String? = nil,
    edited: @escaping @Sendable (SecretEdit) -> Intent
  ) {
    self.init(id: label, label: label, content: .secret(length: length, edited: edited), hint: hint, error: error)
  }

  init(id: String, label: String, content: Content, isMultiline: Bool = false, hint: String?, error: String?) {
    self.id = id
    self.label = label
    self.content = content
    self.isMultiline = isMultiline
    self.hint = hint
    self.error = error
  }
}

extension Field.Content: Equatable {
  /// Returns whether both hold the same text, or secrets of the same length.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.text(let left, _), .text(let right, _)): left == right
    case (.secret(let left, _), .secret(let right, _)): left == right
    case (.text, .secret), (.secret, .text): false
    }
  }
}

/// A change to a secret text; descriptions leave out the text.
public enum SecretEdit: Equatable, Sendable {
  /// Adds text at the end.
  case append(String)
  /// Removes the last character, if any.
  case deleteLast
  /// Removes all characters.
  case clear
  /// Replaces the whole text.
  case replace(String)

  /// The number of characters to remove from the end, which can exceed the length.
  public var removedCount: Int {
    switch self {
    case .append: 0
    case .deleteLast: 1
    case .clear, .replace: .max
    }
  }

  /// The text to append after the removal.
  public var addedText: String {
    switch self {
    case .append(let text), .replace(let text): text
    case .deleteLast, .clear: ""
    }
  }
}

extension SecretEdit: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The kind of the edit, without its text.
  public var description: String {
    switch self {
    case .append: "append(•••)"
    case .deleteLast: "deleteLast"
    case .clear: "clear"
    case .replace: "replace(•••)"
    }
  }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// A mirror without children, which keeps the text out of `dump`.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
