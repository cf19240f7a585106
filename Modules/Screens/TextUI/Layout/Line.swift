import Terminal

/// A line of styled text without a position.
struct Line: Equatable, Sendable {
  struct Span: Equatable, Sendable {
    var text: CleanText
    var style: Style
    /// The number of columns to fill by repeating the text, or `nil` to draw it once.
    var filledWidth: Int?
    var thing: Hit.Thing?

    var width: Int { filledWidth ?? text.width }
  }

  private(set) var spans: [Span] = []
  var caret: Int?
  var focus: Int?
  var thing: Hit.Thing?

  static let blank = Line()

  init() {}

  init(_ text: CleanText, _ style: Style = .plain, _ thing: Hit.Thing? = nil) {
    spans = [Span(text: text, style: style, thing: thing)]
  }

  var width: Int { spans.reduce(0) { $0 + $1.width } }

  mutating func append(_ text: CleanText, _ style: Style = .plain, _ thing: Hit.Thing? = nil) {
    spans.append(Span(text: text, style: style, thing: thing))
  }

  /// Appends blanks, or another character, up to a column.
  mutating func pad(
    to width: Int, with filling: CleanText = " ", _ style: Style = .plain, _ thing: Hit.Thing? = nil
  ) {
    let room = width - self.width
    if room > 0 { spans.append(Span(text: filling, style: style, filledWidth: room, thing: thing)) }
  }

  func pointing(at thing: Hit.Thing) -> Line {
    var line = self
    line.thing = thing
    return line
  }

  static func + (left: Line, right: Line) -> Line {
    var line = left
    if let caret = right.caret { line.caret = left.width + caret }
    if let focus = right.focus { line.focus = left.width + focus }
    line.spans += right.spans
    return line
  }
}

extension Line {
  /// The two columns before a control, in which `>` marks the focus without color.
  static func gutter(isFocused: Bool) -> Line {
    guard isFocused else { return Line("  ") }
    var line = Line("> ", .current)
    line.focus = 0
    return line
  }

  private static let dash: CleanText = "─"

  static func rule(_ width: Int) -> Line {
    var line = Line.blank
    line.pad(to: width, with: dash, .quiet)
    return line
  }
}

extension Grid {
  @discardableResult
  mutating func draw(_ line: Line, in rect: Rect) -> Point? {
    var column = 0
    for span in line.spans {
      guard column < rect.width else { break }
      let point = Point(column: rect.column + column, row: rect.row)
      let room = rect.width - column
      if let width = span.filledWidth {
        fill(span.text, at: point, style: span.style, width: min(width, room))
      } else {
        put(span.text, at: point, style: span.style, width: room)
      }
      column += span.width
    }
    guard let caret = line.caret, rect.width > 0 else { return nil }
    return Point(column: rect.column + min(caret, rect.width - 1), row: rect.row)
  }
}
