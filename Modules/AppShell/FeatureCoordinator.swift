import LoggedIn
import LoggedOut
import Onboarding
import Routing
import ScreenKit

/// The coordinator of a feature; the app uses only its flow.
@MainActor
protocol FeatureCoordinator: AnyObject {
  var flow: any Flow<any ViewModel> { get }
}

extension OnboardingCoordinator: FeatureCoordinator {}
extension LoggedOutCoordinator: FeatureCoordinator {}
extension LoggedInCoordinator: FeatureCoordinator {}
