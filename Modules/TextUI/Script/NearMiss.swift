/// The names that a misspelled word may have meant: those at most two slips away, the nearest first and at most three.
///
/// A letter that is wrong, missing, too many, or swapped with the next is one slip. Links has the same rule; it is repeated
/// here because TextUI does not depend on Links.
package func nearMisses(of word: String, among names: [String]) -> [String] {
  Set(names).map { (name: $0, slips: slips(from: word.lowercased(), to: $0.lowercased())) }
    .filter { $0.name != word && $0.slips <= 2 && $0.slips < $0.name.count }
    .sorted { ($0.slips, $0.name) < ($1.slips, $1.name) }
    .prefix(3).map(\.name)
}

/// The question that ends a message about a misspelled name, or nothing when no name is near.
func suggestion(for word: String, among names: [String]) -> String {
  let meant = nearMisses(of: word, among: names)
  return meant.isEmpty ? "" : "; did you mean \(meant.map { "“\($0)”" }.joined(separator: " or "))?"
}

/// The number of letters to insert or to remove, the larger of both.
private func slips(from word: String, to name: String) -> Int {
  let difference = Array(name).difference(from: Array(word))
  return max(difference.insertions.count, difference.removals.count)
}
