import ScreenKit

/// The secrets in a recording, each with its own variable name.
///
/// No secret is kept as text. A field has a hash for each beginning of its value while its page is open; after that, one
/// hash of the value remains. No other process can reproduce the hashes.
struct TypedSecrets {
  private struct Place: Hashable {
    var page: Page.ID
    var field: String
  }

  /// A value as a hash for each of its beginnings, the last of which is that of the whole value.
  private struct Trace {
    private var hashes: [Int] = []

    var count: Int { hashes.count }
    /// The hash of the bytes, because two spellings of the same letter are different passwords.
    var hash: Int { hashes.last ?? 0 }

    mutating func append(_ text: String) {
      for (index, character) in text.enumerated() {
        var hash = hash
        // The first character can combine with the last one, such as an accent with a letter.
        if index == 0, !hashes.isEmpty, "a\(character)".count == 1 { hashes.removeLast() }
        for byte in character.utf8 {
          var hasher = Hasher()
          hasher.combine(hash)
          hasher.combine(byte)
          hash = hasher.finalize()
        }
        hashes.append(hash)
      }
    }

    mutating func removeLast() { _ = hashes.popLast() }
  }

  private var traces: [Place: Trace] = [:]
  /// The hash of each different secret, or `nil` for an unknown one.
  private var hashes: [Int?] = []

  /// Text from another source stays unknown until it is cleared or replaced.
  mutating func record(_ edit: SecretEdit, of field: String, on page: Page.ID, length: Int) {
    let place = Place(page: page, field: field)
    var trace = length == 0 ? Trace() : traces[place].flatMap { $0.count == length ? $0 : nil }
    switch edit {
    case .append(let more): trace?.append(more)
    case .deleteLast: trace?.removeLast()
    case .clear: trace = Trace()
    case .replace(let other):
      trace = Trace()
      trace?.append(other)
    }
    traces[place] = trace
  }

  /// Equal secrets share a variable; an unknown value gets a new one.
  mutating func variable(for field: String, on page: Page.ID) -> String {
    let hash = traces[Place(page: page, field: field)]?.hash
    guard let hash, let index = hashes.firstIndex(of: hash) else {
      hashes.append(hash)
      return Self.variable(hashes.count)
    }
    return Self.variable(index + 1)
  }

  mutating func forgetPages(except open: @autoclosure () -> Set<Page.ID>) {
    guard !traces.isEmpty else { return }
    let open = open()
    traces = traces.filter { open.contains($0.key.page) }
  }

  private static func variable(_ number: Int) -> String {
    number == 1 ? ScriptCommand.secretVariable : "\(ScriptCommand.secretVariable)_\(number)"
  }
}
