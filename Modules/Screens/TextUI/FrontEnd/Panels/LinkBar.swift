import ScreenKit

/// The prompt for a link, which offers earlier links and places.
struct LinkBar: Equatable, Sendable {
  static let page = Page.ID("front end: link")
  private static let list = "places"
  private static let field = "Link"
  /// The height of its content: the field, its note, and the offers.
  static let lines = 10

  private(set) var text = ""
  /// Why the text opens nothing.
  private(set) var refusal: String?
  /// The links that the user has opened here, the last one first.
  private var history: [String] = []

  /// The link patterns of all places, and of those that open now, at the last reading.
  private(set) var places: [String] = []
  private var openablePlaces: [String] = []

  var hasOlder: Bool { !history.isEmpty }
  var newer: String? { link(olderBy: -1) }
  var older: String? { link(olderBy: 1) }

  mutating func type(_ text: String) { (self.text, refusal) = (text, nil) }

  mutating func refuse(_ reason: String) { refusal = reason }

  mutating func remember(_ link: String) {
    history = Array(([link] + history.filter { $0 != link }).prefix(20))
  }

  /// Learns which places there are, and forgets the links that open no longer.
  mutating func see(_ app: AppReading) {
    (places, openablePlaces) = (app.places, app.openablePlaces)
    guard !history.isEmpty else { return }
    let places = Places(app.openablePlaces)
    history.removeAll { !places.explain($0) }
  }

  /// Returns the link that is some steps older than the typed one; the empty text is newer than all.
  private func link(olderBy steps: Int) -> String? {
    let index = (history.firstIndex(of: text) ?? -1) + steps
    return index == -1 ? "" : history.indices.contains(index) ? history[index] : nil
  }

  var offers: [PlaceOffer] { PlaceOffer.offers(for: text, among: openablePlaces, history: history) }

  /// The offer to open instead of the text, because the text names no place.
  var offerInstead: PlaceOffer? {
    guard let best = offers.first, !Places(places).explain(text) else { return nil }
    return best
  }

  /// Returns whether Right completes the text, which it does while the caret is at its end.
  static func completes(on page: Page, _ carets: Carets) -> Bool {
    guard page.id == Self.page, page.screen.list(list) != nil,
      case .text(let text, _) = page.screen.field(field)?.content
    else { return false }
    return carets[field].map { $0 >= text.utf8.count } ?? true
  }

  func makePage() -> Page {
    let rows = offers.map { Row(id: $0.place, title: $0.place) }
    let list = RowList<SceneIntent>(id: Self.list, rows) { .select(Self.page, list: Self.list, row: $0) }
    let field = Field(Self.field, text: text, hint: PlaceOffer.hint(among: places), error: refusal) {
      SceneIntent.edit(Self.page, field: Self.field, text: $0)
    }
    let screen = Screen(
      "Open a link",
      actions: [
        Action("Open", .activate(Self.page, action: "Open"), role: .primary),
        Action("Cancel", .activate(Self.page, action: "Cancel"), role: .cancel),
      ],
      elements: [.field(field)] + (rows.isEmpty ? nothingFound : [.list(list)]))
    return Page(id: Self.page, screen: screen)
  }

  private var nothingFound: [Element<SceneIntent>] {
    guard !text.isEmpty, !places.isEmpty, !Places(places).explain(text) else { return [] }
    return [.empty("No place matches. Enter opens what is typed.")]
  }
}
