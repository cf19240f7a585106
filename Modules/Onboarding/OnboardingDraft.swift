import Observation
import Services

/// What has been typed so far.
///
/// It lives as long as the flow, so that going back and forth between steps loses nothing.
@MainActor
@Observable
final class OnboardingDraft {
  var profile = ProfileDraft()
  var password = Password()
  var repeated = Password()
}
