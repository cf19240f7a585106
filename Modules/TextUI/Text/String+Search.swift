extension String {
  /// Returns whether the text contains another, ignoring case and accents in every locale.
  ///
  /// An empty text always matches.
  func matches(_ typed: String) -> Bool {
    FoldedText(self).characters.contains(FoldedText(typed).characters)
  }
}
