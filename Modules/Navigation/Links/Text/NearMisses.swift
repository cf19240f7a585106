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
      let slips = max(letters.count, others.count) - commonLetters(letters, others)
      if slips <= maximumSlips, slips < others.count { found.append((slips, name)) }
    }
    return found.sorted { ($0.slips, $0.name) < ($1.slips, $1.name) }.prefix(3).map(\.name)
  }

  /// Returns the length of the longest common subsequence that shifts no letter by more than two places.
  private static func commonLetters(_ word: [Character], _ name: [Character]) -> Int {
    var row = Array(repeating: 0, count: name.count + 1)
    for index in word.indices {
      var next = row
      for other in max(0, index - maximumSlips)..<min(name.count, index + maximumSlips + 1) {
        next[other + 1] = word[index] == name[other] ? row[other] + 1 : max(row[other + 1], next[other])
      }
      row = next
    }
    return row.max() ?? 0
  }
}
