import ScreenKit

/// What the link bar offers: a place, or an action of the screen.
struct Offer: Equatable {
  private static let mostPlaces = 5
  private static let most = 10

  /// The link of the place, with `*` for each value, or the label of the action.
  let title: String
  /// `nil` for a place.
  var action: Action<SceneIntent>?

  /// The link up to the first value.
  var start: String { action == nil ? String(title.prefix { $0 != "*" }) : title }
  /// Whether the user must type a value after `start`.
  var needsValue: Bool { action == nil && title.contains("*") }

  var row: Row {
    guard let action else { return Row(id: title, title: title) }
    let page = action.intent.page?.description ?? ""
    return Row(id: "action \(action.id) on \(page)", title: title, accessory: .none)
  }

  /// The best match comes first; of equal ones, links of the history, then places, then actions.
  static func offers(
    for text: String, places: [String], history: [String], actions: [Action<SceneIntent>]
  ) -> [Offer] {
    let actions = actions.map { Offer(title: $0.label, action: $0) }
    guard !text.isEmpty else {
      let others = places.filter { !$0.contains("*") && !history.contains($0) }
      let places = (history + others).prefix(mostPlaces).map { Offer(title: $0) }
      return Array((places + actions).prefix(most))
    }
    let length = text.count
    // An offer with fewer letters can't match, so a long text isn't searched.
    let candidates = ((history + places).map { Offer(title: $0) } + actions).filter { $0.start.count >= length }
    guard !candidates.isEmpty else { return [] }
    let letters = FoldedText(text)
    var seen: Set<String> = []
    let matches = candidates.compactMap { offer in
      LetterMatch(of: letters, in: FoldedText(offer.start)).map { (offer: offer, match: $0) }
    }
    // Sorting is stable, so the history stays first. A complete link is no offer.
    return matches.sorted { $0.match < $1.match }.map(\.offer)
      .filter { ($0.action != nil || $0.start != text) && seen.insert($0.row.id).inserted }
      .prefix(most).map(\.self)
  }
}
