/// One line of a picture before it has a place: pieces of text, each in its style.
struct Line: Equatable, Sendable {
  /// Text in one style.
  struct Span: Equatable, Sendable {
    var text: CleanText
    var style: Style
    /// The columns to fill with the text, again and again; nil to show it once.
    var filledWidth: Int?
    /// What a person who points at the text means.
    var thing: Hit.Thing?

    var width: Int { filledWidth ?? text.width }
  }

  private(set) var spans: [Span]
  /// The column of the caret, when it stands in this line.
  var caret: Int?
  /// What a person who points at the line means, wherever in it.
  var thing: Hit.Thing?

  static let blank = Line()

  /// Makes an empty line with room for some pieces.
  init(capacity: Int = 0) {
    spans = []
    spans.reserveCapacity(capacity)
  }

  /// Makes a line of one piece.
  init(_ text: CleanText, _ style: Style = .plain, _ thing: Hit.Thing? = nil) {
    spans = [Span(text: text, style: style, thing: thing)]
  }

  /// The columns the line takes.
  var width: Int { spans.reduce(0) { $0 + $1.width } }

  /// Adds a piece at the end.
  mutating func append(_ text: CleanText, _ style: Style = .plain, _ thing: Hit.Thing? = nil) {
    spans.append(Span(text: text, style: style, thing: thing))
  }

  /// Adds blanks, or the given character, up to a column.
  mutating func pad(
    to width: Int, with filling: CleanText = " ", _ style: Style = .plain, _ thing: Hit.Thing? = nil
  ) {
    let room = width - self.width
    if room > 0 { spans.append(Span(text: filling, style: style, filledWidth: room, thing: thing)) }
  }

  /// The same line, meaning a thing wherever a person points at it.
  func pointing(at thing: Hit.Thing) -> Line {
    var line = self
    line.thing = thing
    return line
  }

  /// The same line with others at its end.
  static func + (left: Line, right: Line) -> Line {
    var line = left
    if let caret = right.caret { line.caret = left.width + caret }
    line.spans += right.spans
    return line
  }
}

extension Line {
  /// The two columns before a control: `>` tells the focus from the rest without color.
  static func gutter(isFocused: Bool) -> Line { isFocused ? Line("> ", .strong) : Line("  ") }

  private static let dash: CleanText = "─"

  /// A line across.
  static func rule(_ width: Int) -> Line {
    var line = Line.blank
    line.pad(to: width, with: dash, .quiet)
    return line
  }
}

extension Grid {
  /// Draws a line into the first row of `rect` and returns where its caret is.
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
