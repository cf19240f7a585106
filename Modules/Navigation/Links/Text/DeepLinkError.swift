/// Why a text isn't a link, or why a link leads nowhere.
public struct DeepLinkError: Error, Hashable, Sendable {
  /// A part of a link.
  public enum Part: String, Sendable {
    /// The whole link.
    case link
    /// The text before `://`.
    case scheme
    /// The name after `://`.
    case module
    /// The host of an external URL.
    case host
    /// The text after a `/`.
    case segment
    /// The name of a parameter.
    case key
    /// The value of a parameter.
    case value
    /// The text after the `#` of an external URL.
    case fragment
    /// A `%` and the two characters after it.
    case escape
  }

  /// The part at fault.
  public var part: Part
  /// The text of the part; empty if it may be a secret.
  public var text: String
  /// The byte offset of the part in the text that was read.
  public var offset: Int
  /// The reason, as a sentence without a period.
  public var reason: String
  /// Whether the link is well formed, but no module has such a place.
  public var isUnknown: Bool
  /// Existing names that resemble the text, nearest first.
  public var nearMisses: [String]

  /// Creates an error.
  public init(
    _ part: Part, _ text: String, at offset: Int, _ reason: String, isUnknown: Bool = false, nearMisses: [String] = []
  ) {
    self.part = part
    self.text = text
    self.offset = offset
    self.reason = reason
    self.isUnknown = isUnknown
    self.nearMisses = nearMisses
  }
}

extension DeepLinkError {
  static func tooLong(_ most: Int) -> DeepLinkError {
    DeepLinkError(.link, "", at: most, "A link has at most \(most) bytes")
  }

  static func reason(forValueAmong choices: [String]) -> String {
    let reason = "This is not a value that can stand here"
    return choices.isEmpty ? reason : "\(reason); it can be one of: \(list(choices))"
  }

  static func list(_ choices: [String]) -> String {
    choices.prefix(8).joined(separator: ", ") + (choices.count > 8 ? ", …" : "")
  }
}

extension DeepLinkError: CustomStringConvertible {
  /// The reason, near misses and part at fault, on one line without control characters.
  public var description: String {
    let place = text.isEmpty ? "\(part.rawValue), byte \(offset)" : "\(part.rawValue) “\(text)”, byte \(offset)"
    let names = nearMisses.map { "“\($0)”" }.joined(separator: " or ")
    return Self.visible("\(reason)\(names.isEmpty ? "" : "; did you mean \(names)?") (\(place))")
  }

  private static func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result += scalar.escaped(asASCII: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
