#if canImport(FoundationNetworking)
  import Foundation

  /// A queue that runs each block before `addOperation` returns.
  ///
  /// On Linux, a session adds a block for each piece of an answer and reads on. On a queue of its own, the blocks of a
  /// fast server come late, and a gigabyte arrives before the delegate can cancel the task. A subclass of a class that is
  /// `@unchecked Sendable` must restate that; this one adds no state.
  final class ImmediateQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @Sendable @escaping () -> Void) { block() }
  }
#endif
