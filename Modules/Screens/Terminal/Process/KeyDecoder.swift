/// A decoder of bytes into keys, with one event for each read.
struct KeyDecoder: InputDecoder {
  private var parser = KeyParser()

  var waiting: KeyParser.Waiting { parser.waiting }

  mutating func feed(_ bytes: [UInt8]) -> [TerminalEvent] { events(parser.feed(bytes)) }

  mutating func flush() -> [TerminalEvent] { events(parser.flush()) }

  private func events(_ inputs: [Input]) -> [TerminalEvent] { inputs.isEmpty ? [] : [.inputs(Self.joined(inputs))] }

  private static func joined(_ inputs: [Input]) -> [Input] {
    var joined: [Input] = []
    var run: [Character] = []
    func endRun() {
      if run.count > 1 { joined.append(.text(String(run))) } else { joined += run.map { .key(.character($0)) } }
      run = []
    }
    for input in inputs {
      if case .key(let key) = input, case .character(let character) = key.code, key.modifiers.isEmpty {
        run.append(character)
      } else {
        endRun()
        joined.append(input)
      }
    }
    endRun()
    return joined
  }
}
