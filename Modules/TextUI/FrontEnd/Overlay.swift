import ScreenKit

/// A layer of the front end above the app.
///
/// The same code draws it.
enum Overlay: Equatable, Sendable {
  case help
  /// The link prompt, with the reason why the last link was refused.
  case link(text: String, refusal: String?)

  static let helpPage = Page.ID("front end: help")
  static let linkPage = Page.ID("front end: link")

  /// The identity of the overlay's page.
  var page: Page.ID {
    switch self {
    case .help: Self.helpPage
    case .link: Self.linkPage
    }
  }

  /// Returns the layer to draw.
  ///
  /// The link prompt lists the places that match the typed text.
  func layer(places: [String]) -> Layer {
    switch self {
    case .help: Layer(style: .sheet, page: Page(id: Self.helpPage, screen: Self.helpScreen))
    case .link(let text, let refusal):
      Layer(style: .alert, page: Page(id: Self.linkPage, screen: Self.linkScreen(text, refusal, places)))
    }
  }

  /// Returns whether the page suggests places, which it does while the caret is at the end of the link.
  static func offersPlaces(on page: Page, caret carets: [String: Int]) -> Bool {
    guard page.id == linkPage, page.screen.list("places") != nil,
      case .text(let text, _) = page.screen.field("Link")?.content
    else { return false }
    return carets["Link"].map { $0 >= text.count } ?? true
  }

  private static var helpScreen: Screen<SceneIntent> {
    Screen("Keys", elements: KeyTable.help.flatMap { [.heading($0.title), .text($0.text)] })
  }

  private static func linkScreen(_ text: String, _ refusal: String?, _ places: [String]) -> Screen<SceneIntent> {
    let rows = PlaceOffer.offers(for: text, among: places).map { Row(id: $0.place, title: $0.place) }
    let list = RowList<SceneIntent>(id: "places", rows) { .select(linkPage, list: "places", row: $0) }
    return Screen(
      "Open a link",
      actions: [
        Action("Open", .activate(linkPage, action: "Open"), role: .primary),
        Action("Cancel", .activate(linkPage, action: "Cancel"), role: .cancel),
      ],
      elements: [
        .field(
          Field("Link", text: text, hint: PlaceOffer.hint(among: places), error: refusal) {
            .edit(linkPage, field: "Link", text: $0)
          })
      ]
        + (rows.isEmpty ? [] : [.list(list)]))
  }
}

extension FrontEnd {
  /// Handles an intent for a page of the front end.
  ///
  /// Returns `nil` for an intent of the app.
  func answerOverlay(_ intent: SceneIntent) -> Reply? {
    switch intent {
    case .edit(Overlay.linkPage, _, let text): state.overlay = .link(text: text, refusal: nil)
    case .activate(Overlay.linkPage, action: "Open"): return openTypedLink()
    case .select(Overlay.linkPage, _, let row): return choose(PlaceOffer(place: row))
    case .activate(Overlay.linkPage, _), .close(Overlay.helpPage): state.overlay = nil
    case .close(Inspector.page): state.isInspecting = false
    case .select(Inspector.page, _, let row): return goBack(toEvent: row)
    default: return nil
    }
    return .done
  }

  private func goBack(toEvent row: String) -> Reply {
    Int(row).map(undo) ?? present(.refused("“\(row)” is no event"))
  }

  /// Opens a place, or prompts for its value if it needs one.
  private func choose(_ offer: PlaceOffer) -> Reply {
    state.overlay = .link(text: offer.start, refusal: nil)
    guard offer.needsValue else { return openTypedLink() }
    state[Overlay.linkPage] = PageState()
    return .done
  }

  /// Completes the link with the first suggested place.
  func completeLink() {
    guard case .link(let text, _) = state.overlay,
      let offer = PlaceOffer.offers(for: text, among: source.places).first
    else { return }
    state.overlay = .link(text: offer.start, refusal: nil)
    state[Overlay.linkPage] = PageState()
  }

  /// Opens the typed link.
  ///
  /// A refused link stays in the prompt, so that the user can correct it.
  private func openTypedLink() -> Reply {
    guard case .link(let text, _) = state.overlay else { return .done }
    let link = PlaceOffer.link(from: text, among: source.places)
    if let only = PlaceOffer.only(for: link, among: source.places) { return choose(only) }
    let reply = ask { $0.open(link: link) }
    switch reply {
    case .done:
      state.overlay = nil
      uncover()
    case .refused(let reason):
      state.overlay = .link(text: text, refusal: reason)
      state.shownRefusal = reason
    }
    return reply
  }
}
