/// How a link opens in an app that already shows something.
public enum OpenPolicy: String, Hashable, Sendable, CaseIterable {
  /// Goes to the place; entries that are already open stay, so opening the same link twice changes nothing.
  case reuse
  /// Resets the module, then goes to the place with new entries only.
  case reset
  /// Keeps everything and puts the place on top.
  case push
}
