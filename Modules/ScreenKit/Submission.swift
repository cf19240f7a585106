/// How a form stands that is to be sent off: with the person who fills it in, on its way, or back with a reason.
public enum Submission: Equatable, Sendable {
  /// It is being filled in.
  case editing
  /// It is on its way, and is not sent a second time.
  case submitting
  /// It could not be taken; the text says why.
  case failed(String)

  /// Notes that something was edited: the reason was about what stood there before, so it goes.
  public mutating func edited() {
    if case .failed = self { self = .editing }
  }
}
