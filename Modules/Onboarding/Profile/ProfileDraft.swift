import Services

/// The second step as typed, and what is still wrong with it.
struct ProfileDraft: Equatable {
  var name = ""
  var email = ""
  var born = ""

  /// What is wrong with the name; nil when nothing is.
  var nameProblem: String? {
    if name.allSatisfy(\.isWhitespace) { return "enter your name" }
    return name.utf8.count > Profile.longestName ? "choose a shorter name" : nil
  }

  /// What is wrong with the address: it has one `@` with something before it and a dot after it.
  var emailProblem: String? {
    if email.isEmpty { return "enter your email address" }
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    let labels = parts.last?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    let isGood =
      parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
      && !email.contains(where: \.isWhitespace)
    return isGood ? nil : "an email address looks like ada@example.com"
  }

  /// What is wrong with the date of birth, seen from a given day.
  func bornProblem(today: CalendarDate) -> String? {
    if born.isEmpty { return "enter your date of birth" }
    guard let date = CalendarDate(born) else { return "a date looks like 1990-04-23" }
    return date > today ? "a date of birth lies in the past" : nil
  }

  /// The profile, when nothing is wrong with it.
  func profile(today: CalendarDate) -> Profile? {
    guard nameProblem == nil, emailProblem == nil, bornProblem(today: today) == nil else { return nil }
    return CalendarDate(born).map { Profile(name: name, email: email, born: $0) }
  }
}
