public import AppRouting
import Links
public import Routing
public import ScreenKit

extension Reply {
  /// What a person is told of a navigation call: nothing, or why it was refused.
  public init(_ outcome: Outcome) {
    switch outcome {
    case .done, .unchanged, .queued, .asking: self = .done
    case .refused(let refusal): self = .refused(refusal.description)
    }
  }

  /// What a person is told of a link: nothing, or why it leads nowhere.
  public init(_ outcome: LinkOutcome) {
    switch outcome {
    case .opened, .waiting, .asking, .queued: self = .done
    case .unknown(let error): self = .refused(error.description)
    case .refused(let refusal): self = .refused(refusal.description)
    }
  }
}

extension CommandKind {
  /// What somebody did, without what it was done to.
  public var words: String {
    switch self {
    case .back: "went back"
    case .close: "closed"
    case .tab: "chose a tab"
    case .push: "pushed a screen"
    case .present: "presented a screen"
    case .question: "asked before leaving"
    case .replaced: "changed the root"
    case .link: "opened a place"
    }
  }
}
