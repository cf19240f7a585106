import Synchronization

/// The signal that asks the program to end, for the run loop to check between inputs.
final class TerminationRequest: Sendable {
  private let number = Atomic<Int32>(0)

  var signal: Int32? {
    let number = number.load(ordering: .sequentiallyConsistent)
    return number == 0 ? nil : number
  }

  func post(_ signal: Int32) { number.store(signal, ordering: .sequentiallyConsistent) }
}
