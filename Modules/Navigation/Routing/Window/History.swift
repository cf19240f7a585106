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
  /// The entries that can't come back once the next change has removed them.
  private var perishable: Set<EntryID> = []
  /// The module that makes the next change; `nil` for the user and the app.
  private var module: String?

  func edits(_ direction: Direction) -> [Edit]? {
    switch direction {
    case .back: position == 0 ? nil : way[position - 1].reversed().map(\.reversed)
    case .forth: position == way.count ? nil : way[position]
    }
  }

  /// Begins a call, whose changes lose the perishable entries that they remove.
  mutating func begin(_ perishable: Set<EntryID>, in module: String?) {
    self.perishable = perishable
    self.module = module
  }

  /// Records a change; any but undo and redo begins a new way forward.
  mutating func record(
    _ kind: NavigationKind, _ difference: NavigationTree.Difference, now tree: NavigationTree, _ direction: Direction?
  ) {
    let edits = Edit.withoutVain(difference.edits)
    let question = tree.confirmation?.route
    changes.append(Change(number: changes[changes.count - 1].number + 1, kind: kind, question: question, edits: edits))
    if changes.count > limit { changes.removeFirst() }
    move(along: edits, direction)
    let lost = difference.removed.filter { isLost($0, kind) }.map(\.route)
    if !lost.isEmpty, !edits.isEmpty { leaveOut(lost, now: tree.snapshot.map(\.route), direction) }
  }

  private mutating func move(along edits: [Edit], _ direction: Direction?) {
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

  /// A form that its own module has dismissed is done with.
  private func isLost(_ entry: Entry<AnyRoute>, _ kind: NavigationKind) -> Bool {
    if perishable.contains(entry.id) { return true }
    return kind == .dismiss && entry.route.module == module && entry.route.leaveConfirmation != nil
  }

  /// Leaves the way through lost routes out, after a change that has removed them: it leads at once to the place before they
  /// opened, or begins here without one.
  private mutating func leaveOut(_ lost: [AnyRoute], now place: NavigationSnapshot<AnyRoute>, _ direction: Direction?) {
    if direction == .back { return way.removeSubrange(position...) }
    func isOpen(_ route: AnyRoute, in earlier: NavigationSnapshot<AnyRoute>) -> Bool {
      earlier.stacks.joined().count { $0 == route } > place.stacks.joined().count { $0 == route }
    }
    var start = position
    var earlier = place
    repeat {
      guard start > 0 else {
        way.removeSubrange(..<position)
        position = 0
        return
      }
      start -= 1
      for edit in way[start].reversed() { edit.reversed.apply(to: &earlier) }
    } while lost.contains { isOpen($0, in: earlier) }
    way.replaceSubrange(start..<position, with: earlier == place ? [] : [[.replaced(from: earlier, to: place)]])
    position = earlier == place ? start : start + 1
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
