import Foundation

extension String {
  /// Returns whether a typed text occurs in this one, ignoring case and accents in every locale; an empty text always does.
  func matches(_ typed: String) -> Bool {
    typed.isEmpty || range(of: typed, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}
