import ScreenKit

extension FrontEnd {
  /// Inserts text into the focused field.
  ///
  /// Does nothing if no field has the focus.
  func type(_ text: String) {
    if focus == .filter { return changeFilter { $0.insert(text) } }
    guard !text.isEmpty, let field = focusedField else { return }
    switch field.content {
    case .secret(_, let edited):
      // The user can't see the blank that a line break becomes. The break at the end belongs to the copied line.
      let text = String(text.reversed().drop(while: \.isNewline).reversed()).oneLine
      if !text.isEmpty { send(edited(.append(text))) }
    case .text: change(field) { $0.insert(text) }
    }
  }

  /// Moves the caret of the focused field, or deletes text.
  ///
  /// A secret is edited only at its end.
  func edit(_ command: Command) {
    if focus == .filter { return changeFilter { $0.perform(command) } }
    guard let field = focusedField else { return }
    switch field.content {
    case .secret(_, let edited): editSecret(command, edited)
    case .text:
      if command == .caretUp || command == .caretDown {
        moveCaretLine(of: field, isDown: command == .caretDown)
      } else {
        change(field) { $0.perform(command) }
      }
    }
  }

  /// Moves the caret to the row above or below, and from the first or last one to the next control.
  private func moveCaretLine(of field: Field<SceneIntent>, isDown: Bool) {
    let editor = field.editor(state[page.id])
    let rows = editor.rows ?? WrappedText(editor.text, width: .max)
    let place = rows.place(of: editor.caret)
    let row = place.row + (isDown ? 1 : -1)
    guard rows.rows.indices.contains(row) else { return moveFocus(by: isDown ? 1 : -1) }
    change(field) { $0.move(to: rows.caret(row: row, column: place.column)) }
  }

  /// Places the caret of the focused field at a column of a piece of its text.
  ///
  /// The caret of a secret stays at the end.
  func placeCaret(atColumn column: Int, of piece: Range<Int>) {
    if focus == .filter { return changeFilter { $0.move(toColumn: column, of: piece) } }
    guard let field = focusedField, case .text = field.content else { return }
    change(field) { $0.move(toColumn: column, of: piece) }
  }

  private var focusedField: Field<SceneIntent>? {
    guard case .field(let id) = focus else { return nil }
    return page.screen.field(id)
  }

  private func editSecret(_ command: Command, _ edited: (SecretEdit) -> SceneIntent) {
    switch command {
    case .deleteBackward: send(edited(.deleteLast))
    case .deleteWord, .deleteToStart: send(edited(.clear))
    default: break
    }
  }

  /// If the app refuses the edit, the text and the caret stay unchanged.
  private func change(_ field: Field<SceneIntent>, _ body: (inout FieldEditor) -> Void) {
    guard case .text(let text, let edited) = field.content else { return }
    let page = page.id
    var editor = field.editor(state[page])
    body(&editor)
    if editor.text != text, case .refused = send(edited(editor.text)) { return }
    state[page].carets[field.id] = editor.caret
    state[page].rows[field.id] = editor.rows
    state[page].follows = true
  }
}
