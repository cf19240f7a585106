/// Existing names that resemble a misspelled one.
package enum NearMisses {
  private static let maximumLength = 64

  /// Returns up to three names, nearest first, ignoring case: at most two slips away, or one from a word of fewer than six letters and
  /// digits.
  ///
  /// A slip is a letter that is wrong, missing, extra, or swapped with another. Words over 64 bytes have no near misses.
  package static func of(_ word: String, among names: some Sequence<String>) -> [String] {
    guard word.utf8.count <= maximumLength else { return [] }
    let letters = Array(word.lowercased())
    let most = letters.count { $0.isLetter || $0.isNumber } < 6 ? 1 : 2
    var found: [(slips: Int, differences: Int, name: String)] = []
    for name in Set(names) where name != word && abs(name.count - letters.count) <= most {
      let difference = Array(name.lowercased()).difference(from: letters)
      let slips = max(difference.insertions.count, difference.removals.count)
      if slips <= most, slips < name.count { found.append((slips, difference.count, name)) }
    }
    // A missing letter is nearer than a wrong one.
    return found.sorted { $0 < $1 }.prefix(3).map(\.name)
  }
}
