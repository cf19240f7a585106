/// The name that was most likely meant; nil when none is near.
///
/// A name is near when at most a third of the word has to be taken out, and at most as much put in: a letter that is wrong,
/// missing, or swapped with the next is one slip.
package func nearest(to word: String, among names: [String]) -> String? {
  let limit = max(1, word.count / 3)
  let letters = Array(word.lowercased())
  let slips = names.map { (name: $0, slips: Array($0.lowercased()).difference(from: letters)) }
  return slips.filter { max($0.slips.insertions.count, $0.slips.removals.count) <= limit }
    .min { $0.slips.count < $1.slips.count }?.name
}
