import Terminal

/// The manual page of the program for man(7), from the tables of the help.
enum ManualPage {
  static var text: String {
    ([
      ".TH DEMO 1 \"\(Usage.date)\" \"\(Usage.version)\"", ".SH NAME",
      "demo \\- an app that shows how a modular app navigates",
    ]
      + section("SYNOPSIS", Usage.commands.map { ($0.0.isEmpty ? "demo" : "demo \($0.0)", $0.1) })
      + section("OPTIONS", Usage.options) + section("EXIT STATUS", Usage.statuses)).joined(separator: "\n")
  }

  private static func section(_ title: String, _ rows: [(String, String)]) -> [String] {
    [".SH \(title)"] + rows.flatMap { [".TP", ".B \(escaped($0.0))"] + lines(of: $0.1).map(escaped) }
  }

  /// Returns lines of at most 80 bytes, including escapes.
  private static func lines(of text: String) -> [String] { CleanText(text).wrapped(to: 66).map(\.text) }

  /// Escapes roff syntax: hyphens, backslashes, and a period or an apostrophe at the start of a line.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
