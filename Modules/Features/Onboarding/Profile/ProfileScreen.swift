import ScreenKit
import Services

extension Screen<ProfileIntent> {
  /// Returns the second step: a field shows its problem once it contains text, “Next” always shows the first one.
  static func profile(_ draft: ProfileDraft, today: CalendarDate) -> Self {
    let problems = [draft.nameProblem, draft.emailProblem, draft.dateOfBirthProblem(today: today)]
    return Screen(
      "Who you are",
      actions: [
        Action("Next", .nextTapped, role: .primary, disabledReason: problems.compactMap(\.self).first),
        Action("Cancel", .cancelTapped, role: .cancel),
      ],
      elements: [
        .heading("Step 2 of 3"),
        field("Name", draft.name, hint: "the name to log in with", problems[0]) { .nameEdited($0) },
        field("Email", draft.email, hint: "such as ada@example.com", problems[1]) { .emailEdited($0) },
        field("Date of birth", draft.dateOfBirth, hint: "year, month, day: 1990-04-23", problems[2]) {
          .dateOfBirthEdited($0)
        },
      ])
  }

  private static func field(
    _ label: String, _ text: String, hint: String, _ problem: String?,
    edited: @escaping @Sendable (String) -> ProfileIntent
  ) -> Element<ProfileIntent> {
    .field(Field(label, text: text, hint: hint, error: text.isEmpty ? nil : problem, edited: edited))
  }
}
