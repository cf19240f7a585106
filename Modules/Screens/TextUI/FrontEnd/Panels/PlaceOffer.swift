/// A place that completes a typed link.
struct PlaceOffer: Equatable {
  private static let most = 5

  let place: String
  /// The link up to the first value.
  var start: String { String(place.prefix { $0 != "*" }) }
  /// Whether the user must type a value after `start`.
  var needsValue: Bool { place.contains("*") }

  /// Returns a few places that have the typed letters in this order, the best match first.
  ///
  /// Links of the history go before places that match as well. An empty text offers the history and the places without values.
  static func offers(for text: String, among places: [String], history: [String]) -> [PlaceOffer] {
    guard !text.isEmpty else {
      let others = places.filter { !$0.contains("*") && !history.contains($0) }
      return (history + others).prefix(most).map { PlaceOffer(place: $0) }
    }
    let length = text.count
    // A place with fewer letters can't match, so a long text isn't searched.
    let candidates = (history + places).map { PlaceOffer(place: $0) }.filter { $0.start.count >= length }
    guard !candidates.isEmpty else { return [] }
    let letters = FoldedText(text)
    var seen: Set<String> = [text]
    let matches = candidates.compactMap { offer in
      LetterMatch(of: letters, in: FoldedText(offer.start)).map { (offer: offer, match: $0) }
    }
    // Sorting is stable, so the history stays first.
    return matches.sorted { $0.match < $1.match }.map(\.offer)
      .filter { $0.start != text && seen.insert($0.place).inserted }
      .prefix(most).map(\.self)
  }

  static func hint(among places: [String]) -> String? {
    let scheme = Places(places).scheme
    return scheme.isEmpty ? nil : "“\(scheme)” may be left out"
  }
}
