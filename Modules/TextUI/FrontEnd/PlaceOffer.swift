/// A place that is offered to who types a link.
struct PlaceOffer: Equatable {
  private static let most = 5

  /// The link of the place, with `*` for each value.
  let place: String
  /// The link as far as it is known: what stands before the first value.
  var start: String { String(place.prefix { $0 != "*" }) }
  /// Whether a value has to be typed behind the start.
  var needsValue: Bool { place.contains("*") }

  /// The places that hold what has been typed so far, a few at most; none before anything is typed.
  static func offers(for text: String, among places: [String]) -> [PlaceOffer] {
    let wanted = Array(text.folded.utf8)
    if wanted.isEmpty { return [] }
    return Array(
      places.lazy.map { PlaceOffer(place: $0) }.filter { $0.start != text && $0.start.folded.holds(wanted) }.prefix(
        most))
  }
}
