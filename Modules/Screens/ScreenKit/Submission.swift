/// The phase of a form that the user submits.
public enum Submission: Equatable, Sendable {
  /// The user is editing the form.
  case editing
  /// The request is in progress; the form can't be submitted again.
  case submitting
  /// The request failed; the text is the reason.
  case failed(String)

  /// Returns from `failed` to `editing`, because the reason applied to the previous input.
  public mutating func edited() {
    if case .failed = self { self = .editing }
  }
}
