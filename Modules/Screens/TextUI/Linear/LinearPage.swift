import ScreenKit
import Terminal

/// A page as text: a heading, then one line per element, with a number for each control.
///
/// The page belongs to the topmost layer, the only one that accepts input. Hidden rows have numbers too, so that showing more
/// rows doesn't change them.
struct LinearPage {
  private let layer: Layer
  private let page: Page
  private let filter: Filter?
  private let shownRows: Int
  private let takesCommands: Bool
  private let numbers: LinearNumbers
  private(set) var lines: [CleanText] = []

  /// `isBeside` chooses the page beside the topmost one, and `takesCommands` adds the letters of commands.
  init(
    _ scene: Scene, _ pages: PageStates = PageStates(), isBeside: Bool = false, shownRows: Int,
    takesCommands: Bool = true, numbers: LinearNumbers? = nil
  ) {
    layer = scene.active
    page = (isBeside ? layer.pageBeside : nil) ?? layer.page
    filter = pages[page.id].filter
    self.shownRows = shownRows
    self.takesCommands = takesCommands
    self.numbers = numbers ?? LinearNumbers(page.screen)
    lines = [heading] + [path, narrowing].compactMap(\.self)
    for element in page.screen.elements { append(element) }
    for action in page.screen.actions { append(action) }
    if takesCommands { lines.append(ways) }
  }

  /// Returns the lines of a message, which is no part of a page.
  static func lines(of message: String?) -> [CleanText] {
    CleanText.lines(of: message ?? "").filter { !$0.isEmpty }.map(unlikeControl)
  }

  var id: Page.ID { page.id }

  /// Returns all lines if that was another page.
  func lines(since previous: (id: Page.ID, lines: [CleanText])?) -> [CleanText] {
    guard let previous, previous.id == id else { return lines }
    return lines.new(since: previous.lines)
  }

  private mutating func append(_ element: Element<SceneIntent>) {
    switch element {
    case .heading(let text), .text(let text), .loading(let text), .empty(let text):
      lines += CleanText.lines(of: text).filter { !$0.isEmpty }.map(Self.unlikeControl)
    case .error(let text): lines += CleanText.lines(of: "Error: " + text)
    case .divider: break
    case .field(let field): append(field)
    case .button(let action): append(action)
    case .list(let list): append(list)
    }
  }

  /// Marks a line of text that begins like a control, with a number and white space.
  private static func unlikeControl(_ line: CleanText) -> CleanText {
    let rest = line.text.drop(while: \.isWhitespace).drop(while: \.isNumber)
    let beginsWithNumber = line.text.drop(while: \.isWhitespace).first?.isNumber == true
    return beginsWithNumber && rest.first?.isWhitespace != false ? CleanText("Text: " + line.text) : line
  }

  private mutating func append(_ field: Field<SceneIntent>) {
    let value: String
    switch field.content {
    case .text(let text, _): value = text.isEmpty ? "empty" : text
    case .secret(let length, _): value = length == 0 ? "empty, hidden" : "\(counted(length, "character")), hidden"
    }
    let hint = field.isEmpty ? field.hint.map { " (\($0))" } ?? "" : ""
    number(.field(field.id), "\(field.label): \(value)\(hint)")
    if let error = field.error { lines += CleanText.lines(of: "Error: \(field.label): \(error)") }
  }

  private mutating func append(_ action: Action<SceneIntent>) {
    number(.action(action.id), action.label + (action.disabledReason.map { ", not available: \($0)" } ?? ""))
  }

  private mutating func append(_ list: RowList<SceneIntent>) {
    for row in list.rows.prefix(shownRows) {
      // The start of a long subtitle is enough, because the row's own page has the full text.
      let subtitle = row.subtitle.map { CleanText($0).clipped(to: 80).text }
      let open = row.id == list.openRow ? "open" : nil
      number(
        .row(list: list.id, row.id),
        [row.title, open, subtitle, row.accessory.word].compactMap(\.self).joined(separator: ", "))
    }
    guard list.rows.count > shownRows else { return }
    lines.append("\(shownRows) of \(list.rows.count) rows\(takesCommands ? "; m reads more" : "")")
  }

  private mutating func number(_ control: LinearNumbers.Control, _ text: String) {
    lines.append(CleanText("\(numbers.number(of: control))  \(text)"))
  }
}

extension LinearPage {
  /// A summary of the page, such as `Log in, form, 2 fields, 3 actions`.
  private var heading: CleanText {
    let screen = page.screen
    var (fields, rows) = (0, 0)
    for element in screen.elements {
      if case .field = element { fields += 1 }
      if case .list(let list) = element { rows += list.rows.count }
    }
    let parts = [
      screen.title, page.id == layer.page.id ? nil : "beside \(layer.page.screen.title)", layer.style.word, tab,
      fields > 0 ? "form" : rows > 0 ? "list" : nil, counted(fields, "field"),
      counted(rows, "row"), counted(screen.allActions.count, "action"),
    ]
    return CleanText(parts.compactMap { $0.flatMap { $0.hasPrefix("0 ") ? nil : $0 } }.joined(separator: ", "))
  }

  private var path: CleanText? {
    layer.breadcrumbs.isEmpty ? nil : CleanText("Path: " + layer.breadcrumbs.joined(separator: " › "))
  }

  private var narrowing: CleanText? {
    guard let filter else { return nil }
    return CleanText(
      "\(filter.matches.count) of \(counted(filter.rows.count, "row")) match \(filter.line.text.quotedStart)")
  }

  private var tab: String? {
    guard let bar = layer.tabs, let index = bar.tabs.firstIndex(where: { $0.id == bar.selected }) else { return nil }
    return "tab \(index + 1) of \(bar.tabs.count)"
  }

  private var ways: CleanText {
    let beside = layer.pageBeside.map { page.id == layer.page.id ? $0 : layer.page }
    let canCancel = page.screen.action(.cancel) != nil
    let parts = [
      layer.backTitle.map { "b back to \($0)" },
      layer.depth > 0 ? nil : layer.style == .alert ? (canCancel ? "c cancel" : nil) : layer.style.closing,
      beside.map { "s \($0.screen.title) beside" }, filter == nil ? nil : "/ all rows",
      layer.tabs.flatMap(Self.tabs), "? help",
    ]
    return CleanText(parts.compactMap(\.self).joined(separator: ", "))
  }

  /// The command for other tabs, with the tabs that have a badge.
  private static func tabs(_ bar: TabBar) -> String? {
    guard bar.tabs.count > 1 else { return nil }
    let badged = bar.tabs.filter { $0.badge != nil }.map(\.label)
    return "t tabs" + (badged.isEmpty ? "" : " with \(badged.joined(separator: " and "))")
  }

  private func counted(_ count: Int, _ name: String) -> String { "\(count) \(name)\(count == 1 ? "" : "s")" }
}

extension [CleanText] {
  func new(since earlier: Self) -> Self {
    difference(from: earlier).insertions.compactMap { change in
      if case .insert(_, let line, _) = change { line } else { nil }
    }
  }
}

extension Layer.Style {
  fileprivate var word: String? {
    switch self {
    case .root: nil
    case .sheet: "sheet"
    case .cover: "full screen"
    case .alert: "question"
    }
  }

  fileprivate var closing: String? {
    switch self {
    case .root, .alert: nil
    case .sheet, .cover: "c close"
    }
  }
}

extension Row.Accessory {
  fileprivate var word: String? {
    switch self {
    case .none, .disclosure: nil
    case .on: "on"
    case .off: "off"
    }
  }
}
