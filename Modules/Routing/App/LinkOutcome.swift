/// What a link does to an app that is somewhere already.
public enum LinkPolicy: String, Hashable, Sendable, CaseIterable {
  /// Goes to the place; what is open there already stays as it is, so that the same link twice changes nothing.
  case reuse
  /// Begins the module anew, and goes to the place from there.
  case reset
  /// Leaves everything as it is, and puts the place on top of it.
  case push
}

/// How opening a link ended.
public enum LinkOutcome: Equatable, Sendable {
  /// The place is open.
  case opened
  /// The place opens as soon as the gate is passed.
  case waiting(Gate)
  /// A screen has something to lose and asks first; agreeing opens the place.
  case asking
  /// Nobody knows the place.
  case unknown(LinkError)
  /// The link can't be opened.
  case refused(LinkRefusal)
}

/// Why a link can't be opened.
public enum LinkRefusal: Equatable, Sendable, CustomStringConvertible {
  /// It is not well written.
  case link(LinkError)
  /// The module can't go there now.
  case navigation(Refusal)

  /// The reason in words.
  public var description: String {
    switch self {
    case .link(let error): error.description
    case .navigation(let refusal): refusal.description
    }
  }
}
