import AppRouting
import Links
import Routing
import TextUI

/// The outcome of opening a link, for other programs.
struct LinkReport: Encodable {
  enum Outcome: String, Encodable {
    case opened, waiting, asking, queued, unknown, refused
  }

  var outcome: Outcome
  /// The place that is visible afterwards.
  var link: String
  /// The gate that the link waits for.
  var gate: String?
  /// The reason why the link doesn't open.
  var reason: String?
  /// The names that the user may have meant.
  var nearMisses: [String]?
  /// The parts of a web link that the app ignores.
  var ignored: [String]?

  init(_ outcome: NavigationOutcome, at link: String) {
    self.link = link
    switch outcome {
    case .done, .unchanged: self.outcome = .opened
    case .doneIgnoring(let parts):
      self.outcome = .opened
      ignored = parts
    case .needsConfirmation: self.outcome = .asking
    case .queued: self.outcome = .queued
    case .waiting(let gate):
      self.outcome = .waiting
      self.gate = gate.description
    case .refused(.unknownLink(let error)):
      self.outcome = .unknown
      reason = error.description
      nearMisses = error.nearMisses
    case .refused(let error):
      self.outcome = .refused
      reason = error.description
    }
  }

  /// The report for a short link that several places are called, which are its near misses.
  init(_ ambiguous: AmbiguousLink, at link: String) {
    self.link = link
    outcome = .unknown
    reason = ambiguous.description
    nearMisses = ambiguous.candidates
  }
}
