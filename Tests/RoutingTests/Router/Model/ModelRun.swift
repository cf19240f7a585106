import AppRouting
import Links
import RoutingSamples

@testable import Routing

/// Performs the same steps on a router and on a model, and compares them after every step.
@MainActor
final class ModelRun {
  private let factory = ScreenFactory()
  private let router = Router<StudioRoute>()
  private var model = Model()
  private var told: [NavigationChange<StudioRoute>] = []
  private var inNotice: [Step] = []
  private var queued: [NavigationOutcome] = []
  private var departures = 0
  private var results: [Int: [FlowResult<String>]] = [:]
  private var asked: Set<Int> = []
  private var known: Set<EntryID>
  private var newest: EntryID

  private init() {
    known = Set(router.state.entries.map(\.id))
    newest = known.max() ?? EntryID(0)
    router.start(in: factory)
    router.observe { [unowned self] in notice($0) }
  }

  /// Returns the first difference between router and model during the steps, or `nil` if there is none.
  static func fault(in steps: [Step]) -> String? {
    let run = ModelRun()
    for (index, step) in steps.enumerated() {
      if let fault = run.fault(in: step) { return "step \(index + 1): \(fault)" }
    }
    run.router.stop()
    return run.results.count == run.asked.count ? nil : "the flow has ended, and yet somebody waits for a result"
  }

  private func fault(in step: Step) -> String? {
    let step = step.named(in: model.place)
    let (before, changes) = (router.state, model.changes)
    told = []
    let expected = model.obey(step)
    let outcome = take(step)
    if outcome.withoutIdentities != expected { return "the outcome is \(outcome), not \(expected)" }
    if queued.contains(where: { $0 != .queued }) { return "a step from inside a notice was not put in line: \(queued)" }
    return faultInState(before) ?? faultInNotices(before, model.changes - changes) ?? faultInRecord()
  }

  // MARK: Performing a step

  private func take(_ step: Step) -> NavigationOutcome {
    switch step {
    case .ask(let form, let presentation):
      asked.insert(form)
      return router.navigate(to: .form(form), as: presentation, returning: String.self) { [weak self] in
        self?.results[form, default: []].append($0)
      }
    case .during(let first, let others):
      (inNotice, queued) = (others, [])
      defer { inNotice = [] }
      return take(first)
    case .leave: return router.confirmLeaving { [unowned self] in departures += 1 }
    default: return router.take(step)
    }
  }

  private func notice(_ change: NavigationChange<StudioRoute>) {
    told.append(change)
    let steps = inNotice
    inNotice = []
    queued += steps.map { take($0) }
  }

  // MARK: Comparing

  private func faultInState(_ before: NavigationState<StudioRoute>) -> String? {
    let layers = router.state
    if router.isConfirming != (model.question != nil) { return "it is asking: \(router.isConfirming)" }
    if told.isEmpty { return layers == before ? nil : "something has changed, and nobody was told" }
    if layers.snapshot != model.place { return "this is open:\n\(layers.snapshot)\nand not:\n\(model.place)" }
    if let fault = faultInQueries() { return fault }

    let entries = layers.entries.map(\.id)
    if router.screen(of: layers.visible.id)?.name != "\(layers.visible.route.path)" {
      return "another screen is visible"
    }
    if factory.living != entries.count { return "\(factory.living) screens live: \(entries)" }
    let identities = Set(entries)
    if identities.count != entries.count { return "two entries have one identity: \(entries)" }
    let new = identities.subtracting(known)
    if new.contains(where: { $0 <= newest }) { return "an identity is used again: \(entries)" }
    (known, newest) = (identities, max(newest, new.max() ?? newest))
    let archive = NavigationArchive(router.snapshot)
    return ArchiveReading(archive.description).archive == archive ? nil : "the archive can't be read back:\n\(archive)"
  }

  private func faultInQueries() -> String? {
    let layers = router.state
    let stack = model.stack
    if layers.visible.route != stack.last { return "\(layers.visible.route) is visible" }
    if layers.depth != stack.count - 1 { return "the depth is \(layers.depth)" }
    let isPresenting = model.question != nil || !model.place.modals.isEmpty
    if layers.isPresenting != isPresenting { return "it is presenting: \(layers.isPresenting)" }
    if layers.canGoBack != (stack.count > 1 || isPresenting) { return "it can go back: \(layers.canGoBack)" }
    let routes = layers.activeStack.entries.map(\.route)
    return routes == stack ? nil : "the active stack is \(routes)"
  }

  private func faultInNotices(_ before: NavigationState<StudioRoute>, _ changes: Int) -> String? {
    if told.count != changes { return "\(told.count) changes were told, not \(changes): \(told.map(\.command))" }
    let numbers = told.indices.map { model.changes - changes + 1 + $0 }
    if told.map(\.number) != numbers { return "the numbers are \(told.map(\.number)), not \(numbers)" }
    let seen = [before.visible] + told.map(\.to)
    if told.map(\.from) != seen.dropLast() || seen.last != router.state.visible {
      return "from and to are wrong: \(told)"
    }
    return nil
  }

  private func faultInRecord() -> String? {
    if departures != model.departures { return "the flow was left \(departures) times" }
    if results != model.results.mapValues({ [$0] }) { return "the results are \(results), not \(model.results)" }
    let open = model.place.tabs.joined() + model.place.modals.flatMap(\.stack)
    var forms = Set(open.compactMap { if case .form(let number) = $0 { number } else { nil } })
    if case .ask(let form, _) = model.question?.step { forms.insert(form) }
    forms.subtract(results.keys)  // no caller awaits a form that was left and opened again
    let waiting = asked.subtracting(results.keys)
    if waiting != forms { return "results are awaited of \(waiting), and open are \(forms)" }
    return router.isAwaited == !forms.isEmpty ? nil : "results are pending, and open are \(forms)"
  }
}
