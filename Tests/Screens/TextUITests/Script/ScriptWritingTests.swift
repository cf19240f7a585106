import RandomTesting
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("Writing script commands", .tags(.scripts)) struct ScriptWritingTests {
  @Test(
    "A word is written with as little quoting as possible",
    arguments: [
      ("Next", #""Next""#),
      ("", #""""#),
      (#"say "hi" \o/"#, #""say \"hi\" \\o/""#),
      ("it's # $HOME", #""it's # $HOME""#),
      ("日本 👩‍👩‍👧 é", #""日本 👩‍👩‍👧 é""#),
      ("two\nlines\r\n", #"$'two\nlines\r\n'"#),
      ("tab\tbell\u{7}", #"$'tab\tbell\u0007'"#),
      ("\u{301}e 😀\u{2028}'", #"$'\u0301e \U0001F600\u2028\''"#),
    ])
  func quotes(_ word: String, _ written: String) { #expect(quoted(word) == written) }

  @Test("Every command equals the command parsed from its line", .tags(.random), arguments: RandomRound.rounds(1))
  func roundTrip(_ round: RandomRound) throws {
    var random = round.generator
    for _ in 1...200 {
      let command = ScriptCommand.random(&random)
      let line = command.description
      let isOneLine = !line.contains(where: \.isNewline)
      #expect(isOneLine)
      let script = try Script(parsing: line, name: "s")
      try #require(script.lines.count == 1, "\(line)")
      // Canonically equivalent strings are equal but can differ in bytes, so the line is also printed and compared.
      try #require(script.lines[0].content == .command(command), "\(line)")
      guard case .command(let read) = script.lines[0].content else { return }
      try #require(read.description.utf8.elementsEqual(line.utf8), "\(line)")
    }
  }
}

extension ScriptCommand {
  fileprivate static func random(_ random: inout SplitMix64) -> Self {
    let (word, other) = (anyWord(&random), anyWord(&random))
    let number = Int.random(in: -2...99, using: &random)
    let commands: [Self] = [
      .tap(word), .type(field: word, text: other), .typeSecret(field: word, variable: "KEY"), .tab(word),
      .select(word), .open(word), .undo(number), .key(.control("c")), .back, .close, .wait, .screen, .state,
      .expect(.title(word)), .expect(.text("a" + word)), .expect(.noText("a" + word)), .expect(.disabled(word)),
      .expect(.link(word)), .expect(.depth(number)), .expect(.refused(word)),
    ]
    return commands.randomElement(using: &random) ?? .back
  }

  private static func anyWord(_ random: inout SplitMix64) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "7", " ", "\"", "'", "\\", "$", "#", "\n", "\r", "\t", "\u{0}", "\u{85}", "\u{2028}", "\u{301}",
      "\u{200D}", "\u{FE0F}", "\u{600}", "é", "日", "😀", "🇩", "app://x/y?z=1", "%", "-",
    ].flatMap(\.unicodeScalars)
    var word = ""
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      word.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
    }
    return word
  }
}
