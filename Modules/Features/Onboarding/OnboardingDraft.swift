import Observation
import Services

/// The input of all steps, which lives as long as the flow.
@MainActor
@Observable
final class OnboardingDraft {
  var profile = ProfileDraft()
  var password = Password()
  var repeated = Password()
}
