/// A closure that makes a route or a target from the texts of its values.
struct Maker<Target>: Sendable {
  /// Returns the text of the value with an index, or `nil` if it can't be decoded.
  typealias Texts = (Int) -> ValueText?

  let forms: [ValueForm]
  let make: @Sendable (Texts) throws(Misfit) -> Target

  /// Makes the target of an address.
  func make(from fit: AddressFit) throws(AddressFault) -> Target {
    do throws(Misfit) {
      return try make { try? fit.text(ofValue: $0) }
    } catch {
      throw fit.fault(of: error)
    }
  }

  /// Makes the target of examples, of which those in `changed` are the second of their types.
  func example(changing changed: Set<Int> = []) -> Target? {
    try? make { forms[$0].example(changed.contains($0) ? 1 : 0) }
  }
}

extension Maker {
  init<each Value: PlaceValue>(_ make: @escaping @Sendable (repeat each Value) -> Target) {
    var forms: [ValueForm] = []
    repeat forms.append((each Value).linkPlace.form)
    self.init(forms: forms) { texts throws(Misfit) in
      var index = -1
      func next<Next: PlaceValue>(_: Next.Type) throws(Misfit) -> Next {
        index += 1
        guard let text = texts(index), let value = Next.linkPlace.read(text) else { throw Misfit(index: index) }
        return value
      }
      return make(repeat try next((each Value).self))
    }
  }
}

/// The index of a value whose text can't be read.
struct Misfit: Error {
  let index: Int
}
