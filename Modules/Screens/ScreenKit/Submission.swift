/// The phase of a form that the user submits.
public enum Submission: Equatable, Sendable {
  /// The user is editing the form.
  case editing
  /// The request is in progress.
  case submitting
  /// The request failed, for this reason.
  case failed(String)

  /// Returns from `failed` to `editing`.
  public mutating func edited() {
    if case .failed = self { self = .editing }
  }
}
