import Links
public import Routing
public import ScreenKit

extension Reply {
  /// Creates the reply to a navigation call.
  public init(_ outcome: NavigationOutcome) {
    if case .refused(let error) = outcome { self = .refused(error.description) } else { self = .done }
  }
}

extension NavigationOutcome {
  /// Returns the outcome with a link error's offset reduced by the bytes that a front end added.
  package func countedWithout(_ added: Int) -> NavigationOutcome {
    guard case .refused(let error) = self, var link = error.linkError else { return self }
    link.offset = max(0, link.offset - added)
    return .refused(NavigationError(link))
  }
}

extension NavigationKind {
  /// The kind of change in words.
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
