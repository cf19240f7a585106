/// Existing names that resemble a misspelled one.
package enum NearMisses {
  private static let maximumSlips = 2
  private static let maximumLength = 64

  /// Returns up to three names at most two slips away from `word`, nearest first, ignoring case.
  ///
  /// A slip is a letter that is wrong, missing, extra, or swapped with the next one. Words over 64 bytes have no near misses.
  package static func of(_ word: String, among names: some Sequence<String>) -> [String] {
    guard word.utf8.count <= maximumLength else { return [] }
    let letters = Array(word.lowercased())
    var found: [(slips: Int, name: String)] = []
    for name in Set(names) where name != word {
      let others = Array(name.lowercased())
      guard abs(others.count - letters.count) <= maximumSlips else { continue }
      let difference = others.difference(from: letters)
      let slips = max(difference.insertions.count, difference.removals.count)
      if slips <= maximumSlips, slips < others.count { found.append((slips, name)) }
    }
    return found.sorted { ($0.slips, $0.name) < ($1.slips, $1.name) }.prefix(3).map(\.name)
  }
}
