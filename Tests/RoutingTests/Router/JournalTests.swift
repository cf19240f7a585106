import RandomTesting
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("A journal", .tags(.navigation))
struct JournalTests {
  @Test(
    "Whatever was asked of a router, replaying its journal gives the same state at every index",
    .tags(.random), arguments: RandomRound.rounds(10))
  func replay(_ round: RandomRound) throws {
    let run = JournaledRun(round)
    #expect(run.journal.commands.count == run.states.count - 1)
    let fresh = Router<StudioRoute>()
    for (index, state) in run.states.enumerated() {
      if index > 0 { #expect(fresh.send(run.journal.commands[index - 1]) == .done) }
      try #require(fresh.layers == state, "index \(index)")
      try #require(run.journal.layers(after: index) == state, "index \(index)")
    }
    #expect(run.journal.end == run.states.last)
  }

  @Test(
    "Undoing to an index is the same as a run of so many commands",
    .tags(.random), arguments: RandomRound.rounds(3))
  func undo(_ round: RandomRound) throws {
    let run = JournaledRun(round)
    for index in run.states.indices {
      var journal = run.journal
      let layers = journal.undo(to: index)
      var fresh = Journal(start: run.states[0])
      let router = Router<StudioRoute>()
      router.observe { fresh.append($0) }
      for command in run.journal.commands.prefix(index) { router.send(command) }
      try #require(layers == router.layers, "index \(index)")
      #expect(journal == fresh)
    }
  }

  @Test("A journal can begin at any moment of a router's life")
  func beginning() {
    let router = Router<StudioRoute>()
    router.push(.sketch(1))
    router.pop()
    var journal = Journal(start: router.layers)
    router.observe { journal.append($0) }
    router.push(.sketch(2))
    router.pop(to: router.layers.tabs[0].root.id)
    #expect(journal.commands == [.push(.sketch(2)), .popTo(router.layers.tabs[0].root.id)])
    #expect(journal.end == router.layers)
  }

  @Test("What was refused is not in it, and an index outside is none")
  func refused() {
    var journal = Journal(start: Router<StudioRoute>().layers)
    let router = Router<StudioRoute>()
    router.observe { journal.append($0) }
    router.pop()
    router.push(.palette)
    #expect(journal.commands == [.push(.palette)])
    for index in [-1, 2, .min, .max] {
      #expect(journal.layers(after: index) == nil)
      let undone = journal.undo(to: index)
      #expect(undone == nil)
    }
    #expect(journal.commands == [.push(.palette)])
  }
}

/// A router after random steps: its journal, and every state it was in.
@MainActor
private final class JournaledRun {
  private let desk = Desk()
  private let router = Router<StudioRoute>()
  private(set) var journal: Journal<StudioRoute>
  private(set) var states: [Layers<StudioRoute>]
  private var inNotice: [Step] = []

  init(_ round: RandomRound) {
    journal = Journal(start: router.layers)
    states = [router.layers]
    router.start(in: desk)
    router.observe { [unowned self] change in
      journal.append(change)
      states.append(router.layers)
      let steps = inNotice
      inNotice = []
      for step in steps { take(step) }
    }
    var random = round.generator
    for number in 1...100 { take(Step.random(number, &random)) }
  }

  private func take(_ step: Step) {
    switch step {
    case .ask(let form, let presentation):
      router.navigate(to: .form(form), as: presentation, returning: String.self) { _ in }
    case .during(let first, let others):
      inNotice = others
      take(first)
      inNotice = []
    case .leave: router.leave {}
    default: _ = router.take(step)
    }
  }
}
