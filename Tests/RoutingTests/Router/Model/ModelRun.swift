@testable import Routing

/// A router and a model that take the same steps, and are compared after every one.
@MainActor
final class ModelRun {
  private let desk = Desk()
  private let router = Router<StudioRoute>()
  private var model = Model()
  private var told: [Change<StudioRoute>] = []
  private var inNotice: [Step] = []
  private var queued: [Outcome] = []
  private var departures = 0
  private var results: [Int: String] = [:]
  private var asked: Set<Int> = []
  private var known: Set<EntryID>
  private var newest: EntryID

  private init() {
    known = Set(router.layers.entries.map(\.id))
    newest = known.max() ?? EntryID(number: 0)
    router.start(in: desk)
    router.observe { [unowned self] in notice($0) }
  }

  /// The first thing that is wrong when a router takes these steps; nil when nothing is.
  static func fault(in steps: [Step]) -> String? {
    let run = ModelRun()
    for (index, step) in steps.enumerated() {
      if let fault = run.fault(in: step) { return "step \(index + 1): \(fault)" }
    }
    run.router.stop()
    return run.results.count == run.asked.count ? nil : "the flow has ended, and yet somebody waits for a result"
  }

  private func fault(in step: Step) -> String? {
    if model.mustNotTake(step) { return nil }
    let (before, past) = (router.layers, model.record)
    told = []
    let expected = model.obey(step)
    let outcome = take(step)
    if outcome.withoutIdentities != expected { return "the outcome is \(outcome), not \(expected)" }
    if queued.contains(where: { $0 != .queued }) { return "a step from inside a notice was not put in line: \(queued)" }
    return faultInState(before) ?? faultInNotices(before, model.record.changes - past.changes) ?? faultInRecord()
  }

  // MARK: Taking a step

  private func take(_ step: Step) -> Outcome {
    switch step {
    case .ask(let form, let presentation):
      asked.insert(form)
      return router.navigate(to: .form(form), as: presentation, returning: String.self) { [unowned self] in
        // A second result would spoil the first.
        results[form, default: ""] += "\($0)"
      }
    case .during(let first, let others):
      (inNotice, queued) = (others, [])
      defer { inNotice = [] }
      return router.take(first)
    case .leave: return router.leave { [unowned self] in departures += 1 }
    default: return router.take(step)
    }
  }

  private func notice(_ change: Change<StudioRoute>) {
    told.append(change)
    let steps = inNotice
    inNotice = []
    queued += steps.map { router.take($0) }
  }

  // MARK: Looking at what came of it

  private func faultInState(_ before: Layers<StudioRoute>) -> String? {
    let layers = router.layers
    if router.isAsking != model.isAsking { return router.isAsking ? "a question is asked" : "no question is asked" }
    if told.isEmpty { return layers == before ? nil : "something has changed, and nobody was told" }
    if layers.place != model.place { return "this is open:\n\(layers.place)\nand not:\n\(model.place)" }
    if let fault = faultInQueries() { return fault }

    let entries = layers.entries.map(\.id)
    if router.screen(of: layers.visible.id)?.name != "\(layers.visible.route.path)" {
      return "another screen is visible"
    }
    if router.screens?.count != entries.count { return "\(router.screens?.count ?? 0) screens live: \(entries)" }
    let identities = Set(entries)
    if identities.count != entries.count { return "two entries have one identity: \(entries)" }
    let new = identities.subtracting(known)
    if new.contains(where: { $0 <= newest }) { return "an identity is used again: \(entries)" }
    (known, newest) = (identities, max(newest, new.max() ?? newest))
    let archive = Archive(router.place)
    return (try? Archive(archive.description)) == archive ? nil : "the archive can't be read back:\n\(archive)"
  }

  private func faultInQueries() -> String? {
    let (layers, place) = (router.layers, model.place)
    let stack = place.modals.last?.stack ?? place.tabs[place.selectedTab]
    if layers.visible.route != stack.last { return "\(layers.visible.route) is visible" }
    if layers.depth != stack.count - 1 { return "the depth is \(layers.depth)" }
    if layers.isPresenting == place.modals.isEmpty { return "it is presenting: \(layers.isPresenting)" }
    if layers.canGoBack != (stack.count > 1 || !place.modals.isEmpty) { return "it can go back: \(layers.canGoBack)" }
    let path = layers.path(to: layers.visible.id)?.map(\.route)
    return path == stack ? nil : "the path to the visible entry is \(path ?? [])"
  }

  private func faultInNotices(_ before: Layers<StudioRoute>, _ changes: Int) -> String? {
    if told.count != changes { return "\(told.count) changes were told, not \(changes): \(told.map(\.cause))" }
    let numbers = told.indices.map { model.record.changes - changes + 1 + $0 }
    if told.map(\.number) != numbers { return "the numbers are \(told.map(\.number)), not \(numbers)" }
    let seen = [before.visible] + told.map(\.to)
    if told.map(\.from) != seen.dropLast() || seen.last != router.layers.visible {
      return "from and to are wrong: \(told)"
    }
    return nil
  }

  private func faultInRecord() -> String? {
    if departures != model.record.departures { return "the flow was left \(departures) times" }
    if results != model.record.results { return "the results are \(results), not \(model.record.results)" }
    let open = model.place.tabs.joined() + model.place.modals.flatMap(\.stack)
    let forms = open.compactMap { if case .form(let number) = $0 { number } else { nil } }
    let waiting = asked.subtracting(results.keys)
    if waiting != Set(forms) { return "results are awaited of \(waiting), and open are \(forms)" }
    return router.results.isEmpty == forms.isEmpty ? nil : "results are pending, and open are \(forms)"
  }
}

extension Model {
  /// Whether the step leads where no rule is made.
  ///
  /// That is a question inside a notice, or before a form that is waited for; a draft as an alert, which its own question
  /// would push aside; and another place below a question that stays.
  fileprivate func mustNotTake(_ step: Step) -> Bool {
    var copy = self
    let outcome = copy.obey(step)
    if let top = copy.modals.last, top.style == .alert, top.stack.contains(where: \.hasSomethingToLose) { return true }
    if isAsking && copy.isAsking && outcome == .done { return true }
    if copy.modals.count(where: { $0.question != nil }) > 1 { return true }
    return switch step {
    case .ask: outcome == .asking
    case .during(let first, let others): asks(during: [first] + others)
    default: false
    }
  }

  private func asks(during steps: [Step]) -> Bool {
    var copy = self
    return steps.contains { copy.obey($0) == .asking }
  }
}
