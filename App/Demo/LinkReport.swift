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
  /// The visible place afterwards.
  var link: String
  var gate: String?
  var reason: String?
  var nearMisses: [String]?
  /// The pattern of the entry link that matches a URL from outside.
  var readAs: String?
  var ignored: [String]?

  init(_ outcome: NavigationOutcome, at link: String, reading: (pattern: String, ignored: [String])? = nil) {
    self.link = link
    readAs = reading?.pattern
    ignored = reading.flatMap { $0.ignored.isEmpty ? nil : $0.ignored }
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

  /// Creates the report for an ambiguous or misspelled short link.
  init(_ error: ShortLinkError, at link: String) {
    self.link = link
    outcome = .unknown
    reason = error.description
    nearMisses = error.candidates
  }
}
