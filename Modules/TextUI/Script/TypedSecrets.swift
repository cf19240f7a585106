import ScreenKit

/// The secrets in a recording, each with its own variable name.
///
/// The value of a field is known while its page is open. After that, only a hash remains, which no other process can
/// reproduce.
struct TypedSecrets {
  private struct Place: Hashable {
    var page: Page.ID
    var field: String
  }

  private var texts: [Place: String] = [:]
  /// The hash of each different secret, or `nil` for an unknown one.
  private var hashes: [Int?] = []

  /// Records an edit of a field that contained `length` characters before.
  ///
  /// Text from another source stays unknown until it is cleared or replaced.
  mutating func record(_ edit: SecretEdit, of field: String, on page: Page.ID, length: Int) {
    let place = Place(page: page, field: field)
    var text = length == 0 ? "" : texts[place].flatMap { $0.count == length ? $0 : nil }
    switch edit {
    case .append(let more): text?.append(more)
    case .deleteLast: _ = text?.popLast()
    case .clear: text = ""
    case .replace(let other): text = other
    }
    texts[place] = text
  }

  /// Returns the environment variable for the value of a field.
  ///
  /// Equal secrets share a variable; an unknown value gets a new one.
  mutating func variable(for field: String, on page: Page.ID) -> String {
    let hash = texts[Place(page: page, field: field)].map(Self.hash)
    guard let hash, let index = hashes.firstIndex(of: hash) else {
      hashes.append(hash)
      return Self.variable(hashes.count)
    }
    return Self.variable(index + 1)
  }

  /// Discards the secrets of closed pages.
  mutating func forgetPages(except open: @autoclosure () -> Set<Page.ID>) {
    guard !texts.isEmpty else { return }
    let open = open()
    texts = texts.filter { open.contains($0.key.page) }
  }

  private static func variable(_ number: Int) -> String {
    number == 1 ? ScriptCommand.secretVariable : "\(ScriptCommand.secretVariable)_\(number)"
  }

  /// Hashes the bytes, because two spellings of the same letter are different passwords.
  private static func hash(_ text: String) -> Int { Array(text.utf8).hashValue }
}
