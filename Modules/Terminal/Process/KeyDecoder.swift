/// A decoder that turns bytes into keys.
///
/// All keys of one read form a single event.
struct KeyDecoder: InputDecoder {
  private var parser = KeyParser()

  var waiting: KeyParser.Waiting { parser.waiting }

  mutating func feed(_ bytes: [UInt8]) -> [TerminalEvent] { events(parser.feed(bytes)) }

  mutating func flush() -> [TerminalEvent] { events(parser.flush()) }

  private func events(_ inputs: [Input]) -> [TerminalEvent] { inputs.isEmpty ? [] : [.inputs(inputs)] }
}
