/// A parser of terminal bytes into keys, independent of how reads split them.
///
/// Ctrl-c, CAN, SUB and `flush()` end an unfinished sequence, so that none swallows the keys after it.
struct KeyParser {
  /// The reason to call `flush()` after a delay.
  enum Waiting {
    /// None; the input is complete.
    case nothing
    /// A single escape byte may be a key, or a sequence may have no end.
    case sequence
    /// The end of a paste is missing, which can take longer than a key.
    case paste
  }

  fileprivate enum State {
    case ground
    case escape
    /// `ESC [` and its parameters.
    case control([UInt8])
    /// `ESC [ [`, which the Linux console sends for F1 to F5.
    case consoleFunction
    /// `ESC [ M`, before the three bytes of a mouse event without SGR mode.
    case mouse([UInt8])
    /// `ESC O`, which some terminals send for arrows and F1.
    case single
    /// A string for the terminal, such as a late answer; BEL or `ESC \` ends it.
    case string(opening: UInt8, count: Int, endsNext: Bool)
    /// A paste, which is ignored after ctrl-c.
    case paste([UInt8], isIgnored: Bool)
  }

  private static let longestControl = 32
  private static let longestString = 4_096
  private static let longestPaste = 65_536
  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var scalar = ScalarDecoder()
  private var inputs: [Input] = []

  var waiting: Waiting {
    switch state {
    case .ground: .nothing
    case .paste: .paste
    case .escape, .control, .consoleFunction, .mouse, .single, .string: .sequence
    }
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Input] {
    inputs = []
    for byte in bytes { parse(byte) }
    return inputs
  }

  /// Ends an unfinished sequence: its start counts as the key with Alt that sends it, and a paste as far as it has arrived.
  mutating func flush() -> [Input] {
    inputs = []
    let unfinished = state
    state = .ground
    switch unfinished {
    case .escape: emit(.escape)
    case .control([]): emit(Key(.character("["), .alt))
    case .single: emit(Key(.character("O"), .alt))
    case .string(let opening, count: 0, _): emit(Key(.character(Character(Unicode.Scalar(opening))), .alt))
    case .paste(let body, isIgnored: false): emitPaste(body[...])
    case .ground, .control, .consoleFunction, .mouse, .string, .paste: break
    }
    return inputs
  }

  private mutating func parse(_ byte: UInt8) {
    // Taking the state out of the property avoids a copy of a paste for each byte.
    let current = state
    state = .ground
    if byte.cancelsSequence, current.isCanceledByControls { return takeGround(byte, modifiers: []) }
    switch current {
    case .ground: takeGround(byte, modifiers: [])
    case .escape: takeEscaped(byte)
    case .control(let body): takeControl(byte, body: body)
    case .consoleFunction:
      if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) { emit(Key(.function(Int(byte - 0x40)))) }
    case .mouse(let body): takeMouse(byte, body: body)
    case .single: if byte < 0x20 { takeGround(byte, modifiers: []) } else { emit(Key(ss3: byte)) }
    case .string(let opening, let count, let endsNext): takeString(byte, opening, count: count, endsNext: endsNext)
    case .paste(var body, let isIgnored): takePaste(byte, body: &body, isIgnored: isIgnored)
    }
  }

  private mutating func takeGround(_ byte: UInt8, modifiers: Key.Modifiers) {
    for outcome in scalar.decode(byte) {
      switch outcome {
      case .text(let scalar): emit(Key(.character(Character(scalar)), modifiers))
      case .control(0x1B): state = .escape
      case .control(let byte): emit(Key(control: byte, modifiers))
      }
    }
  }

  private mutating func takeEscaped(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      emit(.escape)
      state = .escape
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      state = .string(opening: byte, count: 0, endsNext: false)
    default: takeGround(byte, modifiers: .alt)
    }
  }

  private mutating func takeControl(_ byte: UInt8, body: [UInt8]) {
    switch byte {
    case 0x1B: state = .escape
    case UInt8(ascii: "[") where body.isEmpty: state = .consoleFunction
    case UInt8(ascii: "M") where body.isEmpty: state = .mouse([])
    case UInt8(ascii: "$") where !body.isEmpty && body.allSatisfy(\.isDigit):
      // rxvt ends the sequence of a key with Shift here.
      emit(ControlSequence(body: body, final: byte).key)
    case 0x20...0x3F:
      // A sequence this long isn't a key, so the remaining bytes are ignored.
      state = .control(body.count < Self.longestControl ? body + [byte] : body)
    case 0x40...0x7E:
      let sequence = ControlSequence(body: body, final: byte)
      if sequence.isStartOfPaste {
        state = .paste([], isIgnored: false)
      } else if let mouse = sequence.mouse {
        inputs.append(.mouse(mouse))
      } else if body.count < Self.longestControl {
        emit(sequence.key)
      }
    default: break
    }
  }

  private mutating func takeMouse(_ byte: UInt8, body: [UInt8]) {
    let body = body + [byte]
    if body.count < 3 { return state = .mouse(body) }
    // Each of the three bytes has 32 added, so that none is a control character.
    if let mouse = Mouse(report: body.map { Int($0) - 32 }) { inputs.append(.mouse(mouse)) }
  }

  private mutating func takeString(_ byte: UInt8, _ opening: UInt8, count: Int, endsNext: Bool) {
    if endsNext, byte != UInt8(ascii: "\\") { return takeEscaped(byte) }
    if endsNext || byte == 0x07 || count >= Self.longestString { return }
    state = .string(opening: opening, count: count + 1, endsNext: byte == 0x1B)
  }

  private mutating func takePaste(_ byte: UInt8, body: inout [UInt8], isIgnored: Bool) {
    if byte == 0x03 {
      // The rest of the paste must not be taken for keys.
      emit(.control("c"))
      return state = .paste([], isIgnored: true)
    }
    body.append(byte)
    guard byte == UInt8(ascii: "~"), body.suffix(Self.endOfPaste.count).elementsEqual(Self.endOfPaste) else {
      // Bytes beyond the limit are dropped, except the last ones, which are needed to find the end.
      if body.count > Self.longestPaste + 2 * Self.endOfPaste.count {
        body.removeSubrange(Self.longestPaste..<body.count - Self.endOfPaste.count)
      }
      return state = .paste(body, isIgnored: isIgnored)
    }
    if !isIgnored { emitPaste(body.dropLast(Self.endOfPaste.count)) }
  }

  private mutating func emitPaste(_ pasted: ArraySlice<UInt8>) {
    let text = String(decoding: pasted.prefix(Self.longestPaste), as: UTF8.self)
    inputs.append(.paste(text, isCut: pasted.count > Self.longestPaste))
  }

  private mutating func emit(_ key: Key?) { if let key { inputs.append(.key(key)) } }
}

extension KeyParser.State {
  /// Whether ctrl-c, CAN and SUB end the sequence (ECMA-48); a paste can contain them.
  fileprivate var isCanceledByControls: Bool {
    switch self {
    case .ground, .paste: false
    case .escape, .control, .consoleFunction, .mouse, .single, .string: true
    }
  }
}

extension UInt8 {
  fileprivate var cancelsSequence: Bool { self == 0x03 || self == 0x18 || self == 0x1A }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
