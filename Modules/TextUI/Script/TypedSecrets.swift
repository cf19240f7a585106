import ScreenKit

/// Tells the secrets that a person types apart, so that a recording can name each by a variable of its own.
///
/// What a field holds is known for as long as its page is open. Of what was typed before a hash is kept, which no other
/// process can make.
struct TypedSecrets {
  private struct Place: Hashable {
    var page: Page.ID
    var field: String
  }

  private var texts: [Place: String] = [:]
  /// One for each different secret; nil for one that is not known.
  private var hashes: [Int?] = []

  /// Notes an edit of a field that held `length` characters before it.
  ///
  /// What somebody else has put there stays unknown until it is cleared or replaced.
  mutating func note(_ edit: SecretEdit, of field: String, on page: Page.ID, length: Int) {
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

  /// The environment variable for what a field holds: the same for the same secret, and for one that is not known a new one.
  mutating func variable(for field: String, on page: Page.ID) -> String {
    let hash = texts[Place(page: page, field: field)].map(Self.hash)
    guard let hash, let index = hashes.firstIndex(of: hash) else {
      hashes.append(hash)
      return Self.variable(hashes.count)
    }
    return Self.variable(index + 1)
  }

  /// Forgets what was typed on pages that are no longer open.
  mutating func forgetPages(except open: @autoclosure () -> Set<Page.ID>) {
    guard !texts.isEmpty else { return }
    let open = open()
    texts = texts.filter { open.contains($0.key.page) }
  }

  private static func variable(_ number: Int) -> String {
    number == 1 ? ScriptCommand.secretVariable : "\(ScriptCommand.secretVariable)_\(number)"
  }

  /// Bytes, because two spellings of one letter are two passwords.
  private static func hash(_ text: String) -> Int { Array(text.utf8).hashValue }
}
