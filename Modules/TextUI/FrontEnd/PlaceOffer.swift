/// A place that completes a typed link.
struct PlaceOffer: Equatable {
  private static let most = 5

  /// The link of the place, with `*` for each value.
  let place: String
  /// The link up to the first value.
  var start: String { String(place.prefix { $0 != "*" }) }
  /// A Boolean value that indicates whether the user must type a value after `start`.
  var needsValue: Bool { place.contains("*") }

  /// Returns a few places that contain the typed text.
  ///
  /// Returns none for an empty text.
  static func offers(for text: String, among places: [String]) -> [PlaceOffer] {
    text.isEmpty ? [] : Array(matches(text, places).filter { $0.start != text }.prefix(most))
  }

  /// Returns the only place that an incomplete link can mean.
  ///
  /// Returns `nil` if the link is complete or ambiguous.
  static func only(for link: String, among places: [String]) -> PlaceOffer? {
    let scheme = scheme(of: places)
    let text = link.hasPrefix(scheme) ? String(link.dropFirst(scheme.count)) : link
    guard !text.isEmpty, !places.contains(link) else { return nil }
    let found = Array(matches(text, places).prefix(2))
    return found.count == 1 && found[0].start != link ? found[0] : nil
  }

  /// Returns the link for a typed text.
  ///
  /// The user can omit the scheme, which all places share.
  static func link(from text: String, among places: [String]) -> String {
    text.isEmpty || text.contains("://") ? text : scheme(of: places) + text
  }

  /// Returns the hint for an empty link prompt.
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
