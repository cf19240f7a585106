/// What sort of command left an entry.
public enum CommandKind: String, Equatable, Sendable {
  /// By going back, however far.
  case back
  /// By closing a modal, or by ending an entry wherever it lies.
  case close
  /// By choosing a tab.
  case tab
  /// By a push over what was there.
  case push
  /// By a modal that was presented.
  case present
  /// By a question before something is left.
  case question
  /// By showing something else in its place.
  case replaced
  /// By a link or a saved place.
  case link
}

extension Change {
  /// What sort of command it was; what is shown when it is there already, and pushed when it is not, was the one or the other.
  public var kind: CommandKind {
    switch cause {
    // What lies over an entry is newer than it.
    case .show, .pushOver: to.id > from.id ? .push : .back
    case .push: .push
    case .present: .present
    case .ask: .question
    case .replaceStack, .replaceTop, .showOver, .rearrange: .replaced
    case .pop, .popTo, .back: .back
    case .dismiss, .close, .end: .close
    case .select, .selectAndPush: .tab
    case .open, .reset: .link
    }
  }
}
