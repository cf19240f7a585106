/// The name that was most likely meant; nil when none is near.
///
/// A name is near when at most a third of the word has to be changed.
package func nearest(to name: String, among names: [String]) -> String? {
  let limit = max(1, name.count / 3)
  let distances = names.map { (name: $0, distance: editDistance(Array(name.lowercased()), Array($0.lowercased()))) }
  return distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
}

/// How many characters must be put in, taken out, changed or swapped with the next to make one text the other.
///
/// The optimal string alignment distance: that of Levenshtein, with a swap of two neighbors counted as one slip.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for (row, character) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var distance = min(previous[column + 1], current[column]) + 1
      distance = min(distance, previous[column] + (character == other ? 0 : 1))
      if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
