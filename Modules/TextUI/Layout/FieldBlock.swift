import ScreenKit
import Terminal

extension PageDrawing {
  /// Returns the block of a field: a box with the label in its border and the value inside, above the error or the
  /// hint.
  func fieldBlock(_ field: Field<SceneIntent>, width: Int) -> Block {
    let control = Control.field(field.id)
    let isFocused = focus == control
    let box = min(width - 2, 62)
    let frame = isFocused ? Style.current : Style.quiet
    let label = CleanText(field.label).clipped(to: box - 4)
    let top =
      Line("  ┌ ", frame) + Line(label, isFocused ? .strong : .plain)
      + Line(" " + CleanText("─").repeated(box - label.width - 4) + "┐", frame)
    let editor = field.editor(caret: state.carets[field.id])
    let (texts, caretRow) =
      field.isMultiline
      ? Line.multiline(editor, of: control, isFocused: isFocused, width: box - 4)
      : ([.edited(editor, of: control, isFocused: isFocused, width: box - 4)], 0)
    let middle = texts.enumerated().map { row, text in
      var line = Line.gutter(isFocused: isFocused && row == caretRow) + Line("│ ", frame) + text
      line.append(" │", frame)
      return line
    }
    let bottom = Line("  └" + CleanText("─").repeated(box - 2) + "┘", frame)
    let lines = [top] + middle + [bottom] + notes(of: field, width: width)
    var block = Block(lines.map { $0.pointing(at: .control(control)) }, of: page.id, control: control)
    block.textWidth = box - 4
    // Of a tall field, only the row of the caret and those beside it must be visible.
    if middle.count > 1 { block.focusLines = caretRow..<caretRow + 3 }
    return block
  }

  /// Returns the error or the hint.
  ///
  /// The line stays blank without them, so that typing doesn't move the content.
  private func notes(of field: Field<SceneIntent>, width: Int) -> [Line] {
    if let error = field.error { return .paragraph("Error: " + error, .error, indent: 4, width: width) }
    guard let hint = field.hint else { return [] }
    return [field.isEmpty ? Line("    ") + Line(CleanText(hint).clipped(to: width - 4), .quiet) : .blank]
  }
}

extension Line {
  /// The number of rows of an empty field for several lines.
  private static let fewestRows = 4

  /// Returns the lines of an editor for several lines, and the row of the caret.
  static func multiline(
    _ editor: FieldEditor, of control: Control, isFocused: Bool, width: Int
  ) -> (lines: [Line], caretRow: Int) {
    let rows = WrappedText(editor.text, width: width)
    let caret = rows.place(of: editor.caret)
    let lines = (0..<max(fewestRows, rows.rows.count)).map { row in
      let text = CleanText(rows.rows.indices.contains(row) ? rows.rows[row].text : "").prefix(width)
      var line = Line(text, .plain, .text(control, row: row, column: 0))
      line.pad(to: width, with: " ", .plain, .text(control, row: row, column: text.width))
      if isFocused, row == caret.row { line.caret = min(caret.column, width - 1) }
      return line
    }
    return (lines, caret.row)
  }

  /// Returns the line of an editor, with the caret if it has the focus.
  ///
  /// A long text scrolls to the caret.
  static func edited(_ editor: FieldEditor, of control: Control, isFocused: Bool, width: Int) -> Line {
    let text = CleanText(editor.text)
    var caret: Int?
    var hidden = 0
    var shown = text.clipped(to: width)
    if isFocused {
      let column = CleanText(String(editor.head)).width
      hidden = max(0, column - width + 1)
      shown = text.dropping(hidden).prefix(width)
      caret = column - hidden
    }
    var line = Line(shown, .plain, .text(control, row: 0, column: hidden))
    line.pad(to: width, with: " ", .plain, .text(control, row: 0, column: hidden + shown.width))
    line.caret = caret
    return line
  }
}

extension Field {
  /// A Boolean value that indicates whether the field is empty.
  var isEmpty: Bool {
    switch content {
    case .text(let text, _): text.isEmpty
    case .secret(let length, _): length == 0
    }
  }

  /// Returns an editor for the displayed text.
  ///
  /// A secret is displayed by its length, with the caret at the end.
  func editor(caret: Int?) -> FieldEditor {
    switch content {
    case .text(let text, _): FieldEditor(text, caret: caret, isMultiline: isMultiline)
    case .secret(let length, _): FieldEditor(String(repeating: "•", count: max(0, min(length, 1_000))))
    }
  }
}
