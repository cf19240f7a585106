import Observation
import Services

/// The input of all steps.
///
/// It lives as long as the flow, so moving between steps loses nothing.
@MainActor
@Observable
final class OnboardingDraft {
  var profile = ProfileDraft()
  var password = Password()
  var repeated = Password()
}
