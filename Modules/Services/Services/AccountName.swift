/// The name of an account, compared as a user reads it.
///
/// Case and extra blanks make no difference. Invisible characters and other forms of characters, such as “ａ”, aren't
/// allowed (RFC 8265, section 3.3).
public struct AccountName: Equatable, Sendable {
  /// The typed text without blanks at its ends.
  public let text: String
  private let folded: String

  /// Creates the name from typed text.
  public init(_ typed: String) {
    text = typed.withoutBlanksAtEnds
    folded = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").folded
  }

  /// Returns whether two names read the same.
  public static func == (left: Self, right: Self) -> Bool { left.folded == right.folded }

  /// Why a new account can't have the name.
  public var problem: String? {
    if text.isEmpty { return "enter your name" }
    if text.utf8.count > Profile.maximumNameLength { return "choose a shorter name" }
    if let character = text.first(where: { $0.unicodeScalars.contains(where: \.isInvisible) }) {
      // Such as a family of emoji, in which joiners stand between the persons.
      let isSeen = !character.unicodeScalars.allSatisfy(\.isInvisible)
      return "a name has no invisible characters" + (isSeen ? ", as in “\(character)”" : "")
    }
    return text.first(where: \.standsForOthers).map { "“\($0)” stands for other characters, so write those" }
  }
}

extension String {
  /// The text without white space before and after it, as it comes from a pasteboard.
  package var withoutBlanksAtEnds: String {
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex
    return String(self[..<end].drop(while: \.isWhitespace))
  }

  /// The text without case; uppercasing after lowercasing makes ß, ẞ, SS and ss equal.
  fileprivate var folded: String {
    let text = unicodeScalars.map { spelledOut[$0] ?? String($0) }.joined()
    return text.lowercased().uppercased().lowercased()
  }
}

/// The letters of Thai and Lao keyboards that Unicode counts as two characters.
private let spelledOut: [Unicode.Scalar: String] = [
  "\u{E33}": "\u{E4D}\u{E32}", "\u{EB3}": "\u{ECD}\u{EB2}", "\u{EDC}": "\u{EAB}\u{E99}", "\u{EDD}": "\u{EAB}\u{EA1}",
]

extension Unicode.Scalar {
  /// Whether the scalar is invisible or differs among systems.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint || self == "\u{2800}"  // a Braille pattern without dots
    }
  }
}

extension Character {
  /// Whether the character is only another form of others, such as “ａ” of “a” (UAX #15, NFKC).
  fileprivate var standsForOthers: Bool {
    func hasForm(_ text: String) -> Bool {
      text.unicodeScalars.contains {
        $0.properties.changesWhenNFKCCaseFolded && !$0.properties.isFullCompositionExclusion
      }
    }
    // A letter of either case changes too when it is folded, but not both.
    let text = String(self).folded
    return self != " " && hasForm(text) && hasForm(text.uppercased())
  }
}
