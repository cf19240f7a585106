import Testing

@testable import Routing

@MainActor
@Suite("Random runs")
struct RandomRunTests {
  /// S9, S10, A4, R8.
  @Test("Ten thousand commands of all kinds do what a simple model does", arguments: [1, 2, 3] as [UInt64])
  func agreement(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let commands = (1...10_000).map { _ in Command.random(&random) }
    guard difference(commands) != nil else { return }

    let shortest = shrunk(commands)
    let story = shortest.map { "\($0)" }.joined(separator: "\n")
    Issue.record("Seed \(seed): \(difference(shortest) ?? "no difference"), after\n\(story)")
  }

  /// The first thing in which the router and the model differ; nil when they agree to the end.
  private func difference(_ commands: [Command]) -> String? {
    let museum = Started<MuseumRoute>()
    var model = RouterModel()
    var gone: Set<EntryID> = []

    for command in commands {
      let (before, notices) = (museum.router.layers, museum.notices)
      let (outcome, expected) = (museum.router.obey(command), model.obey(command))
      if outcome != expected { return "the outcome is \(outcome), not \(expected)" }
      if let difference = difference(museum, model) { return difference }

      let told = museum.notices - notices
      if told != (outcome == .done ? 1 : 0) { return "\(outcome) gives \(told) notices" }
      if outcome != .done && museum.router.layers != before { return "\(outcome), and yet something has changed" }

      let identities = Set(museum.identities)
      if identities.count != museum.identities.count { return "two entries have one identity" }
      if !identities.isDisjoint(with: gone) { return "an identity is used again" }
      gone.formUnion(before.entries.map(\.id).filter { !identities.contains($0) })
    }
    return nil
  }

  private func difference(_ museum: Started<MuseumRoute>, _ model: RouterModel) -> String? {
    if museum.place != model.place { return "the place is \(museum.place), not \(model.place)" }
    if museum.visible.route != model.stack.last { return "\(museum.visible.route) is visible" }
    let depth = museum.router.layers.activeStack.depth
    if depth != model.stack.count - 1 { return "the depth is \(depth)" }
    if museum.screen?.name != "\(museum.visible.route.path)" { return "the screen is that of another route" }
    let (living, entries) = (museum.desk.living, museum.identities.count)
    return living == entries ? nil : "\(living) screens live for \(entries) entries"
  }

  /// A run that fails too and can't be cut: ever smaller pieces are left out while the failure stays.
  private func shrunk(_ commands: [Command]) -> [Command] {
    var commands = commands
    var size = commands.count / 2
    while size > 0 {
      var start = 0
      while start < commands.count {
        var shorter = commands
        shorter.removeSubrange(start..<min(start + size, commands.count))
        if difference(shorter) == nil { start += size } else { commands = shorter }
      }
      size /= 2
    }
    return commands
  }
}
