import ScreenKit

/// The prompt for a link or an action, which offers earlier links, places, and the actions of the screen.
struct LinkBar: Equatable, Sendable {
  static let page = Page.ID("front end: link")
  static let list = "places"
  private static let field = "Link"
  /// The height of its content: the field, its note, and the offers.
  static let lines = 15

  private(set) var text = ""
  /// Why the text opens nothing.
  private(set) var refusal: String?
  /// The links that the user has opened here, the last one first.
  private var history: [String] = []

  private(set) var places: [String] = []
  private var openablePlaces: [String] = []
  private var actions: [Action<SceneIntent>] = []

  var hasOlder: Bool { !history.isEmpty }
  var newer: String? { link(olderBy: -1) }
  var older: String? { link(olderBy: 1) }

  mutating func type(_ text: String) { (self.text, refusal) = (text, nil) }

  mutating func refuse(_ reason: String) { refusal = reason }

  mutating func remember(_ link: String) {
    history = Array(([link] + history.filter { $0 != link }).prefix(20))
  }

  /// Reads the places and actions, and forgets the links that no longer open.
  mutating func see(_ app: AppReading) {
    (places, openablePlaces) = (app.places, app.openablePlaces)
    actions = app.scene.active.pages.flatMap { ($0.screen.allActions + $0.screen.orders).filter(\.isEnabled) }
    guard !history.isEmpty else { return }
    let places = Places(app.openablePlaces)
    history.removeAll { !places.explain($0) }
  }

  /// Returns the link that is some steps older than the typed one; the empty text is newer than all.
  private func link(olderBy steps: Int) -> String? {
    let index = (history.firstIndex(of: text) ?? -1) + steps
    return index == -1 ? "" : history.indices.contains(index) ? history[index] : nil
  }

  var offers: [Offer] {
    Offer.offers(for: text.trimmed, places: openablePlaces, history: history, actions: actions)
  }

  func offer(ofRow row: String) -> Offer? { offers.first { $0.row.id == row } }

  /// The offer that Enter opens instead of the text, because the text names no place; its row is marked.
  var offerInstead: Offer? {
    guard let best = offers.first, !Places(places).explain(text) else { return nil }
    // Nothing has been typed that names an action.
    return text.isEmpty && best.action != nil ? nil : best
  }

  /// Returns whether Right completes the text, which needs the caret at its end.
  static func completes(on page: Page, _ carets: Carets) -> Bool {
    guard page.id == Self.page, page.screen.list(list) != nil,
      case .text(let text, _) = page.screen.field(field)?.content
    else { return false }
    return carets[field].map { $0 >= text.utf8.count } ?? true
  }

  func makePage() -> Page {
    let rows = offers.map(\.row)
    let list = RowList<SceneIntent>(id: Self.list, rows, openRow: offerInstead?.row.id) {
      .select(Self.page, list: Self.list, row: $0)
    }
    let scheme = Places(places).scheme
    let hint = scheme.isEmpty ? nil : "“\(scheme)” may be left out"
    let field = Field(Self.field, text: text, hint: hint, error: refusal) {
      SceneIntent.edit(Self.page, field: Self.field, text: $0)
    }
    let screen = Screen(
      "Link or action",
      actions: [
        Action("Open", .activate(Self.page, action: "Open"), role: .primary),
        Action("Cancel", .activate(Self.page, action: "Cancel"), role: .cancel),
      ],
      elements: [.field(field)] + (rows.isEmpty ? nothingFound : [.list(list)]))
    return Page(id: Self.page, screen: screen)
  }

  private var nothingFound: [Element<SceneIntent>] {
    guard !text.isEmpty, refusal == nil, !places.isEmpty, !Places(places).explain(text) else { return [] }
    return [.empty("Nothing matches. Enter opens what is typed.")]
  }
}
