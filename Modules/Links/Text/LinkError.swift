/// Why a text is not a link, or a link leads nowhere: the part at fault, and where it stands.
public struct LinkError: Error, Hashable, Sendable {
  /// A part of a link.
  public enum Part: String, Sendable {
    /// The link as a whole.
    case link
    /// What stands before `://`.
    case scheme
    /// What follows `://`.
    case module
    /// What stands between two `/`.
    case segment
    /// The name of a parameter.
    case key
    /// The text of a parameter.
    case value
    /// A `%` and what follows it.
    case escape
  }

  /// The part at fault.
  public var part: Part
  /// What stands there.
  public var text: String
  /// Where the part at fault begins, in bytes from the start of the link.
  public var offset: Int
  /// What is wrong, as a sentence without its full stop.
  public var reason: String
  /// Whether the link is well written but nobody knows the place.
  public var isUnknown: Bool
  /// Names that exist and look alike, the nearest first.
  public var nearMisses: [String]

  package init(
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

extension LinkError: CustomStringConvertible {
  /// The error in one line: what is wrong, what may have been meant, and where it stands.
  public var description: String {
    let place = text.isEmpty ? "\(part.rawValue), byte \(offset)" : "\(part.rawValue) “\(text)”, byte \(offset)"
    let meant = nearMisses.isEmpty ? "" : "; did you mean \(nearMisses.map { "“\($0)”" }.joined(separator: " or "))?"
    return "\(reason)\(meant) (\(place))"
  }
}
