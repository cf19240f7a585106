/// A line for typing.
///
/// The functions that turn typing into intents are the same for every state of a screen, so equality leaves them out.
public struct Field<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// What a field holds, and the intent that typing into it sends.
  public enum Content: Sendable {
    /// Plain text; typing sends the whole new text.
    case text(String, edited: @Sendable (String) -> Intent)
    /// Secret text, of which a screen knows only how many characters it has; typing sends single edits.
    case secret(length: Int, edited: @Sendable (SecretEdit) -> Intent)
  }

  /// The name of the field, unique in its screen.
  public var id: String
  /// The text beside the field.
  public var label: String
  /// What the field holds.
  public var content: Content
  /// What to type, shown while the field is empty.
  public var hint: String?
  /// What is wrong with the content, shown at the field; nil while nothing is.
  public var error: String?

  /// Makes a field for plain text; its `id` is its label.
  public init(
    _ label: String, text: String, hint: String? = nil, error: String? = nil,
    edited: @escaping @Sendable (String) -> Intent
  ) {
    self.init(id: label, label: label, content: .text(text, edited: edited), hint: hint, error: error)
  }

  /// Makes a field for secret text of `length` characters; its `id` is its label.
  public init(
    _ label: String, secretLength length: Int, hint: String? = nil, error: String? = nil,
    edited: @escaping @Sendable (SecretEdit) -> Intent
  ) {
    self.init(id: label, label: label, content: .secret(length: length, edited: edited), hint: hint, error: error)
  }

  init(id: String, label: String, content: Content, hint: String?, error: String?) {
    self.id = id
    self.label = label
    self.content = content
    self.hint = hint
    self.error = error
  }
}

extension Field.Content: Equatable {
  /// Whether both hold the same text, or as many secret characters.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.text(let left, _), .text(let right, _)): left == right
    case (.secret(let left, _), .secret(let right, _)): left == right
    case (.text, .secret), (.secret, .text): false
    }
  }
}

/// One change to a secret text, made at its end, because nobody can see where a caret would stand.
///
/// Its descriptions never show what was typed.
public enum SecretEdit: Equatable, Sendable {
  /// Adds text at the end.
  case append(String)
  /// Removes the last character, if there is one.
  case deleteLast
  /// Removes everything.
  case clear
  /// Puts other text in place of all there is.
  case replace(String)

  /// How many characters it takes from the end; where there are fewer, all of them.
  public var removedCount: Int {
    switch self {
    case .append: 0
    case .deleteLast: 1
    case .clear, .replace: .max
    }
  }

  /// What it puts after the characters that stay.
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
  /// A mirror without children, so that `dump` shows no secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
