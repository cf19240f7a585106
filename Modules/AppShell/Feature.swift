import LoggedIn
import Routing
import Services

/// A module that the app takes as it is, beside its three roots: where it is shown, and how it is made.
///
/// The app needs no other line for it: links, saved places, `demo routes` and the way back follow from this one.
struct Feature: Sendable {
  /// Where a module is shown.
  enum Placement: Sendable {
    /// In place of the root that is shown; when it ends, the person is back where they belong.
    case root
    /// As a sheet over the root that is shown.
    case sheet
    /// As a tab beside those of the logged-in area, and so behind the log-in, whatever the module says of itself.
    case tab
  }

  let placement: Placement
  let module: Module
  let make: @MainActor (AppServices, _ onFinish: @escaping @MainActor () -> Void) -> any FeatureCoordinator

  /// Describes a module.
  ///
  /// - Parameters:
  ///   - placement: Where it is shown.
  ///   - module: What it tells of itself.
  ///   - make: Makes its coordinator, which calls `onFinish` when the flow ends.
  init(
    _ placement: Placement, _ module: Module,
    make: @escaping @MainActor (AppServices, _ onFinish: @escaping @MainActor () -> Void) -> any FeatureCoordinator
  ) {
    self.placement = placement
    self.module = placement == .tab ? module.requiring(LoggedInCoordinator.signedIn) : module
    self.make = make
  }
}

extension Feature: Hashable {
  /// A module is known by its name.
  static func == (left: Self, right: Self) -> Bool { left.module.name == right.module.name }

  func hash(into hasher: inout Hasher) { hasher.combine(module.name) }
}
