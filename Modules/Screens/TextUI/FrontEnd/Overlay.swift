import ScreenKit
import Terminal

/// A layer of the front end above the app.
///
/// The same code draws it.
enum Overlay: Equatable, Sendable {
  /// The help, with the typed text while the user searches it.
  case help(search: String?)
  /// The link prompt, with the reason why the last link was refused.
  case link(text: String, refusal: String?)

  static let helpPage = Page.ID("front end: help")
  static let linkPage = Page.ID("front end: link")

  /// The height of the link prompt's content: the field, its note, and the offers.
  static let linesOfLinkPrompt = 10

  var page: Page.ID {
    switch self {
    case .help: Self.helpPage
    case .link: Self.linkPage
    }
  }

  /// The link prompt lists the openable places that match the typed text.
  @MainActor
  func layer(_ app: any SceneSource, history: [String], help: @autoclosure () -> [KeyTable.HelpGroup], width: Int)
    -> Layer
  {
    switch self {
    case .help(let search):
      Layer(style: .sheet, page: Page(id: Self.helpPage, screen: Self.helpScreen(help(), search, width: width)))
    case .link(let text, let refusal):
      Layer(style: .alert, page: Page(id: Self.linkPage, screen: Self.linkScreen(text, refusal, app, history)))
    }
  }

  /// Whether the user searches the help.
  var isSearching: Bool { if case .help(_?) = self { true } else { false } }

  /// Returns whether the page suggests places, which it does while the caret is at the end of the link.
  static func offersPlaces(on page: Page, caret carets: [String: Int]) -> Bool {
    guard page.id == linkPage, page.screen.list("places") != nil,
      case .text(let text, _) = page.screen.field("Link")?.content
    else { return false }
    return carets["Link"].map { $0 >= text.utf8.count } ?? true
  }

  /// The maximum width of the help: three columns in which few lines wrap.
  static let widestHelp = 156

  /// Returns the help, each group in as many columns as no line of it wraps in.
  ///
  /// A search leaves the lines that contain its text.
  private static func helpScreen(
    _ groups: [KeyTable.HelpGroup], _ search: String?, width: Int
  ) -> Screen<SceneIntent> {
    let room = min(width, widestHelp) - 6
    let found = groups.map { $0.matching(search ?? "") }.filter { !$0.keys.isEmpty }
    let lines = found.flatMap { group -> [Element<SceneIntent>] in
      let widest = group.lines.map(\.width).max() ?? 0
      let columns = min(3, max(1, (room + 2) / (widest + 2)))
      return [.heading(group.title), .text(inColumns(columns, group.lines, width: room).joined(separator: "\n"))]
    }
    let field = search.map { Field("Find", text: $0) { SceneIntent.edit(helpPage, field: "Find", text: $0) } }
    return Screen(
      "Keys",
      elements: [field.map(Element.field)].compactMap(\.self)
        + (lines.isEmpty ? [.empty("No key does “\(search ?? "")”.")] : lines))
  }

  /// Returns lines in columns of about the same height, from the left to the right.
  private static func inColumns(_ count: Int, _ lines: [CleanText], width: Int) -> [String] {
    let width = (width - 2 * (count - 1)) / count
    let entries = lines.map { $0.wrapped(to: width, isTable: true) }
    let height = (entries.joined().count + count - 1) / count
    var columns: [[CleanText]] = [[]]
    for entry in entries {
      let isFull = columns[columns.count - 1].count + entry.count > height
      if isFull, columns.count < count, columns != [[]] { columns.append([]) }
      columns[columns.count - 1] += entry
    }
    return (0..<(columns.map(\.count).max() ?? 0)).map { row in
      var line = CleanText("")
      for (index, column) in columns.enumerated() where row < column.count {
        line = line + CleanText(" ").repeated(max(0, index * (width + 2) - line.width)) + column[row]
      }
      return line.text
    }
  }

  @MainActor
  private static func linkScreen(
    _ text: String, _ refusal: String?, _ app: any SceneSource, _ history: [String]
  ) -> Screen<SceneIntent> {
    let offers = PlaceOffer.offers(for: text, among: app.openablePlaces, history: history)
    let rows = offers.map { Row(id: $0.place, title: $0.place) }
    let list = RowList<SceneIntent>(id: "places", rows) { .select(linkPage, list: "places", row: $0) }
    return Screen(
      "Open a link",
      actions: [
        Action("Open", .activate(linkPage, action: "Open"), role: .primary),
        Action("Cancel", .activate(linkPage, action: "Cancel"), role: .cancel),
      ],
      elements: [
        .field(
          Field("Link", text: text, hint: PlaceOffer.hint(among: app.places), error: refusal) {
            .edit(linkPage, field: "Link", text: $0)
          })
      ]
        + (rows.isEmpty ? nothingFound(for: text, among: app.places) : [.list(list)]))
  }

  private static func nothingFound(for text: String, among places: [String]) -> [Element<SceneIntent>] {
    guard !text.isEmpty, !places.isEmpty, !Places(places).explain(text) else { return [] }
    return [.empty("No place matches. Enter opens what is typed.")]
  }
}

extension FrontEnd {
  /// Handles an intent for a page of the front end.
  ///
  /// Returns `nil` for an intent of the app.
  func answerOverlay(_ intent: SceneIntent) -> Reply? {
    switch intent {
    case .edit(Overlay.helpPage, _, let text): state.overlay = .help(search: text)
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

  /// Shows the link prompt, whose history keeps only what opens now.
  func promptForLink() {
    let places = Places(source.openablePlaces)
    state.forgetLinks { !places.explain($0) }
    state.overlay = .link(text: "", refusal: nil)
  }

  /// Replaces the text of the link prompt, with the caret at its end.
  func replaceLink(with text: String) {
    state.overlay = .link(text: text, refusal: nil)
    state[Overlay.linkPage] = PageState()
  }

  /// Opens a place, or prompts for its value if it needs one.
  private func choose(_ offer: PlaceOffer) -> Reply {
    replaceLink(with: offer.start)
    return offer.needsValue ? .done : open(offer.place)
  }

  /// The best match of the typed link, which is the first suggestion.
  private var bestOffer: PlaceOffer? {
    guard case .link(let text, _) = state.overlay else { return nil }
    return PlaceOffer.offers(for: text, among: source.openablePlaces, history: state.history).first
  }

  func completeLink() {
    if let offer = bestOffer { replaceLink(with: offer.start) }
  }

  /// Opens the typed link, or the first suggestion if the text names no place.
  private func openTypedLink() -> Reply {
    guard case .link(let text, _) = state.overlay else { return .done }
    let places = Places(source.places)
    if let best = bestOffer, !places.explain(text) { return choose(best) }
    do throws(AmbiguousLink) {
      let link = try places.link(for: text)
      return open(link, adding: link.utf8.count - text.utf8.count)
    } catch {
      return refuse(text, because: error.description)
    }
  }

  /// A refused link stays in the prompt, so that the user can correct it.
  private func open(_ link: String, adding count: Int = 0) -> Reply {
    guard case .link(let text, _) = state.overlay else { return .done }
    let reply = ask("open a link") { $0.enterLink(link, adding: count) }
    switch reply {
    case .done:
      state.overlay = nil
      state.remember(link)
      uncover()
      return reply
    case .refused(let reason): return refuse(text, because: reason)
    }
  }

  /// Shows the typed link again, with the reason why it opens nothing.
  private func refuse(_ text: String, because reason: String) -> Reply {
    state.overlay = .link(text: text, refusal: reason)
    state.shownRefusal = reason
    return .refused(reason)
  }
}
