import ScreenKit
import Terminal

/// The letters that choose the actions of the visible pages.
///
/// An action gets the first letter of a word of its label or, if all of them are taken, another letter of it. No key of the front
/// end and no other visible action has that letter.
struct ActionKeys: Equatable, Sendable {
  private var letters: [Page.ID: [String: Character]] = [:]
  private var actions: [Character: Action<SceneIntent>] = [:]

  /// The first pages choose first; a destructive action never gets the letter that has opened its page.
  init(_ pages: [Page], state: FrontEndState) {
    // An answer such as “Cancel” is on many screens, so it is the first to choose.
    for page in pages { give(to: page, { $0.role == .cancel }, state, from: Self.initials) }
    for page in pages { give(to: page, { _ in true }, state, from: Self.initials) }
    for page in pages { give(to: page, { _ in true }, state, from: Array.init) }
  }

  private static func initials(_ label: String) -> [Character] { label.split(separator: " ").compactMap(\.first) }

  /// Gives a letter to each action of a page that has none, if one of its letters is free.
  private mutating func give(
    to page: Page, _ isChoosing: (Action<SceneIntent>) -> Bool, _ state: FrontEndState,
    from letters: (String) -> [Character]
  ) {
    // Most forms can be canceled; the others leave the letter free, so that their actions have the same ones there.
    let ofCancel: Character? = page.screen.fields.isEmpty ? nil : "c"
    for action in page.screen.allActions where isChoosing(action) && self.letters[page.id]?[action.id] == nil {
      let opening = action.role == .destructive ? state[page.id].openingKey : nil
      let free = letters(action.label.lowercased()).first { letter in
        letter.isASCII && letter.isLetter && letter != opening && actions[letter] == nil
          && !KeyTable.letters.contains(letter) && (letter != ofCancel || action.role == .cancel)
      }
      guard let free else { continue }
      self.letters[page.id, default: [:]][action.id] = free
      actions[free] = action
    }
  }

  subscript(page: Page.ID) -> [String: Character] { letters[page] ?? [:] }

  func action(for letter: Character) -> Action<SceneIntent>? { actions[letter] }
}
