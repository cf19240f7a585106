extension StringProtocol {
  /// The text without blanks and line breaks at its ends.
  var trimmed: String {
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex
    return String(self[..<end].drop(while: \.isWhitespace))
  }
}
