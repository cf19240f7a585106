import ScreenKit

/// What a list is narrowed to: the text that was typed, and the rows that hold it, whatever their case and accents.
///
/// The rows are searched when they or the text change, not with every frame.
struct Filter: Equatable, Sendable {
  /// The list that is narrowed.
  let list: String
  /// What was typed, under its caret.
  private(set) var line = LineEditor("")
  /// The rows that hold the text.
  private(set) var matches: [Row] = []
  /// All rows of the list.
  private(set) var rows: [Row] = []

  /// Narrows a list to the rows that hold a text.
  init(_ list: RowList<SceneIntent>, _ text: String = "") {
    self.list = list.id
    line = LineEditor(text)
    update(list.rows)
  }

  /// Takes the rows as they are now.
  mutating func update(_ rows: [Row]) {
    // The same storage is found equal at once, so this costs nothing while nothing has changed.
    guard rows != self.rows else { return }
    self.rows = rows
    search()
  }

  /// Changes the text.
  mutating func edit(_ body: (inout LineEditor) -> Void) {
    body(&line)
    search()
  }

  private mutating func search() {
    matches = rows.filter { $0.title.matches(line.text) || $0.subtitle?.matches(line.text) == true }
  }
}

extension Scene {
  /// The same scene with each list narrowed as its page's state says.
  func filtered(by state: FrontEndState) -> Scene {
    guard state.pages.values.contains(where: { $0.filter != nil }) else { return self }
    var scene = self
    scene.root = root.filtered(by: state)
    scene.modals = modals.map { $0.filtered(by: state) }
    return scene
  }
}

extension Layer {
  /// The same layer with the list of each page narrowed as the state says.
  func filtered(by state: FrontEndState) -> Layer {
    var layer = self
    layer.page = page.filtered(by: state)
    layer.sidebar = sidebar?.filtered(by: state)
    return layer
  }
}

extension Page {
  /// The same page with its list narrowed as the state says.
  func filtered(by state: FrontEndState) -> Page {
    guard let filter = state[id].filter else { return self }
    var page = self
    page.screen.elements = screen.elements.map { element in
      guard case .list(var list) = element, list.id == filter.list else { return element }
      list.rows = filter.matches
      return filter.matches.isEmpty ? .empty("Nothing here holds “\(filter.line.text)”.") : .list(list)
    }
    return page
  }
}
