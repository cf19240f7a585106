public import Links
public import Routing

/// How opening a link ended.
public enum LinkOutcome: Equatable, Sendable {
  /// The place is open, or was open already.
  case opened
  /// The place opens as soon as the gate is passed.
  case waiting(Gate)
  /// A screen has something to lose and asks first; agreeing opens the place.
  case asking
  /// It came from inside the notice of another change, and opens when everybody has been told of that one.
  case queued
  /// Nobody knows the place.
  case unknown(LinkError)
  /// The link can't be opened.
  case refused(LinkRefusal)
}

extension LinkOutcome {
  /// What a link has come to by a navigation call.
  public init(_ outcome: Outcome) {
    switch outcome {
    case .done, .unchanged: self = .opened
    case .queued: self = .queued
    case .asking: self = .asking
    case .refused(let refusal): self = .refused(.navigation(refusal))
    }
  }
}

/// Why a link can't be opened.
public enum LinkRefusal: Equatable, Sendable, CustomStringConvertible {
  /// It is not well written.
  case link(LinkError)
  /// The module can't go there now.
  case navigation(Refusal)

  /// The reason as a sentence for the person who followed the link.
  public var description: String {
    switch self {
    case .link(let error): error.description
    case .navigation(let refusal): refusal.description
    }
  }
}
