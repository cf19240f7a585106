/// Finds names that somebody may have meant.
package enum NearMisses {
  /// The names at most two edits away from `word`, the nearest first and at most three.
  package static func of(_ word: String, among names: some Sequence<String>) -> [String] {
    Set(names).map { (name: $0, distance: distance(word.lowercased(), $0.lowercased())) }
      .filter { $0.name != word && $0.distance <= 2 && $0.distance < $0.name.count }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }

  /// How many characters must be put in, taken out or changed (Levenshtein), row by row.
  static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let changed = diagonal + (character == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row.last ?? 0
  }
}
