import ScreenKit

extension Screen<PasswordIntent> {
  /// Returns the third step, which receives only the lengths of the passwords.
  static func password(length: Int, repeatedLength: Int, error: String?, problem: String?, status: Submission) -> Self {
    let status: (elements: [Element<PasswordIntent>], blocked: String?) =
      switch status {
      case .editing: ([], problem)
      case .submitting: ([.loading("Creating your account…")], "your account is being created")
      case .failed(let reason): ([.error(reason), .button(Action("Dismiss", .failureDismissed))], problem)
      }
    return Screen(
      "Password",
      actions: [
        Action("Create account", .submitTapped, role: .primary, disabledReason: status.blocked),
        Action("Cancel", .cancelTapped, role: .cancel),
      ],
      elements: [
        .heading("Step 3 of 3"),
        .field(
          Field("Password", secretLength: length, hint: "at least 8 characters", error: error) { .passwordEdited($0) }),
        .field(Field("Repeat password", secretLength: repeatedLength) { .repeatedEdited($0) }),
      ] + status.elements)
  }
}
