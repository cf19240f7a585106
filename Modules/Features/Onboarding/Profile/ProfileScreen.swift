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
        .field(
          Field(
            "Name", text: draft.name, hint: "the name to log in with", error: draft.name.isEmpty ? nil : problems[0]
          ) {
            .nameEdited($0)
          }),
        .field(
          Field(
            "Email", text: draft.email, hint: "such as ada@example.com", error: draft.email.isEmpty ? nil : problems[1]
          ) {
            .emailEdited($0)
          }),
        .field(
          Field(
            "Date of birth", text: draft.dateOfBirth, hint: "year, month, day: 1990-04-23",
            error: draft.dateOfBirth.isEmpty ? nil : problems[2]
          ) {
            .dateOfBirthEdited($0)
          }),
      ])
  }
}
