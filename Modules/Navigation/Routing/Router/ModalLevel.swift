/// A level of modals, seen from a screen.
public enum ModalLevel: String, Hashable, Sendable, CaseIterable {
  /// The screen's own level.
  case here
  /// The level below it.
  case parent
  /// The lowest level with an entry of the module.
  case root
  /// The topmost level.
  case top
}
