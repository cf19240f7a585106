public import Routing

/// Why a window doesn't show something open.
public enum FlowProblem: Hashable, Sendable {
  /// The view appeared before the navigator was started.
  case notStarted
  /// SwiftUI hasn't shown the modal of this entry, though asked twice; it is asked again.
  case notShown(EntryID)

  /// Logs a problem in a debug build.
  @MainActor
  public static func log(_ problem: FlowProblem) {
    #if DEBUG
      print("FlowView: \(problem)")
    #endif
  }
}

extension FlowProblem: CustomStringConvertible {
  /// The problem, and what to do.
  public var description: String {
    switch self {
    case .notStarted: "Nothing is shown: call start() on the navigator before its view appears"
    case .notShown(let entry):
      "The modal of entry \(entry) has not appeared: something else is over the view, or two views show the same navigator"
    }
  }
}
