import ScreenKit

/// The filter of a list: the typed text and the rows that contain it, ignoring case and accents.
///
/// The filter searches the rows only after the text or the rows have changed.
struct Filter: Equatable, Sendable {
  /// The identifier of the filtered list.
  let list: String
  /// The typed text with its caret.
  private(set) var line = LineEditor("")
  /// The rows that contain the text.
  private(set) var matches: [Row] = []
  /// All rows of the list.
  private(set) var rows: [Row] = []

  /// Creates a filter for a list.
  init(_ list: RowList<SceneIntent>, _ text: String = "") {
    self.list = list.id
    line = LineEditor(text)
    update(list.rows)
  }

  /// Updates the rows of the list.
  mutating func update(_ rows: [Row]) {
    // Comparing two references to the same storage is fast, so unchanged rows cost nothing.
    guard rows != self.rows else { return }
    self.rows = rows
    search()
  }

  /// Edits the text.
  mutating func edit(_ body: (inout LineEditor) -> Void) {
    body(&line)
    search()
  }

  private mutating func search() {
    matches = rows.filter { $0.title.matches(line.text) || $0.subtitle?.matches(line.text) == true }
  }
}

extension Scene {
  /// Returns the scene with the filters of the front end applied.
  func filtered(by state: FrontEndState) -> Scene {
    guard state.pages.values.contains(where: { $0.filter != nil }) else { return self }
    var scene = self
    scene.root = root.filtered(by: state)
    scene.modals = modals.map { $0.filtered(by: state) }
    return scene
  }
}

extension Layer {
  /// Returns the layer with the filters of the front end applied.
  func filtered(by state: FrontEndState) -> Layer {
    var layer = self
    layer.page = page.filtered(by: state)
    layer.sidebar = sidebar?.filtered(by: state)
    return layer
  }
}

extension Page {
  /// Returns the page with the filter of the front end applied.
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
