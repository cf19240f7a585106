import Links
public import Routing

/// A route that declares what a UI shows around its page.
public protocol ViewRoute: Routable {
  /// The label of its tab, or the texts of its alert.
  var label: PageLabel { get }

  /// How it is presented as a modal.
  var modalOptions: ModalOptions { get }
}

extension ViewRoute {
  /// The defaults.
  public var modalOptions: ModalOptions { ModalOptions() }
}

/// The label of a tab, or the texts of an alert.
public struct PageLabel: Hashable, Sendable {
  /// The title of the tab or of the alert.
  public var title: String
  /// The name of the symbol in the tab bar.
  public var systemImage: String
  /// The text below the title of an alert.
  public var message: String
  /// A short text or number in the tab bar.
  public var badge: String?
  /// Whether the tab bar leaves the tab out unless it is selected.
  public var isHidden: Bool

  /// Creates a label.
  public init(
    _ title: String, systemImage: String = "", message: String = "", badge: String? = nil, isHidden: Bool = false
  ) {
    self.title = title
    self.systemImage = systemImage
    self.message = message
    self.badge = badge
    self.isHidden = isHidden
  }

  /// Creates the label that a route declares, or its path, with the screen's badge.
  @MainActor
  public init<Screen>(_ entry: OpenEntry<Screen>) {
    self = (entry.route.base as? any ViewRoute)?.label ?? PageLabel("\(entry.route.base.path)")
    if let badge = (entry.screen as? any PageScreen)?.badge { self.badge = badge }
  }
}

/// How a route is presented as a modal.
public struct ModalOptions: Hashable, Sendable {
  /// A height at which a sheet rests.
  public enum Detent: Hashable, Sendable {
    /// About half the screen.
    case medium
    /// The whole height.
    case large
    /// A part of the height, between 0 and 1.
    case fraction(Double)
    /// A height in points.
    case height(Double)
  }

  /// The heights at which a sheet rests; if empty, those of its page, or the system's.
  public var detents: Set<Detent>
  /// Whether a sheet appears as a popover where there is room.
  public var isPopover: Bool
  /// Whether the modal gets a close button where it can't be swiped away: covers, unsaved changes, macOS.
  public var hasCloseButton: Bool

  /// Creates options.
  public init(detents: Set<Detent> = [], isPopover: Bool = false, hasCloseButton: Bool = true) {
    self.detents = detents
    self.isPopover = isPopover
    self.hasCloseButton = hasCloseButton
  }

  /// Creates the options that a route declares.
  public init<Screen>(_ entry: OpenEntry<Screen>) {
    self = (entry.route.base as? any ViewRoute)?.modalOptions ?? ModalOptions()
  }
}
