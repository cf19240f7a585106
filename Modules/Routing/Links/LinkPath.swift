/// How a route is written inside its module: segments, and parameters behind a `?`.
///
/// Write it as text and put values into it. A value fills a whole segment or the whole text of a parameter, and needs no
/// escaping.
///
///     "posts/\(id)"
///     "search?text=\(words)&page=\(number)"
public struct LinkPath: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    var text: String
    var isValue: Bool
  }

  struct Parameter: Hashable, Sendable {
    var key: String
    var value: Part
  }

  var segments: [Part] = []
  var parameters: [Parameter] = []
  /// What is wrong with the way the path is written in the source; told when the route is registered.
  var problem: String?
}

extension LinkPath: ExpressibleByStringInterpolation {
  /// Collects the text and the values of a path.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Part] = []

    /// Makes an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds text that stands for itself.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(Part(text: literal, isValue: false)) }
    }

    /// Adds a value.
    public mutating func appendInterpolation(_ value: some LinkValue) {
      pieces.append(Part(text: value.linkText, isValue: true))
    }
  }

  /// Makes a path from text alone.
  public init(stringLiteral value: String) {
    self.init(pieces: value.isEmpty ? [] : [Part(text: value, isValue: false)])
  }

  /// Makes a path from text and values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(pieces: stringInterpolation.pieces)
  }

  private init(pieces: [Part]) {
    var groups = PartGroups()
    for piece in pieces {
      if piece.isValue { groups.add(piece) } else { groups.read(piece.text) }
    }
    for parts in groups.path where groups.path != [[]] { addSegment(parts) }
    for parts in groups.query { addParameter(parts) }
  }

  private mutating func addSegment(_ parts: [Part]) {
    if let part = parts.first, parts.count == 1 {
      segments.append(part)
    } else {
      problem = "a segment is either text or one value"
    }
  }

  private mutating func addParameter(_ parts: [Part]) {
    if let key = parts.first, let value = parts.last, parts.count == 2, !key.isValue {
      parameters.append(Parameter(key: key.text, value: value))
    } else {
      problem = "a parameter is a name, “=”, and text or one value"
    }
  }
}

/// The parts between the separators of a path, group by group.
private struct PartGroups {
  var path: [[LinkPath.Part]] = [[]]
  var query: [[LinkPath.Part]] = []

  mutating func add(_ part: LinkPath.Part) {
    if query.isEmpty { path[path.count - 1].append(part) } else { query[query.count - 1].append(part) }
  }

  mutating func read(_ text: String) {
    var word = ""
    for character in text {
      switch character {
      case "/" where query.isEmpty:
        end(&word)
        path.append([])
      case "?" where query.isEmpty, "&" where !query.isEmpty:
        end(&word)
        query.append([])
      case "=" where !query.isEmpty: end(&word)
      default: word.append(character)
      }
    }
    end(&word)
  }

  private mutating func end(_ word: inout String) {
    if !word.isEmpty { add(LinkPath.Part(text: word, isValue: false)) }
    word = ""
  }
}

extension LinkPath: CustomStringConvertible {
  /// The path as it stands in a link, behind the module.
  public var description: String {
    String(Link(module: "", path: self).description.dropFirst("app://".count)).trimmingPrefix("/")
  }

  /// The path with a mark for each value, such as `posts/*`.
  var pattern: String {
    let path = segments.map { $0.isValue ? "*" : LinkEscape.escaped(segment: $0.text) }.joined(separator: "/")
    guard !parameters.isEmpty else { return path }
    return path + "?" + parameters.map { "\($0.key)=\($0.value.isValue ? "*" : $0.value.text)" }.joined(separator: "&")
  }
}

extension String {
  fileprivate func trimmingPrefix(_ prefix: Character) -> String { first == prefix ? String(dropFirst()) : self }
}
