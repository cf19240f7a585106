/// What a router notifies its observers of.
enum RouterEvent<Route: Hashable & Sendable> {
  /// A change of the router's own state.
  case change(NavigationChange<Route>)
  /// A refused call.
  case refusal(NavigationError)
  /// An event of a child flow.
  case child(NavigationEvent)
}
