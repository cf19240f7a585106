import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import Onboarding

private let today = CalendarDate("2026-03-01") ?? .unixEpoch

@Suite("ProfileDraft", .tags(.screens))
struct ProfileDraftTests {
  @Test("A name that no account can have is refused at its field")
  func name() {
    #expect(ProfileDraft(name: "a\u{200B}nn").nameProblem == "a name has no invisible characters")
  }

  @Test("The profile has each text without blanks at its ends")
  func trimmed() throws {
    let draft = ProfileDraft(name: " Ann ", email: "ann@example.com\n", dateOfBirth: " 1990-04-23 ")
    let date = try #require(CalendarDate("1990-04-23"))
    #expect(draft.profile(today: today) == Profile(name: "Ann", email: "ann@example.com", dateOfBirth: date))
  }

  @Test(
    "An email address has text on both sides of one @, and a dot in the domain",
    arguments: ["ada@example.com", "a@b.c", "ada.lovelace+x@mail.example.org", "名@例.jp", " a@b.c "])
  func goodEmail(text: String) {
    #expect(ProfileDraft(email: text).emailProblem == nil)
  }

  @Test(
    "An invalid email address is refused",
    arguments: ["ada", "ada@", "@example.com", "ada@example", "ada@@example.com", "ada@.com", "ada@com.", "a da@b.c"])
  func badEmail(text: String) {
    #expect(ProfileDraft(email: text).emailProblem == "an email address looks like ada@example.com")
  }

  @Test("An email address that is too long for a mail server is refused")
  func longEmail() {
    let domain = "@example.com"
    let longest = String(repeating: "a", count: 254 - domain.count) + domain
    #expect(ProfileDraft(email: longest).emailProblem == nil)
    #expect(ProfileDraft(email: "a" + longest).emailProblem == "choose a shorter email address")
  }

  @Test("A date of birth is a valid date in the past")
  func dateOfBirth() {
    let table: [(String, String?)] = [
      ("", "enter your date of birth"), ("yesterday", "a date looks like 1990-04-23"),
      ("1990-02-30", "a date looks like 1990-04-23"), ("2026-03-02", "a date of birth lies in the past"),
      ("2026-03-01", nil), ("1990-04-23", nil), ("1876-01-01", nil),
      ("0001-01-01", "a date of birth lies in the last 150 years"),
    ]
    for (text, problem) in table {
      #expect(ProfileDraft(dateOfBirth: text).dateOfBirthProblem(today: today) == problem)
    }
  }
}

@Suite("ProfileViewModel", .tags(.screens))
@MainActor
struct ProfileViewModelTests {
  let draft = OnboardingDraft()
  let events = Recorder<ProfileEvent>()
  let viewModel: ProfileViewModel

  init() {
    viewModel = ProfileViewModel(draft: draft, today: today).onEvent { [events] in events.record($0) }
  }

  private var reason: String? { viewModel.screen.actions.first?.disabledReason }

  @Test("“Next” names the missing fields one at a time, and then continues")
  func reasons() {
    #expect(reason == "enter your name")
    viewModel.send(.nameEdited("Ada"))
    #expect(reason == "enter your email address")
    viewModel.send(.emailEdited("ada@"))
    #expect(reason == "an email address looks like ada@example.com")
    viewModel.send(.emailEdited("ada@example.com"))
    #expect(reason == "enter your date of birth")
    viewModel.send(.nextTapped)
    #expect(events.all.isEmpty)
    viewModel.send(.dateOfBirthEdited("1990-04-23"))
    #expect(reason == nil)
    viewModel.send(.nextTapped)
    #expect(events.all == [.completed])
  }

  @Test("An error appears at its field only after the user typed there")
  func fieldErrors() {
    viewModel.send(.emailEdited("ada"))
    let errors = viewModel.screen.elements.map { if case .field(let field) = $0 { field.error } else { String?.none } }
    #expect(errors == [nil, nil, "an email address looks like ada@example.com", nil])
  }
}
