import LoggedIn
import Routing
import Services

/// An added module: its placement, its declaration, and a factory for its coordinator.
///
/// A feature in `Feature.all` needs no other code in the app: links, saved state, undo and `demo routes` include it.
struct Feature: Sendable {
  /// The position of an added module in the app.
  enum Placement: Sendable {
    /// Replaces the current root; when it ends, the app restores what was open before.
    case root
    /// A sheet over the current root.
    case sheet
    /// A tab after those of the logged-in area; it always requires a log-in, even if the module doesn't declare that.
    case tab
  }

  let placement: Placement
  let module: Module
  let make: @MainActor (AppServices, _ onFinish: @escaping @MainActor () -> Void) -> any FeatureCoordinator

  /// Creates a feature.
  ///
  /// - Parameters:
  ///   - placement: The position in the app.
  ///   - module: The declaration of the module.
  ///   - make: Creates the coordinator, which calls `onFinish` when its flow ends.
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
  /// Compares the names of the modules, which are unique.
  static func == (left: Self, right: Self) -> Bool { left.module.name == right.module.name }

  func hash(into hasher: inout Hasher) { hasher.combine(module.name) }
}
