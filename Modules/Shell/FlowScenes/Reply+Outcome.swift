import Links
public import Routing
public import ScreenKit

extension Reply {
  /// Creates the reply to a navigation call: done, or refused with the reason.
  public init(_ outcome: NavigationOutcome) {
    if case .refused(let error) = outcome { self = .refused(error.description) } else { self = .done }
  }
}

extension NavigationOutcome {
  /// Returns the outcome with the offset of a link error reduced by the bytes that a front end added to the link.
  package func countedWithout(_ added: Int) -> NavigationOutcome {
    guard case .refused(let error) = self, var link = error.linkError else { return self }
    link.offset = max(0, link.offset - added)
    return .refused(NavigationError(link))
  }
}

extension NavigationKind {
  /// The kind of a change in words, for a list of events.
  public var words: String {
    switch self {
    case .back: "went back"
    case .dismiss: "closed"
    case .tab: "chose a tab"
    case .push: "pushed a screen"
    case .present: "presented a screen"
    case .confirmation: "asked before leaving"
    case .replaced: "changed the root"
    case .link: "opened a place"
    }
  }
}
