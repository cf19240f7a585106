import Observation
import ScreenKit
import Services

/// What a person can ask of the second step.
enum ProfileIntent: Equatable {
  case nameEdited(String)
  case emailEdited(String)
  case bornEdited(String)
  case nextTapped
  case cancelTapped
}

/// What the second step tells its coordinator.
enum ProfileEvent: Equatable {
  case completed
  case cancelTapped
}

/// The second step at work: it goes on as soon as everything is filled in well.
@MainActor
@Observable
final class ProfileViewModel: ViewModel {
  private let draft: OnboardingDraft
  private let today: CalendarDate
  private let onEvent: @MainActor (ProfileEvent) -> Void

  init(draft: OnboardingDraft, today: CalendarDate, onEvent: @escaping @MainActor (ProfileEvent) -> Void) {
    self.draft = draft
    self.today = today
    self.onEvent = onEvent
  }

  var screen: Screen<ProfileIntent> { .profile(draft.profile, today: today) }

  func send(_ intent: ProfileIntent) {
    switch intent {
    case .nameEdited(let name): draft.profile.name = name
    case .emailEdited(let email): draft.profile.email = email
    case .bornEdited(let born): draft.profile.born = born
    case .nextTapped: if draft.profile.profile(today: today) != nil { onEvent(.completed) }
    case .cancelTapped: onEvent(.cancelTapped)
    }
  }
}
