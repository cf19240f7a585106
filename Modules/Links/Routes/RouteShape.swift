/// How one kind of route is written, as far as it can be said without its type.
package struct RouteShape: Sendable {
  /// A segment, or what stands behind the `=` of a parameter.
  struct Part: Hashable, Sendable {
    /// The text as a link writes it; of a value only an example.
    var text: String
    var isValue: Bool
  }

  /// What can stand in the place of a value.
  package struct Kind: Sendable {
    let type: any LinkValue.Type

    init(_ type: any LinkValue.Type) { self.type = type }

    /// The name of the type without its module: `Post.ID`.
    package var name: String { String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".") }

    /// Whether a text can be read as such a value.
    func reads(_ text: String) -> Bool { type.init(linkText: text) != nil }
  }

  private(set) var segments: [Part] = []
  private(set) var parameters: [(key: String, value: Part)] = []
  /// What stands in the place of each value, from left to right.
  package let kinds: [Kind]
  /// Why routes of this kind can't be written; nil when they can.
  package private(set) var problem: String?

  /// Learns the shape from the path of one route.
  ///
  /// - Parameters:
  ///   - path: How the route is written.
  ///   - kinds: What its values are, in the order they are declared.
  ///   - values: The text of each value, before escaping, in this order.
  init(_ path: LinkPath, kinds: [Kind], values declared: [String]) {
    self.kinds = kinds
    do throws(LinkError) {
      let written = Link(module: "m", path: path)
      let link = try Link(written.description)
      var values = path.values
      let spots = (0..<values.count).compactMap { values.range(at: $0) }
      let isValue = { (range: Range<Int>) in spots.contains(range.lowerBound - 8..<range.upperBound - 8) }
      segments = link.segmentRanges.map { Part(text: String(link.part($0)), isValue: isValue($0)) }
      parameters = link.parameterRanges.map {
        (String(link.part($0.key)), Part(text: String(link.part($0.value)), isValue: isValue($0.value)))
      }
      let texts = spots.map { String(link.decoded(link.part($0.lowerBound + 8..<$0.upperBound + 8))) }
      problem = link == written ? problem(in: texts, declared) : "it must be spelt “\(link.description.dropFirst(8))”"
    } catch {
      problem = error.description
    }
  }

  private func problem(in written: [String], _ declared: [String]) -> String? {
    let found = segments.count(where: \.isValue) + parameters.count(where: \.value.isValue)
    if segments.isEmpty { return "a route has at least one segment" }
    if segments.contains(where: { !$0.isValue && $0.text.isEmpty }) {
      return "a segment that is no value has some text"
    }
    if declared.count > LinkRanges.most { return "a route has at most \(LinkRanges.most) values" }
    if written.count != declared.count { return "it has \(declared.count) values and its link has \(written.count)" }
    if found != written.count { return "a value fills a whole segment, or all that stands behind “=”" }
    if written != declared { return "its values stand in another order than they are declared" }
    return parameters.first { Link.reservedKeys.contains($0.key) }
      .map { "the parameter “\($0.key)” has a meaning of its own in every link" }
  }

  /// A name for each value: the parameter, or the text before the segment.
  package var valueNames: [String] {
    let inSegments = segments.indices.filter { segments[$0].isValue }.map { $0 > 0 ? segments[$0 - 1].text : "value" }
    return inSegments + parameters.filter(\.value.isValue).map(\.key)
  }

  /// The path with a mark for each value, such as `posts/*`.
  package var pattern: String {
    let path = segments.map { $0.isValue ? "*" : $0.text }.joined(separator: "/")
    guard !parameters.isEmpty else { return path }
    return path + "?" + parameters.map { "\($0.key)=\($0.value.isValue ? "*" : $0.value.text)" }.joined(separator: "&")
  }
}
