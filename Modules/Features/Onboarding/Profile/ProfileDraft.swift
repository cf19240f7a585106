import Services

/// The input of the second step, with its validation.
struct ProfileDraft: Equatable {
  /// In years.
  private static let longestLife = 150

  var name = ""
  var email = ""
  var dateOfBirth = ""

  var nameProblem: String? { AccountName(name).problem }

  /// The problem unless the address has one `@`, text before it, and a domain with a dot after it.
  var emailProblem: String? {
    let email = email.withoutBlanksAtEnds
    if email.isEmpty { return "enter your email address" }
    if email.utf8.count > Profile.maximumEmailLength { return "choose a shorter email address" }
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    let labels = parts.last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    let isGood =
      parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
      && !email.contains(where: \.isWhitespace)
    return isGood ? nil : "an email address looks like ada@example.com"
  }

  func dateOfBirthProblem(today: CalendarDate) -> String? {
    let dateOfBirth = dateOfBirth.withoutBlanksAtEnds
    if dateOfBirth.isEmpty { return "enter your date of birth" }
    guard let date = CalendarDate(dateOfBirth) else { return "a date looks like 1990-04-23" }
    if date > today { return "a date of birth lies in the past" }
    if date.year < today.year - Self.longestLife { return "a date of birth lies in the last \(Self.longestLife) years" }
    return nil
  }

  /// Returns the profile, or `nil` if a field is invalid.
  func profile(today: CalendarDate) -> Profile? {
    guard nameProblem == nil, emailProblem == nil, dateOfBirthProblem(today: today) == nil else { return nil }
    return CalendarDate(dateOfBirth.withoutBlanksAtEnds).map {
      Profile(name: AccountName(name).text, email: email.withoutBlanksAtEnds, dateOfBirth: $0)
    }
  }
}
