/// A parser that turns the bytes of a terminal into keys, independent of how reads split the input.
///
/// A single escape byte is either a key or the start of a sequence. While `isWaiting`, the caller waits briefly and
/// then calls `flush()`.
struct KeyParser {
  private enum State {
    case ground
    case escape
    /// `ESC [` and its parameters.
    case control([UInt8])
    /// `ESC O`, which some terminals send for arrows and F1.
    case single
    /// A string for the terminal, such as a late answer.
    ///
    /// BEL or `ESC \` ends it.
    case string(count: Int, endsNext: Bool)
    case paste([UInt8])
  }

  private static let longestControl = 32
  private static let longestString = 4_096
  private static let longestPaste = 65_536
  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var scalar = ScalarDecoder()
  private var inputs: [Input] = []

  /// A Boolean value that indicates whether the last byte is an escape that may be a key.
  var isWaiting: Bool { if case .escape = state { true } else { false } }

  /// Parses bytes and returns the completed keys.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Input] {
    inputs = []
    for byte in bytes { parse(byte) }
    return inputs
  }

  /// Completes a pending escape byte as a key, after a timeout.
  mutating func flush() -> [Input] {
    guard isWaiting else { return [] }
    state = .ground
    return [.key(.escape)]
  }

  private mutating func parse(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte, modifiers: [])
    case .escape: takeEscaped(byte)
    case .control(let body): takeControl(byte, body: body)
    case .single:
      state = .ground
      emit(Key(ss3: byte))
    case .string(let count, let endsNext): takeString(byte, count: count, endsNext: endsNext)
    case .paste(var body):
      // Releasing the state first avoids a copy of the paste for each byte.
      state = .ground
      takePaste(byte, body: &body)
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
    state = .ground
    switch byte {
    case 0x1B:
      emit(.escape)
      state = .escape
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      state = .string(count: 0, endsNext: false)
    default: takeGround(byte, modifiers: .alt)
    }
  }

  private mutating func takeControl(_ byte: UInt8, body: [UInt8]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x20...0x3F:
      // A sequence this long isn't a key, so the remaining bytes are ignored.
      state = .control(body.count < Self.longestControl ? body + [byte] : body)
    case 0x40...0x7E:
      state = .ground
      let sequence = ControlSequence(body: body, final: byte)
      if sequence.isStartOfPaste {
        state = .paste([])
      } else if let mouse = sequence.mouse {
        inputs.append(.mouse(mouse))
      } else if body.count < Self.longestControl {
        emit(sequence.key)
      }
    default: state = .ground
    }
  }

  private mutating func takeString(_ byte: UInt8, count: Int, endsNext: Bool) {
    let isEnd = byte == 0x07 || (endsNext && byte == UInt8(ascii: "\\"))
    state = isEnd || count >= Self.longestString ? .ground : .string(count: count + 1, endsNext: byte == 0x1B)
  }

  private mutating func takePaste(_ byte: UInt8, body: inout [UInt8]) {
    body.append(byte)
    guard byte == UInt8(ascii: "~"), body.suffix(Self.endOfPaste.count).elementsEqual(Self.endOfPaste) else {
      // Bytes beyond the limit are dropped, except the last ones, which are needed to find the end.
      if body.count > Self.longestPaste + 2 * Self.endOfPaste.count {
        body.removeSubrange(Self.longestPaste..<body.count - Self.endOfPaste.count)
      }
      return state = .paste(body)
    }
    let pasted = body.dropLast(Self.endOfPaste.count)
    let text = String(decoding: pasted.prefix(Self.longestPaste), as: UTF8.self)
    inputs.append(.paste(text.withoutControls, isCut: pasted.count > Self.longestPaste))
  }

  private mutating func emit(_ key: Key?) { if let key { inputs.append(.key(key)) } }
}

extension String {
  /// The text without control characters but line breaks, which become `\n`, and tabs.
  fileprivate var withoutControls: String {
    var text = ""
    for character in self {
      if character.isNewline {
        text.append("\n")
      } else if character == "\t"
        || !character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      {
        text.append(character)
      }
    }
    return text
  }
}
