import ScreenKit
import Terminal

extension PageDrawing {
  /// A box with the label in its border and the value inside, above the error or the hint.
  func fieldBlock(_ field: Field<SceneIntent>, width: Int) -> Block {
    let control = Control.field(field.id)
    let isFocused = focus == control
    let box = min(width - 2, 62)
    let frame = isFocused ? Style.current : Style.quiet
    let (top, bottom) = edges(of: field, width: box, isFocused: isFocused)
    let editor = state.carets.editor(of: field)
    let text = field.isMultiline ? editor.wrapped(to: box - 4) : nil
    let caret = text?.place(of: editor.caret)
    let height = text.map { max(Line.fewestRows, $0.rows.count) } ?? 1
    func middle(_ row: Int) -> Line {
      let isCaretRow = isFocused && row == caret?.row ?? 0
      var line = Line.gutter(isFocused: isCaretRow) + Line("│ ", frame)
      if let text {
        line = line + .row(row, of: text, in: control, width: box - 4, caret: isCaretRow ? caret?.column : nil)
      } else {
        line = line + .edited(editor, of: control, isFocused: isFocused, width: box - 4)
      }
      return line + Line(" │", frame)
    }
    let notes = notes(of: field, width: width)
    var block = Block(height: height + 2 + notes.count, of: page.id, control: control) { line in
      let drawn = line == 0 ? top : line <= height ? middle(line - 1) : ([bottom] + notes)[line - height - 1]
      return drawn.pointing(at: .control(control))
    }
    block.rows = text
    // Of a tall field, only the row of the caret and those beside it must be visible.
    if let caret { block.focusLines = caret.row..<caret.row + 3 }
    return block
  }

  private func edges(of field: Field<SceneIntent>, width box: Int, isFocused: Bool) -> (top: Line, bottom: Line) {
    let frame = isFocused ? Style.current : Style.quiet
    let label = CleanText(field.label).clipped(to: box - 4)
    let top =
      Line("  ┌ ", frame) + Line(label, isFocused ? .strong : .plain)
      + Line(" " + CleanText("─").repeated(box - label.width - 4) + "┐", frame)
    return (top, Line("  └" + CleanText("─").repeated(box - 2) + "┘", frame))
  }

  /// The line stays blank without an error or a hint, so that typing doesn't move the content.
  private func notes(of field: Field<SceneIntent>, width: Int) -> [Line] {
    if let error = field.error { return .paragraph("Error: " + error, .error, indent: 4, width: width) }
    guard let hint = field.hint else { return [] }
    // The hint of a secret is a rule, which the user can't check by looking at the field.
    let isSecret = if case .secret = field.content { true } else { false }
    return [field.isEmpty || isSecret ? Line("    ") + Line(CleanText(hint).clipped(to: width - 4), .quiet) : .blank]
  }
}

extension Line {
  fileprivate static let fewestRows = 4

  /// Returns a row of a text; a row below the text is blank.
  fileprivate static func row(
    _ row: Int, of text: WrappedText, in control: Control, width: Int, caret: Int?
  ) -> Line {
    let isText = row < text.rows.count
    let piece = text.carets(ofRow: isText ? row : text.rows.count - 1)
    var line = Line(CleanText(isText ? String(text.text(ofRow: row)) : "").prefix(width), .plain, .text(control, piece))
    line.pad(to: width, with: " ", .plain, .text(control, isText ? piece.upperBound..<piece.upperBound : piece))
    line.caret = caret.map { min($0, width - 1) }
    return line
  }

  /// A long text scrolls to the caret, and only its visible part is read.
  static func edited(_ editor: FieldEditor, of control: Control, isFocused: Bool, width: Int) -> Line {
    let text = editor.text
    guard isFocused else {
      // Two graphemes for each column are enough, because only soft hyphens have none.
      let shown = CleanText(String(text.prefix(2 * width))).clipped(to: width)
      return Line(shown, text, from: 0, of: control, width: width)
    }
    let start = text.position(columns: width - 1, before: editor.caret)
    let head = CleanText(String(text[text.index(start)..<text.index(editor.caret)]))
    let shown = CleanText(String(text[text.index(start)...].prefix(2 * width)))
    // A wide character that is cut in half becomes a blank.
    let blanks = start > 0 ? max(0, width - 1 - head.width) : 0
    let hidden = text.boundary(before: start)
    var line = Line(CleanText(" ").repeated(blanks), .plain, .text(control, hidden..<hidden))
    line = line + Line(shown.prefix(width - blanks), text, from: start, of: control, width: width - blanks)
    line.caret = min(blanks + head.width, width - 1)
    return line
  }

  private init(_ shown: CleanText, _ text: String, from start: Int, of control: Control, width: Int) {
    let end = text.utf8.count
    self.init(shown, .plain, .text(control, start..<end))
    let rest = text.position(ofColumn: shown.width, in: start..<end)
    pad(to: width, with: " ", .plain, .text(control, rest..<end))
  }
}

extension Field {
  var isEmpty: Bool {
    switch content {
    case .text(let text, _): text.isEmpty
    case .secret(let length, _): length == 0
    }
  }
}
