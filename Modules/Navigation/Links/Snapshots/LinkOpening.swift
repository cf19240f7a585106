/// Where the places of a link open.
public enum LinkOpening: Hashable, Sendable {
  /// Where their modules and routes declare.
  case declared
  /// On top of what is open, the first place in this style.
  case style(PresentationStyle)
  /// In a sheet, in place of the topmost modal.
  case replacingModal
}
