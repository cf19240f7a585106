/// Returns up to three names at an edit distance of at most two from a word, with the nearest first.
///
/// A wrong, missing, extra or swapped letter is one edit. A word of more than 64 bytes has no near misses, because the
/// search takes the square of its length. Links has the same rule; it is repeated here because TextUI doesn't depend on
/// Links.
package func nearMisses(of word: String, among names: [String]) -> [String] {
  guard word.utf8.count <= 64 else { return [] }
  return Set(names).filter { abs($0.count - word.count) <= 2 }
    .map { (name: $0, slips: slips(from: word.lowercased(), to: $0.lowercased())) }
    .filter { $0.name != word && $0.slips <= 2 && $0.slips < $0.name.count }
    .sorted { ($0.slips, $0.name) < ($1.slips, $1.name) }
    .prefix(3).map(\.name)
}

/// Returns the question that ends a message about a misspelled name, or an empty text if no name is near.
func suggestion(for word: String, among names: [String]) -> String {
  let meant = nearMisses(of: word, among: names)
  return meant.isEmpty ? "" : "; did you mean \(meant.map { "“\($0)”" }.joined(separator: " or "))?"
}

private func slips(from word: String, to name: String) -> Int {
  let difference = Array(name).difference(from: Array(word))
  return max(difference.insertions.count, difference.removals.count)
}
