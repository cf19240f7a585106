import Links

@testable import Routing

// What a window and its model have in common.
extension Model {
  /// Returns the first difference in what is open: the same rooms in the same stacks, and what has stayed is the same entry.
  func fault(in tree: NavigationTree, _ entries: inout [Int: EntryID]) -> String? {
    let place = tree.snapshot.map(\.route.room)
    if place != open.rooms { return "this is open:\n\(place)\nand not:\n\(open.rooms)" }
    if tree.confirmation?.route.room != open.question?.room { return "the question is \(show(tree.confirmation))" }
    var now: [Int: EntryID] = [:]
    for (entry, expected) in zip(tree.entries, open.entries) {
      now[expected.number] = entry.id
      if let known = entries[expected.number], known != entry.id { return "\(expected.room) was made again" }
      if entries[expected.number] == nil, entries.values.contains(entry.id) {
        return "\(expected.room) is an old entry"
      }
    }
    entries = now
    return nil
  }

  /// Returns the first difference in what observers were told.
  func fault(in told: [NavigationEvent], visible: EntryID) -> String? {
    let kinds = told.map { $0.error.map { "\($0.withoutDetails)" } ?? $0.kind?.rawValue ?? "" }
    if kinds != events { return "the events are \(kinds), not \(events)" }
    if zip(told, told.dropFirst()).contains(where: { $0.to != $1.from || $0.number + 1 != $1.number }) {
      return "the events don't follow one another: \(told)"
    }
    if let last = told.last, last.to.id != visible { return "the last event shows \(last.to)" }
    return nil
  }

  /// Returns the first difference in the results of callers, and in who still waits.
  func fault(in results: [Int: [FlowResult<String>]], asked: Set<Int>, departures: Int) -> String? {
    let actual = results.mapValues { $0.map { $0.withoutDetails } }
    if actual != self.results.mapValues({ [$0] }) { return "the results are \(actual), not \(self.results)" }
    let waiting = asked.subtracting(results.keys)
    if waiting != self.waiting { return "\(waiting) wait for results, not \(self.waiting)" }
    return departures == self.departures ? nil : "the window was left \(departures) times"
  }
}

func show(_ value: (some Any)?) -> String { value.map { "\($0)" } ?? "nothing" }

extension NavigationOutcome {
  /// The outcome without identities, links and reasons.
  var withoutDetails: NavigationOutcome {
    if case .refused(let error) = self { .refused(error.withoutDetails) } else { self }
  }
}

extension FlowResult {
  var withoutDetails: FlowResult {
    if case .cancelled(.refused(let error)) = self { .cancelled(.refused(error.withoutDetails)) } else { self }
  }
}

extension Step.Variant {
  /// The variant of a place, of rooms or of links.
  func of<Element>(_ place: NavigationSnapshot<Element>) -> NavigationSnapshot<Element> {
    var place = place
    switch self {
    case .whole, .strict: break
    case .reversed: (place.tabs, place.selectedTab) = (place.tabs.reversed(), place.tabs.count - 1 - place.selectedTab)
    case .withoutLastTab:
      if place.tabs.count > 1 { place.tabs.removeLast() }
      place.selectedTab = min(place.selectedTab, place.tabs.count - 1)
    }
    return place
  }
}

extension NavigationError {
  static var stale: NavigationError { .stale(EntryID(0)) }
  static var noSuchEntry: NavigationError { .noSuchEntry(EntryID(0)) }
  static var noResultExpected: NavigationError { .noResultExpected(EntryID(0)) }
  static var badLink: NavigationError { .invalidLink(DeepLinkError(.link, "", at: 0, "")) }

  /// The error without identities, links and reasons.
  var withoutDetails: NavigationError {
    switch self {
    case .stale: .stale
    case .noSuchEntry: .noSuchEntry
    case .noResultExpected: .noResultExpected
    case .unavailable: .unavailable("")
    case .unknownLink, .invalidLink: .badLink
    default: self
    }
  }
}
