import Observation
import ScreenKit
import Services

enum ProfileIntent: Equatable {
  case nameEdited(String)
  case emailEdited(String)
  case dateOfBirthEdited(String)
  case nextTapped
  case cancelTapped
}

enum ProfileEvent: Equatable {
  case completed
  case cancelTapped
}

/// The second step, which completes only with a valid profile.
@MainActor
@Observable
final class ProfileViewModel: ViewModel {
  let events = Events<ProfileEvent>()
  private let draft: OnboardingDraft
  private let today: CalendarDate

  init(draft: OnboardingDraft, today: CalendarDate) {
    self.draft = draft
    self.today = today
  }

  var screen: Screen<ProfileIntent> { .profile(draft.profile, today: today) }

  func send(_ intent: ProfileIntent) {
    switch intent {
    case .nameEdited(let name): draft.profile.name = name
    case .emailEdited(let email): draft.profile.email = email
    case .dateOfBirthEdited(let dateOfBirth): draft.profile.dateOfBirth = dateOfBirth
    case .nextTapped: if draft.profile.profile(today: today) != nil { events.send(.completed) }
    case .cancelTapped: events.send(.cancelTapped)
    }
  }
}
