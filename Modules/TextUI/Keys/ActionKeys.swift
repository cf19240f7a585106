import ScreenKit
import Terminal

extension Screen<SceneIntent> {
  /// The letter that chooses each action, by the identifier of the action.
  ///
  /// It is the first letter of a word of the label, or else another letter of it, that no key of the front end and no action before
  /// has. A screen with fields has none, because letters are text there.
  var actionKeys: [String: Character] {
    guard fields.isEmpty else { return [:] }
    var taken = KeyTable.letters
    var keys: [String: Character] = [:]
    for action in allActions {
      let label = action.label.lowercased()
      let letters = label.split(separator: " ").compactMap(\.first) + label
      let free = letters.first { $0.isASCII && $0.isLetter && !taken.contains($0) }
      guard let free, keys[action.id] == nil else { continue }
      taken.insert(free)
      keys[action.id] = free
    }
    return keys
  }

  func action(for letter: Character) -> Action<SceneIntent>? {
    let keys = actionKeys
    return allActions.first { keys[$0.id] == letter }
  }
}
