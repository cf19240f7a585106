import AppRouting
import Links
import Routing
import TextUI

/// The outcome of opening a link, for other programs.
struct LinkReport: Encodable {
  enum Outcome: String, Encodable {
    case opened, performed, waiting, asking, queued, unknown, refused
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
  /// The pattern of the entry that has read a URL from outside.
  var readAs: String?
  /// The parts of the URL that the app ignores.
  var ignored: [String]?

  init(_ outcome: NavigationOutcome, at link: String, readAs pattern: String? = nil) {
    self.link = link
    readAs = pattern
    ignored = outcome.ignored.isEmpty ? nil : outcome.ignored
    switch outcome {
    case .done, .doneIgnoring, .unchanged: self.outcome = .opened
    case .performed: self.outcome = .performed
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
