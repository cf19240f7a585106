import Links
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
    /// A page on the stack that links to it; a link from outside puts it on the current stack.
    ///
    /// Each page is a child flow with a coordinator of its own, which begins at the link.
    case page
  }

  /// What the app gives to a feature that starts.
  struct Context {
    /// The dependencies of the app.
    var services: AppServices
    /// Where a page begins; `nil` for every other placement.
    var root: DeepLink?
    /// Opens a link of another module; a page opens it on its own stack.
    var open: @MainActor (DeepLink) -> Void
    /// Leaves the feature; its coordinator calls it when its flow ends.
    var onFinish: @MainActor () -> Void
  }

  let placement: Placement
  let module: Module
  let make: @MainActor (Context) -> any FeatureCoordinator

  /// Creates a feature.
  ///
  /// - Parameters:
  ///   - placement: The position in the app.
  ///   - module: The declaration of the module.
  ///   - make: Creates the coordinator.
  init(_ placement: Placement, _ module: Module, make: @escaping @MainActor (Context) -> any FeatureCoordinator) {
    self.placement = placement
    self.module = placement == .tab ? module.requiring(LoggedInCoordinator.signedIn) : module
    self.make = make
  }
}

extension Feature {
  /// The added modules that are pages; the screens of other modules lead to them.
  static var pages: [Feature] { all.filter { $0.placement == .page } }
}

extension Feature: Hashable {
  /// Compares the names of the modules, which are unique.
  static func == (left: Self, right: Self) -> Bool { left.module.name == right.module.name }

  func hash(into hasher: inout Hasher) { hasher.combine(module.name) }
}
