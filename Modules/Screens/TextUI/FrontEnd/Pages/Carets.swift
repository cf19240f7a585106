import ScreenKit

struct Carets: Equatable, Sendable {
  /// As numbers of bytes; a missing caret is at the end.
  private var carets: [String: Int] = [:]
  /// The rows of each field of several lines when it was last drawn or edited, so that a key doesn't wrap the whole text.
  private var rows: [String: WrappedText] = [:]

  subscript(field: String) -> Int? { carets[field] }

  mutating func moveToEnd(of field: String) { carets[field] = nil }

  mutating func keep(_ editor: FieldEditor, of field: String) {
    (carets[field], rows[field]) = (editor.caret, editor.rows)
  }

  mutating func keep(_ rows: [String: WrappedText]) { self.rows = rows }

  /// A secret is displayed by its length, with the caret at the end.
  func editor(of field: Field<SceneIntent>) -> FieldEditor {
    switch field.content {
    case .text(let text, _):
      FieldEditor(text, caret: carets[field.id], isMultiline: field.isMultiline, rows: rows[field.id])
    case .secret(let length, _): FieldEditor(String(repeating: "•", count: max(0, min(length, 1_000))))
    }
  }
}
