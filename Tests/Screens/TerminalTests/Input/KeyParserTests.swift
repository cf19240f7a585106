import RandomTesting
import TestTopics
import Testing

@testable import Terminal

@Suite("KeyParser", .tags(.terminal)) struct KeyParserTests {
  static let sequences: [(String, [Input])] = [
    ("a", [.key(.character("a"))]),
    ("é", [.key(.character("é"))]),
    ("日本", [.key(.character("日")), .key(.character("本"))]),
    ("\r", [.key(.enter)]),
    ("\n", [.key(.enter)]),
    ("\t", [.key(.tab)]),
    ("\u{7F}", [.key(Key(.backspace))]),
    ("\u{8}", [.key(Key(.backspace))]),
    ("\u{3}", [.key(.control("c"))]),
    ("\u{1}", [.key(.control("a"))]),
    ("\u{1B}[A", [.key(.up)]),
    ("\u{1B}[B", [.key(.down)]),
    ("\u{1B}OC", [.key(.right)]),
    ("\u{1B}[D", [.key(.left)]),
    ("\u{1B}[H", [.key(Key(.home))]),
    ("\u{1B}[4~", [.key(Key(.end))]),
    ("\u{1B}[3~", [.key(Key(.delete))]),
    ("\u{1B}[5~", [.key(Key(.pageUp))]),
    ("\u{1B}[6;5~", [.key(Key(.pageDown, .control))]),
    ("\u{1B}[Z", [.key(Key(.tab, .shift))]),
    ("\u{1B}[1;5A", [.key(Key(.up, .control))]),
    ("\u{1B}[1;4B", [.key(Key(.down, [.alt, .shift]))]),
    ("\u{1B}OP", [.key(Key(.function(1)))]),
    ("\u{1B}x", [.key(Key(.character("x"), .alt))]),
    ("\u{1B}[97;5u", [.key(.control("a"))]),
    ("\u{1B}[13u", [.key(.enter)]),
    ("\u{1B}[27u", [.key(.escape)]),
    ("\u{1B}[99;133u\u{1B}[1;129A", [.key(.control("c")), .key(.up)]),  // with num lock
    ("\u{1B}[1;9A", [.key(.up)]),  // with a modifier that no key has
    ("\u{1B}[91;5u\u{1B}[109;5u\u{1B}[105;5u", [.key(.escape), .key(.enter), .key(.tab)]),
    ("\u{1B}[57358u", []),
    ("\u{1B}[?1;2c", []),
    ("\u{1B}[99z", []),
    ("\u{1B}]11;rgb:00/00/00\u{7}", []),
    ("\u{1B}]0;x\u{1B}\\b", [.key(.character("b"))]),
    ("\u{1B}P1$r0m\u{1B}\\", []),
    ("\u{1B}[200~hello\u{1B}[201~", [.paste("hello")]),
    ("\u{1B}[200~a\r\nb\u{1B}[31mc\u{1B}[201~d", [.paste("a\r\nb\u{1B}[31mc"), .key(.character("d"))]),
    ("\u{1B}[200~日本\u{18}\u{1A}\u{1B}[201~", [.paste("日本\u{18}\u{1A}")]),  // CAN and SUB end other sequences only
    ("\u{85}a", [.key(.character("a"))]),
    ("\u{1B}[<0;12;3M", [.mouse(Mouse(kind: .click, point: Point(column: 11, row: 2)))]),
    ("\u{1B}[<0;12;3m", []),
    ("\u{1B}[<65;1;1Mq", [.mouse(Mouse(kind: .wheelDown, point: Point(column: 0, row: 0))), .key(.character("q"))]),
    ("\u{1B}[<2;1;1M", []),
    ("\u{1B}[<0;0;1M", []),
    ("\u{1B}[M !!a", [.mouse(Mouse(kind: .click, point: Point(column: 0, row: 0))), .key(.character("a"))]),
    ("\u{1B}[Ma*)", [.mouse(Mouse(kind: .wheelDown, point: Point(column: 9, row: 8)))]),
    ("\u{1B}[M#!!a", [.key(.character("a"))]),
    ("\u{1B}[[A", [.key(Key(.function(1)))]),
    ("\u{1B}[[Ex", [.key(Key(.function(5))), .key(.character("x"))]),
    ("\u{1B}[24~", [.key(Key(.function(12)))]),
    ("\u{1B}[7$", [.key(Key(.home, .shift))]),
    ("\u{1B}[8^", [.key(Key(.end, .control))]),
    ("\u{1B}[5@", [.key(Key(.pageUp, [.control, .shift]))]),
    ("\u{1B}[a", [.key(Key(.up, .shift))]),
    ("\u{1B}Od", [.key(Key(.left, .control))]),
    ("\u{1B}]11;rgb\u{1B}[A", [.key(.up)]),
    ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦".unicodeScalars.map { .key(.character(Character($0))) }),
  ]

  @Test("A sequence gives the same keys when it is split at any byte", arguments: sequences.indices)
  func everyCut(_ index: Int) {
    let (text, expected) = Self.sequences[index]
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var parser = KeyParser()
      let first = parser.feed(bytes[..<cut])
      #expect(first + parser.feed(bytes[cut...]) == expected, "\(text.debugDescription) cut at \(cut)")
    }
    var parser = KeyParser()
    #expect(bytes.flatMap { parser.feed([$0]) } == expected, "byte by byte")
  }

  @Test("A single escape byte is the Escape key only if nothing follows in time")
  func loneEscape() {
    var parser = KeyParser()
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.waiting == .sequence)
    #expect(parser.flush() == [.key(.escape)])
    #expect(parser.waiting == .nothing)
    #expect(parser.flush() == [])
    #expect(parser.feed([0x1B, 0x1B]) == [.key(.escape)])
    #expect(parser.flush() == [.key(.escape)])
  }

  @Test(
    "The start of a sequence is Alt and a letter if nothing follows in time",
    arguments: ["]", "P", "X", "^", "_", "[", "O"])
  func loneStart(_ letter: Character) {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}\(letter)".utf8) == [])
    #expect(parser.waiting == .sequence)
    #expect(parser.flush() == [.key(Key(.character(letter), .alt))])
    #expect(parser.feed("q".utf8) == [.key(.character("q"))])
  }

  @Test(
    "An unfinished sequence ends after the delay or at Ctrl-C, CAN or SUB, and the next key is read",
    arguments: [
      "\u{1B}[", "\u{1B}[1;5", "\u{1B}[[", "\u{1B}[M", "\u{1B}[M !", "\u{1B}O", "\u{1B}]0;x", "\u{1B}P1$r", "\u{1B}Xa",
      "\u{1B}^", "\u{1B}_G",
    ],
    ["", "c", "x", "z"])
  func unfinished(_ start: String, _ control: String) {
    var parser = KeyParser()
    #expect(parser.feed(start.utf8) == [])
    if let letter = control.unicodeScalars.first {
      #expect(parser.feed([UInt8(letter.value) - 0x60]) == [.key(.control(Character(letter)))])
    } else {
      #expect(parser.waiting == .sequence)
      _ = parser.flush()
    }
    #expect(parser.waiting == .nothing)
    #expect(parser.feed("q".utf8) == [.key(.character("q"))])
  }

  @Test("A paste without an end mark ends if nothing follows in time")
  func endlessPaste() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}[200~hello\r".utf8) == [])
    #expect(parser.waiting == .paste)
    #expect(parser.flush() == [.paste("hello\r")])
    #expect(parser.feed("q".utf8) == [.key(.character("q"))])
  }

  @Test("Ctrl-C interrupts a paste, and the rest of the paste is dropped")
  func interruptedPaste() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}[200~hello\u{3}rm\r\u{1B}[201~q".utf8) == [.key(.control("c")), .key(.character("q"))])
    #expect(parser.feed("\u{1B}[200~hello\u{3}more".utf8) == [.key(.control("c"))])
    #expect(parser.flush() == [])
    #expect(parser.feed("q".utf8) == [.key(.character("q"))])
  }

  @Test(
    "Invalid UTF-8 becomes a replacement character, and parsing continues",
    arguments: [
      ([0xFF, 0x61], 2),
      ([0xC3, 0x61], 2),
      ([0xE3, 0x81, 0x61], 2),
      ([0x80, 0x61], 2),
      ([0xC0, 0xAF, 0x61], 3),
      ([0xED, 0xA0, 0x80, 0x61], 2),
    ] as [([UInt8], Int)])
  func broken(_ bytes: [UInt8], _ count: Int) {
    var parser = KeyParser()
    let inputs = parser.feed(bytes)
    #expect(inputs.last == .key(.character("a")))
    #expect(inputs.count == count)
    #expect(inputs.dropLast().allSatisfy { $0 == .key(.character("\u{FFFD}")) })
  }

  @Test("Endless sequences are dropped, and parsing continues")
  func endless() {
    var parser = KeyParser()
    #expect(parser.feed(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 500) + [0x41]) == [])
    #expect(parser.feed(Array("\u{1B}[A".utf8)) == [.key(.up)])
    _ = parser.feed(Array("\u{1B}]".utf8) + Array(repeating: 0x31, count: 5_000))
    #expect(parser.feed(Array("\u{1B}[A".utf8)) == [.key(.up)])
  }

  @Test("A paste of more than 64 KiB is cut, and the next key is read")
  func longPaste() {
    var parser = KeyParser()
    let body = Array(repeating: UInt8(ascii: "x"), count: 70_000)
    let inputs = parser.feed(Array("\u{1B}[200~".utf8) + body + Array("\u{1B}[201~q".utf8))
    guard case .paste(let text, isCut: true) = inputs.first else { return #expect(Bool(false), "no paste") }
    #expect(text.count == 65_536)
    #expect(inputs.last == .key(.character("q")))
  }

  @Test("Random bytes give the same keys whole and byte by byte", .tags(.random), arguments: RandomRound.rounds(1))
  func fuzz(_ round: RandomRound) {
    var random = round.generator
    var parser = KeyParser()
    let bytes = (0..<5_000).map { _ in Bool.random(using: &random) ? UInt8.random(in: 0...255, using: &random) : 0x1B }
    var whole = KeyParser()
    #expect(bytes.flatMap { parser.feed([$0]) } == whole.feed(bytes), "cut or whole")
  }

  @Test(
    "A key equals the key with its name",
    arguments: ["enter", "ctrl-c", "shift-tab", "page-up", "a", ":", "f12", "alt-[", "ctrl-page-down", "space", "-"])
  func names(_ name: String) { #expect(Key(name: name)?.name == name) }

  @Test("Invalid names give no key", arguments: ["", "ctrl-", "hyper-x", "entr", "ab"])
  func unknownNames(_ name: String) { #expect(Key(name: name) == nil) }
}
