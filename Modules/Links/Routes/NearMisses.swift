/// Finds names that somebody may have meant.
package enum NearMisses {
  /// The names at most two slips away from `word`, the nearest first and at most three.
  ///
  /// A letter that is wrong, missing, too many, or swapped with the next is one slip.
  package static func of(_ word: String, among names: some Sequence<String>) -> [String] {
    Set(names).map { (name: $0, slips: slips(from: word.lowercased(), to: $0.lowercased())) }
      .filter { $0.name != word && $0.slips <= 2 && $0.slips < $0.name.count }
      .sorted { ($0.slips, $0.name) < ($1.slips, $1.name) }
      .prefix(3).map(\.name)
  }

  /// As many letters as have to be put in or taken out, whichever are more.
  private static func slips(from word: String, to name: String) -> Int {
    let difference = Array(name).difference(from: Array(word))
    return max(difference.insertions.count, difference.removals.count)
  }
}
