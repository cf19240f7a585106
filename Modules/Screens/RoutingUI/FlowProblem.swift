public import Routing

/// The reason why a window doesn't show something that is open.
public enum FlowProblem: Hashable, Sendable {
  /// The navigator hasn't been started when its view appeared.
  case notStarted
  /// SwiftUI was asked twice for the modal that begins with this entry, and has not shown it; it is asked again.
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
