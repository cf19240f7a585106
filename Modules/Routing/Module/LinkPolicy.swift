/// What a link does to an app that is somewhere already.
public enum LinkPolicy: String, Hashable, Sendable, CaseIterable {
  /// Goes to the place; what is open there already stays as it is, so that the same link twice changes nothing.
  case reuse
  /// Begins the module anew, and goes to the place from there.
  case reset
  /// Leaves everything as it is, and puts the place on top of it.
  case push
}
