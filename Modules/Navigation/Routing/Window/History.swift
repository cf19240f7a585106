package import Links

/// The changes of a window, for undo and redo.
package struct History: Sendable {
  package enum Direction: Sendable { case back, forth }

  package struct Change: Sendable {
    package let number: Int
    /// `nil` where the history begins.
    package let kind: NavigationKind?
    /// The confirmation open after the change.
    package let question: AnyRoute?
    /// What remains of a forgotten place's link.
    package fileprivate(set) var forgotten: DeepLink?
    fileprivate let edits: [Edit]
  }

  /// The last hundred changes, oldest first.
  package private(set) var changes = [Change(number: 0, kind: nil, question: nil, edits: [])]
  private var way: [[Edit]] = []
  /// The number of edits that lead to what is open now.
  private var position = 0
  /// Whether the next change can't be undone.
  private var isForgotten = false
  private let limit = 100

  func edits(_ direction: Direction) -> [Edit]? {
    switch direction {
    case .back: position == 0 ? nil : way[position - 1].reversed().map(\.reversed)
    case .forth: position == way.count ? nil : way[position]
    }
  }

  /// Records a change; any but undo and redo begins a new way forward.
  mutating func record(
    _ kind: NavigationKind, _ allEdits: [Edit], question: AnyRoute?, direction: Direction? = nil
  ) {
    let edits = Edit.withoutVain(allEdits)
    changes.append(Change(number: changes[changes.count - 1].number + 1, kind: kind, question: question, edits: edits))
    if changes.count > limit { changes.removeFirst() }
    switch direction {
    case .back?: position -= 1
    case .forth?: position += 1
    // A question opens and closes over the same place.
    case nil where edits.isEmpty: break
    case nil where isForgotten: isForgotten = false
    case nil:
      way.removeSubrange(position...)
      way.append(edits)
      if way.count == limit { way.removeFirst() }
      position = way.count
    }
  }

  /// Forgets what was open; the next change can't be undone.
  mutating func forget(keeping links: [DeepLink]) {
    for (index, link) in zip(changes.indices, links) { changes[index].forgotten = link }
    (way, position, isForgotten) = ([], 0, true)
  }

  /// Returns what was open after each change.
  package func places(now: NavigationSnapshot<AnyRoute>) -> [NavigationSnapshot<AnyRoute>] {
    var place = now
    var places: [NavigationSnapshot<AnyRoute>] = []
    for change in changes.reversed() {
      places.append(place)
      for edit in change.edits.reversed() { edit.reversed.apply(to: &place) }
    }
    return places.reversed()
  }
}
