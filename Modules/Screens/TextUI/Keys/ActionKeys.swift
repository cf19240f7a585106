import ScreenKit
import Terminal

/// The letters that choose the actions of the visible pages.
///
/// An action gets the first letter of a word of its label or, if all of them are taken, another letter of it. No key of the front
/// end and no other visible action has that letter. A page with fields has none, because letters are text there.
struct ActionKeys: Equatable, Sendable {
  private var letters: [Page.ID: [String: Character]] = [:]
  private var actions: [Character: Action<SceneIntent>] = [:]

  /// Gives letters to the actions of some pages, of which the first ones choose first.
  ///
  /// - Parameters:
  ///   - pages: The visible pages of the topmost layer.
  ///   - state: The state of the front end: a destructive action never gets the letter that has opened its page.
  init(_ pages: [Page], state: FrontEndState) {
    for page in pages { give(to: page, state) { $0.split(separator: " ").compactMap(\.first) } }
    for page in pages { give(to: page, state, from: Array.init) }
  }

  /// Gives a letter to each action of a page that has none, if one of its letters is free.
  private mutating func give(to page: Page, _ state: FrontEndState, from letters: (String) -> [Character]) {
    guard page.screen.fields.isEmpty else { return }
    for action in page.screen.allActions where self.letters[page.id]?[action.id] == nil {
      let opening = action.role == .destructive ? state[page.id].openingKey : nil
      let free = letters(action.label.lowercased()).first { letter in
        letter.isASCII && letter.isLetter && letter != opening && actions[letter] == nil
          && !KeyTable.letters.contains(letter)
      }
      guard let free else { continue }
      self.letters[page.id, default: [:]][action.id] = free
      actions[free] = action
    }
  }

  subscript(page: Page.ID) -> [String: Character] { letters[page] ?? [:] }

  func action(for letter: Character) -> Action<SceneIntent>? { actions[letter] }
}
