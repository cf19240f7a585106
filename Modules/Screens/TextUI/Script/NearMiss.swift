/// Returns up to three names that resemble a word, with the nearest first: at most two edits away, or one from a word of fewer
/// than six letters and digits.
///
/// A wrong, missing, extra or swapped letter is one edit. A word of more than 64 bytes has no near misses, because the
/// search takes the square of its length. Links has the same rule; it is repeated here because TextUI doesn't depend on
/// Links.
package func nearMisses(of word: String, among names: [String]) -> [String] {
  guard word.utf8.count <= 64 else { return [] }
  let letters = Array(word.lowercased())
  let most = letters.count { $0.isLetter || $0.isNumber } < 6 ? 1 : 2
  var found: [(edits: Int, differences: Int, name: String)] = []
  for name in Set(names) where name != word && abs(name.count - letters.count) <= most {
    let difference = Array(name.lowercased()).difference(from: letters)
    let edits = max(difference.insertions.count, difference.removals.count)
    if edits <= most, edits < name.count { found.append((edits, difference.count, name)) }
  }
  // A missing letter is nearer than a wrong one.
  return found.sorted { $0 < $1 }.prefix(3).map(\.name)
}

/// Returns the question that ends a message about a misspelled name, or an empty text if no name is near.
func suggestion(for word: String, among names: [String]) -> String {
  question(whetherMeaning: nearMisses(of: word, among: names))
}

func question(whetherMeaning names: [String]) -> String {
  names.isEmpty ? "" : "; did you mean \(names.map { "“\($0)”" }.joined(separator: " or "))?"
}
