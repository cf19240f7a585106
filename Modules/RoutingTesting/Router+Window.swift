import Links
public import Routing

extension Router {
  /// The window of a router that stands alone, for what a user or an app does: going back, opening what was saved, settling.
  ///
  /// `nil` once the window of an app is gone.
  public var window: Navigator<Route.Screen>? { navigator }

  /// The screen on top of everything, of any module.
  public var visibleScreen: Route.Screen? { navigator?.visibleScreen }
}

extension Navigator {
  /// The screen on top of everything, of any module; `nil` before `start()` and after `stop()`.
  public var visibleScreen: Screen? {
    content?.stacks.joined().first { $0.id == visible.id }?.screen
  }
}
