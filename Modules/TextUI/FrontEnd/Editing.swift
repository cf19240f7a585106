import ScreenKit

extension FrontEnd {
  /// Inserts text into the focused field.
  ///
  /// Does nothing if no field has the focus.
  func type(_ text: String) {
    let text = text.oneLine
    guard !text.isEmpty else { return }
    if focus == .filter { return changeFilter { $0.insert(text) } }
    guard let field = focusedField else { return }
    switch field.content {
    case .secret(_, let edited): send(edited(.append(text)))
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
    case .text: change(field) { $0.perform(command) }
    }
  }

  /// Places the caret of the focused field at a column of its text.
  ///
  /// The caret of a secret stays at the end.
  func placeCaret(atColumn column: Int) {
    if focus == .filter { return changeFilter { $0.move(toColumn: column) } }
    guard let field = focusedField, case .text = field.content else { return }
    change(field) { $0.move(toColumn: column) }
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

  /// Edits a field.
  ///
  /// If the app refuses the edit, the text and the caret stay unchanged.
  private func change(_ field: Field<SceneIntent>, _ body: (inout LineEditor) -> Void) {
    guard case .text(let text, let edited) = field.content else { return }
    let page = page.id
    var editor = LineEditor(text, caret: state[page].carets[field.id])
    body(&editor)
    if editor.text != text, case .refused = send(edited(editor.text)) { return }
    state[page].carets[field.id] = editor.caret
    state[page].follows = true
  }
}

extension LineEditor {
  fileprivate mutating func perform(_ command: Command) {
    switch command {
    case .caretLeft: move(by: -1)
    case .caretRight: move(by: 1)
    case .caretStart: moveToStart()
    case .caretEnd: moveToEnd()
    case .deleteBackward: deleteBackward()
    case .deleteForward: deleteForward()
    case .deleteWord: deleteWord()
    case .deleteToStart: deleteToStart()
    default: break
    }
  }
}
