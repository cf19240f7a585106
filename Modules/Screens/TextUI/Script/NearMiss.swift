import Links

/// Returns the question that ends a message about a misspelled name, or an empty text if no name is near.
func suggestion(for word: String, among names: [String]) -> String {
  question(whetherMeaning: NearMisses.of(word, among: names))
}

func question(whetherMeaning names: [String]) -> String {
  names.isEmpty ? "" : "; did you mean \(names.map { "“\($0)”" }.joined(separator: " or "))?"
}
