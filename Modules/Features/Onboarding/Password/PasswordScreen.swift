import ScreenKit

extension Screen<PasswordIntent> {
  /// Returns the third step, which receives only the lengths of the passwords; a field shows its error once it contains text.
  static func password(
    length: Int, repeatedLength: Int, errors: (password: String?, repeated: String?), problem: String?,
    status: Submission
  ) -> Self {
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
        field("Password", length, hint: "at least 8 characters", errors.password) { .passwordEdited($0) },
        field("Repeat password", repeatedLength, errors.repeated) { .repeatedEdited($0) },
      ] + status.elements)
  }

  private static func field(
    _ label: String, _ length: Int, hint: String? = nil, _ error: String?,
    edited: @escaping @Sendable (SecretEdit) -> PasswordIntent
  ) -> Element<PasswordIntent> {
    .field(Field(label, secretLength: length, hint: hint, error: length == 0 ? nil : error, edited: edited))
  }
}
