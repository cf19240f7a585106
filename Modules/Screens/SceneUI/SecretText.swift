import ScreenKit

/// The text of a secure field for a secret whose length alone is known.
///
/// Characters typed elsewhere, or before the view was made, are placeholders; an edit at the end keeps them.
struct SecretText: Equatable {
  private static let placeholder: Character = "•"

  private(set) var text = ""
  /// The number of placeholders at the start.
  private var unknown = 0

  init(length: Int = 0) {
    text = String(repeating: Self.placeholder, count: length)
    unknown = length
  }

  /// Shows a secret of a length, unless the text has it.
  mutating func show(length: Int) {
    if length != text.count { self = SecretText(length: length) }
  }

  /// Shows what the user has typed, and returns the edits that lead to it.
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
    // The field was emptied, or not edited at the end.
    let typed = unknown > 0 ? newText.filter { $0 != Self.placeholder } : newText
    (text, unknown) = (typed, 0)
    return [typed.isEmpty ? .clear : .replace(typed)]
  }
}
