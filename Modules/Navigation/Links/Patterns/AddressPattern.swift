/// The form of an address: literals, and the places of values.
package final class AddressPattern: Sendable {
  typealias Parameter = (key: String, place: Place)

  enum Place: Sendable {
    case literal(String)
    /// The value with this index.
    case value(Int)
    /// Literals and values in turn, in one text: `@:user`, `:a...:b`.
    case mixed([Place])
    /// The segments of a path inside a parameter or a fragment: `/room/:id`.
    case path([Place])
    case ignored
  }

  /// Where a value stands, with the index of the label, the segment or the parameter.
  enum Location: Sendable {
    case url, host(Int), segment(Int), rest, parameter(Int), otherParameters, fragment
  }

  /// The pattern as declared.
  package let text: String
  let forms: [ValueForm]
  /// The location of each value.
  let locations: [Location]
  /// The labels of a host with a value, or the whole host.
  let host: [Place]
  let path: [Place]
  /// What follows the path; `nil` refuses further segments.
  let rest: Place?
  let parameters: [Parameter]
  /// What other parameters are for; `nil` refuses them.
  let otherParameters: Place?
  let fragment: Place?
  /// Whether the pattern is read only where no current one fits.
  let isFormer: Bool

  init(_ text: String, _ forms: [ValueForm], _ places: AddressPlaces, isFormer: Bool = false) {
    self.text = text
    self.forms = forms
    self.isFormer = isFormer
    locations = places.locations(of: forms.count)
    host = places.host
    path = places.path
    rest = places.rest
    parameters = places.parameters
    otherParameters = places.otherParameters
    fragment = places.fragment
  }

  // MARK: Asking

  /// The number of segments without which no address fits.
  var requiredSegments: Int {
    guard let last = path.last, !isRequired(last) else { return path.count }
    return path.count - 1
  }

  func names(_ key: String) -> Bool { parameters.contains { $0.key.hasSameBytes(as: key) } }

  func isRequired(_ place: Place) -> Bool {
    switch place {
    case .literal, .mixed, .path: true
    case .ignored: false
    case .value(let index): forms[index].isRequired
    }
  }

  /// Whether the path has segments, and all are values.
  var isOfValuesOnly: Bool { !path.isEmpty && path.allSatisfy(\.isValue) }

  /// The first parameter with a text of its own, by which a table files the pattern.
  var literalParameter: (key: String, text: String)? {
    for case (let key, .literal(let text)) in parameters { return (key, text) }
    return nil
  }

  /// A name for each value: its parameter, or the literal segment before it.
  package var valueNames: [String] {
    var names: [String] = []
    var before = "value"
    for place in path {
      if place.isValue { names.append(before) }
      before = "*"
      if case .literal(let text) = place { before = LinkEscapes.escapedSegment(text) }
    }
    for (key, place) in parameters where place.isValue { names.append(LinkEscapes.escaped(key)) }
    return names
  }

  /// The names of the parameters, as links spell them.
  var keys: [String] { parameters.map { LinkEscapes.escaped($0.key) } }
}

/// The places of a pattern that have been read so far.
struct AddressPlaces {
  var host: [AddressPattern.Place] = []
  var path: [AddressPattern.Place] = []
  var rest: AddressPattern.Place?
  var parameters: [AddressPattern.Parameter] = []
  var otherParameters: AddressPattern.Place?
  var fragment: AddressPattern.Place?

  mutating func ignoreRest() {
    rest = .ignored
    otherParameters = .ignored
    fragment = .ignored
  }

  /// Returns where each value stands; one without a place is the whole URL.
  fileprivate func locations(of count: Int) -> [AddressPattern.Location] {
    var locations = [AddressPattern.Location](repeating: .url, count: count)
    func add(_ place: AddressPattern.Place?, _ location: AddressPattern.Location) {
      for index in place?.values ?? [] { locations[index] = location }
    }
    for (index, place) in host.enumerated() { add(place, .host(index)) }
    for (index, place) in path.enumerated() { add(place, .segment(index)) }
    add(rest, .rest)
    for (index, parameter) in parameters.enumerated() { add(parameter.place, .parameter(index)) }
    add(otherParameters, .otherParameters)
    add(fragment, .fragment)
    return locations
  }
}

extension AddressPattern.Place {
  var isValue: Bool { if case .value = self { true } else { false } }

  var isIgnored: Bool { if case .ignored = self { true } else { false } }

  /// The values in the place.
  var values: [Int] {
    switch self {
    case .value(let index): [index]
    case .mixed(let places), .path(let places): places.flatMap(\.values)
    case .literal, .ignored: []
    }
  }
}
