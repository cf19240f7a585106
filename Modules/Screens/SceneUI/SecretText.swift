import ScreenKit

/// What a secure field shows for a secret of which the screen knows only the length.
///
/// Characters that were typed elsewhere, or before the view was made, are shown as placeholders: the field has the right number
/// of dots, and an edit at the end keeps them.
struct SecretText: Equatable {
  private static let placeholder: Character = "•"

  /// The text of the field.
  private(set) var text = ""
  /// How many placeholders the text begins with.
  private var unknown = 0

  /// Creates the text for a secret of this length.
  init(length: Int = 0) {
    text = String(repeating: Self.placeholder, count: length)
    unknown = length
  }

  /// Shows a secret of this length, unless the text has that length already.
  mutating func show(length: Int) {
    if length != text.count { self = SecretText(length: length) }
  }

  /// Shows the text that the user has typed, and returns the edits that lead to it.
  mutating func edit(to newText: String) -> [SecretEdit] {
    guard newText != text else { return [] }
    let placeholders = String(repeating: Self.placeholder, count: unknown)
    if unknown > 0, newText.hasPrefix(placeholders) {
      let known = text.count - unknown
      let typed = String(newText.dropFirst(unknown))
      text = newText
      return Array(repeating: .deleteLast, count: known) + (typed.isEmpty ? [] : [.append(typed)])
    }
    if unknown > 0, !newText.isEmpty, placeholders.hasPrefix(newText) {
      let removed = text.count - newText.count
      (text, unknown) = (newText, newText.count)
      return Array(repeating: .deleteLast, count: removed)
    }
    // The field was emptied, or edited somewhere else than at the end.
    let typed = unknown > 0 ? newText.filter { $0 != Self.placeholder } : newText
    (text, unknown) = (typed, 0)
    return [typed.isEmpty ? .clear : .replace(typed)]
  }
}
