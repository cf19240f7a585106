/// The child flows of a router, by their identities on its stacks.
@MainActor
final class ChildFlows<Screen> {
  private var flows: [EntryID: ChildFlow<Screen>] = [:]

  subscript(_ id: EntryID) -> (any Flow<Screen>)? { flows[id]?.flow }

  var isEmpty: Bool { flows.isEmpty }

  /// The child flow with an open confirmation, or `nil`.
  var confirming: (any Flow<Screen>)? { flows.values.first { $0.flow.isConfirming }?.flow }

  func add(_ child: ChildFlow<Screen>, as id: EntryID) { flows[id] = child }

  func remove(_ id: EntryID) { flows.removeValue(forKey: id)?.flow.stop() }

  func removeAll() {
    let ending = flows
    flows = [:]
    for (_, child) in ending.sorted(by: { $0.key > $1.key }) { child.flow.stop() }
  }

  /// Closes the modals of every child flow but these; only a child flow on top of a visible stack may have modals.
  func discardModals(except onTop: [EntryID]) {
    for (id, child) in flows where child.flow.isPresenting && !onTop.contains(id) { child.flow.discardModals() }
  }

  /// Closes the confirmation of every child flow but one, which asks now.
  func declineConfirmations(except asking: EntryID) {
    for (id, child) in flows where id != asking && child.flow.isConfirming { child.flow.answerConfirmation(false) }
  }

  var isIdle: Bool { flows.values.allSatisfy(\.flow.isIdle) }

  func settle() async {
    for child in flows.values where !child.flow.isIdle { await child.flow.settle() }
  }
}
