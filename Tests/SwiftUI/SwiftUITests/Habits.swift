import RandomTesting
import Testing

/// The habits in which versions and platforms of SwiftUI and UIKit differ, as developers report them.
struct Habits: CustomTestStringConvertible {
  /// When a closing modal reports that it has disappeared.
  enum Disappearance: CaseIterable { case early, atEnd, late }

  /// What becomes of a path that changes while the stack moves.
  enum PathInMove: CaseIterable {
    /// It is shown when the move has ended.
    case waits
    /// It is shown, unless another tab was chosen before the move has ended; then the stack never hears of it.
    case lostBehindTab
    /// The stack never hears of it.
    case lost
  }

  /// Acts only on a value that differs from the last drawn one; otherwise, compares a binding with the screen at each update, and reads
  /// it again after writing it.
  var comparesWithLast = false
  /// Begins a presentation a tick after it was asked for.
  var presentsLater = false
  /// Begins a presentation that had no room when there is room; otherwise it is lost until the next update.
  var queues = false
  /// Ignores that a modal should close during a transition; otherwise, the modal closes afterwards.
  var ignoresDismissals = false
  /// Calls `onAppear` of a modal or a page when it begins to appear; otherwise, when it has appeared.
  var appearsEarly = false
  var disappearance = Disappearance.atEnd
  /// The number of `onDismiss` calls when a modal closes; with more than one, another call follows later.
  var dismissReports = 1
  /// Reports that a layer under a cover isn't visible.
  var hidesBelowCovers = false
  /// Ignores a path that changes while its tab is hidden.
  var ignoresHiddenPaths = false
  /// The ticks that a closing alert is on the screen; an app waits for three.
  var alertTicks = 1
  /// The ticks that a push or a pop takes.
  var pushTicks = 0
  var pathInMove = PathInMove.waits
  /// Calls `onAppear` and `onDisappear` a tick later.
  var reportsLater = false
  /// Calls `onAppear` again a tick later.
  var appearsTwice = false
  /// The number of alerts that the host drops before it shows one.
  var alertDrops = 0
  /// Calls `onAppear` of the buttons of an alert.
  var reportsAlerts = true

  /// Reads each binding again.
  static let rereads = Habits(appearsEarly: true)
  /// Acts on differences.
  static let compares = Habits(comparesWithLast: true)
  /// Both, with everything else that makes an app wait or ask again.
  static let all = [
    rereads, compares,
    Habits(
      presentsLater: true, ignoresDismissals: true, disappearance: .late, dismissReports: 2, hidesBelowCovers: true,
      alertTicks: 5, pushTicks: 2, pathInMove: .lostBehindTab, appearsTwice: true, reportsAlerts: false),
    Habits(
      comparesWithLast: true, presentsLater: true, queues: true, appearsEarly: true, disappearance: .early,
      dismissReports: 0, ignoresHiddenPaths: true, pushTicks: 1, pathInMove: .lost, reportsLater: true, alertDrops: 1),
  ]

  /// Returns habits of any kind.
  static func random(_ random: inout SplitMix64) -> Habits {
    var habits = Habits(
      comparesWithLast: random.once(in: 2), presentsLater: random.once(in: 3), queues: random.once(in: 3),
      ignoresDismissals: random.once(in: 3), appearsEarly: random.once(in: 2),
      disappearance: random.pick(.early, .atEnd, .atEnd, .late), dismissReports: random.pick(0, 1, 1, 2),
      hidesBelowCovers: random.once(in: 3), ignoresHiddenPaths: random.once(in: 3), alertTicks: random.pick(1, 1, 2, 5),
      pushTicks: random.pick(0, 1, 1, 2, 3), pathInMove: random.pick(.waits, .waits, .lostBehindTab, .lost),
      reportsLater: random.once(in: 4), appearsTwice: random.once(in: 4), reportsAlerts: !random.once(in: 4))
    // An app can't know of a dropped alert from a host that reports none.
    if habits.reportsAlerts { habits.alertDrops = random.pick(0, 0, 1) }
    return habits
  }

  var testDescription: String {
    let words = [
      comparesWithLast ? "compares" : "rereads", presentsLater ? "presents later" : "", queues ? "queues" : "",
      ignoresDismissals ? "ignores dismissals" : "", appearsEarly ? "appears early" : "",
      disappearance == .atEnd ? "" : "disappears \(disappearance)",
      dismissReports == 1 ? "" : "\(dismissReports) reports",
      hidesBelowCovers ? "hides below covers" : "", ignoresHiddenPaths ? "ignores hidden paths" : "",
      alertTicks == 1 ? "" : "\(alertTicks) ticks an alert", pushTicks == 0 ? "" : "\(pushTicks) ticks a push",
      pathInMove == .waits ? "" : "path in move \(pathInMove)", reportsLater ? "reports later" : "",
      appearsTwice ? "appears twice" : "", alertDrops == 0 ? "" : "drops \(alertDrops) alerts",
      reportsAlerts ? "" : "reports no alerts",
    ]
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
