public import Services
import Testing

/// What every pasteboard keeps to; each rule is a test of its own in the suite of each implementation.
public enum PasteboardContract: String, CaseIterable, Sendable {
  case last = "what was copied last is what is pasted"
  case whole = "text comes back whole, whatever it holds"

  /// Holds a pasteboard to this rule; `pasted` returns its content.
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
