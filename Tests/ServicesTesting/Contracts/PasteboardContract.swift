public import Services
import Testing

/// The rules for every `Pasteboard`; the tests of each implementation check every rule.
public enum PasteboardContract: String, CaseIterable, Sendable {
  case last = "what was copied last is what is pasted"
  case whole = "text comes back whole, whatever it holds"

  /// Checks this rule for a pasteboard; `pasted` returns its content.
  public func check(_ pasteboard: any Pasteboard, pasted: () -> String?) {
    switch self {
    case .last:
      for text in ["one", "two", "one"] {
        pasteboard.copy(text)
        #expect(pasted() == text)
      }
    case .whole:
      for text in ["", "two\nlines\n", "\u{1B}[31m🧭 e\u{301}\0", String(repeating: "long ", count: 20_000)] {
        pasteboard.copy(text)
        #expect(pasted() == text)
      }
    }
  }
}
