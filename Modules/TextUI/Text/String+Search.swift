import Foundation

extension String {
  /// Returns whether the text contains another, ignoring case and accents in every locale.
  ///
  /// An empty text always matches.
  func matches(_ typed: String) -> Bool {
    typed.isEmpty || range(of: typed, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}
