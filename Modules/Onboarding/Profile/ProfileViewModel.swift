import Observation
import ScreenKit
import Services

/// The user actions of the second step.
enum ProfileIntent: Equatable {
  case nameEdited(String)
  case emailEdited(String)
  case dateOfBirthEdited(String)
  case nextTapped
  case cancelTapped
}

/// The events that the second step reports to its coordinator.
enum ProfileEvent: Equatable {
  case completed
  case cancelTapped
}

/// The view model of the second step, which completes only with a valid profile.
@MainActor
@Observable
final class ProfileViewModel: ViewModel {
  private let draft: OnboardingDraft
  private let today: CalendarDate
  private let onEvent: @MainActor (ProfileEvent) -> Void

  init(draft: OnboardingDraft, today: CalendarDate, onEvent: @escaping @MainActor (ProfileEvent) -> Void) {
    self.draft = draft
    self.today = today
    self.onEvent = Self.traced(onEvent)
  }

  var screen: Screen<ProfileIntent> { .profile(draft.profile, today: today) }

  func send(_ intent: ProfileIntent) {
    switch intent {
    case .nameEdited(let name): draft.profile.name = name
    case .emailEdited(let email): draft.profile.email = email
    case .dateOfBirthEdited(let dateOfBirth): draft.profile.dateOfBirth = dateOfBirth
    case .nextTapped: if draft.profile.profile(today: today) != nil { onEvent(.completed) }
    case .cancelTapped: onEvent(.cancelTapped)
    }
  }
}
