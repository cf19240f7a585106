/// What is open, without the identities: enough to save it, to send it, and to open it again.
///
/// A question before a screen is left is no part of it: it belongs to the attempt, not to the place.
public struct Place<Route: Hashable & Sendable>: Hashable, Sendable {
  /// A modal of a place.
  public struct Modal: Hashable, Sendable {
    /// How it covers what is below.
    public var style: ModalStyle
    /// Its stack, the root first; never empty in a place that a router gives.
    public var stack: [Route]

    /// Describes a modal by its style and the routes of its stack, the root first.
    @inlinable public init(style: ModalStyle, stack: [Route]) {
      self.style = style
      self.stack = stack
    }
  }

  /// A stack a tab, the root first.
  public var tabs: [[Route]]
  /// The position of the visible tab.
  public var selectedTab: Int
  /// The modals, the topmost last; only that one may be an alert.
  public var modals: [Modal]

  /// Describes a place by its tabs, each a stack with its root first, and the modals over them, from bottom to top.
  @inlinable public init(tabs: [[Route]], selectedTab: Int = 0, modals: [Modal] = []) {
    self.tabs = tabs
    self.selectedTab = selectedTab
    self.modals = modals
  }

  /// The same place with every route turned into something else, such as its link.
  public func map<Other, Failure: Error>(
    _ transform: (Route) throws(Failure) -> Other
  ) throws(Failure) -> Place<Other> {
    var place = Place<Other>(tabs: [], selectedTab: selectedTab)
    for stack in tabs { place.tabs.append(try Self.map(stack, transform)) }
    for modal in modals { place.modals.append(.init(style: modal.style, stack: try Self.map(modal.stack, transform))) }
    return place
  }

  // `Array.map` loses the type of the error inside a closure that is itself generic over it.
  private static func map<Other, Failure: Error>(
    _ stack: [Route], _ transform: (Route) throws(Failure) -> Other
  ) throws(Failure) -> [Other] {
    var result: [Other] = []
    for route in stack { result.append(try transform(route)) }
    return result
  }
}
