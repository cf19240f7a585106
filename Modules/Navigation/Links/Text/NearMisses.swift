/// Existing names that resemble a misspelled one.
package enum NearMisses {
  private static let maximumLength = 64
  private static let maximumNames = 200

  /// Returns up to three names, nearest first, ignoring case: at most two slips away, or one from a word of fewer than six letters and
  /// digits.
  ///
  /// A slip is a letter that is wrong, missing, extra, or swapped with the next one. Words over 64 bytes have no near misses, and neither has
  /// a word beside more than 200 names of about its length, so the search is bounded.
  package static func of(_ word: String, among names: some Sequence<String>) -> [String] {
    guard word.utf8.count <= maximumLength else { return [] }
    let most = word.count { $0.isLetter || $0.isNumber } < 6 ? 1 : 2
    let letters = Letters(word)
    var found: [Found] = []
    for name in candidates(for: word, most: most, among: names) {
      let other = Letters(name)
      let slips = letters.slips(to: other, most: most)
      if slips <= most, slips < other.count {
        found.append(Found(name: name, slips: slips, isAsLong: other.count == letters.count))
      }
    }
    return found.sorted().prefix(3).map(\.name)
  }

  /// Returns the names that differ from the word and are about as long; none if there are too many.
  private static func candidates(for word: String, most: Int, among names: some Sequence<String>) -> Set<String> {
    let length = word.unicodeScalars.count
    var candidates: Set<String> = []
    // A scalar has at most four bytes.
    for name in names where abs(name.utf8.count - word.utf8.count) <= 4 * most && name != word {
      guard abs(name.unicodeScalars.count - length) <= most else { continue }
      candidates.insert(name)
      if candidates.count > maximumNames { return [] }
    }
    return candidates
  }
}

private struct Found: Comparable {
  let name: String
  let slips: Int
  let isAsLong: Bool

  static func < (left: Found, right: Found) -> Bool {
    if left.slips != right.slips { return left.slips < right.slips }
    // A missing letter is nearer than a wrong one.
    if left.isAsLong != right.isAsLong { return right.isAsLong }
    return left.name < right.name
  }
}

/// The lowercase letters of a word.
private struct Letters {
  private let scalars: [Unicode.Scalar]

  init(_ word: String) { scalars = Array(word.lowercased().unicodeScalars) }

  var count: Int { scalars.count }

  /// Returns the slips between two words, or a greater number than `most`.
  ///
  /// Fills the rows of a table, in which each cell has the slips between the beginnings of both words; cells farther than `most` from the
  /// diagonal have too many.
  func slips(to other: Letters, most: Int) -> Int {
    guard abs(count - other.count) <= most else { return most + 1 }
    let tooMany = [Int](repeating: most + 1, count: other.count + 1)
    var beforeLast = tooMany
    var last = Array(0...other.count)
    for row in 0..<count {
      var current = tooMany
      current[0] = row + 1
      let columns = max(0, row - most)..<min(other.count, row + most + 1)
      for column in columns {
        let isSame = scalars[row] == other.scalars[column]
        var slips = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, scalars[row] == other.scalars[column - 1], scalars[row - 1] == other.scalars[column] {
          slips = min(slips, beforeLast[column - 1] + 1)
        }
        current[column + 1] = slips
      }
      beforeLast = last
      last = current
    }
    return last[other.count]
  }
}
