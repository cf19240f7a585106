import LoggedIn
import LoggedOut
import Onboarding
import Routing
import ScreenKit

/// What a root of the app shows: the coordinator of a feature, of which the app sees the flow only.
@MainActor
protocol FeatureCoordinator: AnyObject {
  var flow: any Flow<any ViewModel> { get }
}

extension OnboardingCoordinator: FeatureCoordinator {}
extension LoggedOutCoordinator: FeatureCoordinator {}
extension LoggedInCoordinator: FeatureCoordinator {}
