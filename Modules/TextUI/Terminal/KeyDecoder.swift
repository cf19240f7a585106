/// Puts keys together from bytes, all that one read completes in one event.
struct KeyDecoder: InputDecoder {
  private var parser = KeyParser()

  var isWaiting: Bool { parser.isWaiting }

  mutating func feed(_ bytes: [UInt8]) -> [TerminalEvent] { events(parser.feed(bytes)) }

  mutating func flush() -> [TerminalEvent] { events(parser.flush()) }

  private func events(_ inputs: [Input]) -> [TerminalEvent] { inputs.isEmpty ? [] : [.inputs(inputs)] }
}
