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
    text.isEmpty ? [] : Array(matches(text, places).filter { $0.start != text }.prefix(most))
  }

  /// The one place that is meant by a link that is not whole; nil when it is whole, or may mean several.
  static func only(for link: String, among places: [String]) -> PlaceOffer? {
    let scheme = scheme(of: places)
    let text = link.hasPrefix(scheme) ? String(link.dropFirst(scheme.count)) : link
    guard !text.isEmpty, !places.contains(link) else { return nil }
    let found = Array(matches(text, places).prefix(2))
    return found.count == 1 && found[0].start != link ? found[0] : nil
  }

  /// What was typed as a link: the scheme, which is the same for all places, may be left out.
  static func link(from text: String, among places: [String]) -> String {
    text.isEmpty || text.contains("://") ? text : scheme(of: places) + text
  }

  /// What the line says while nothing is typed.
  static func hint(among places: [String]) -> String? {
    let scheme = scheme(of: places)
    return scheme.isEmpty ? nil : "“\(scheme)” may be left out"
  }

  private static func scheme(of places: [String]) -> String {
    guard let place = places.first, let end = place.firstRange(of: "://")?.upperBound else { return "" }
    return String(place[..<end])
  }

  private static func matches(_ text: String, _ places: [String]) -> some Sequence<PlaceOffer> {
    places.lazy.map { PlaceOffer(place: $0) }.filter { $0.start.matches(text) }
  }
}
