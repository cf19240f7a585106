import ScreenKit
import Terminal

/// The inspector as text: the current link, the open screens and the recent events.
enum LinearInspector {
  private static let stepsAtOnce = 10

  /// Returns the lines of the inspector.
  @MainActor
  static func lines(of app: any SceneSource) -> [CleanText] {
    let events = app.events
    let steps = events.suffix(stepsAtOnce).reversed().map { event in
      let end = event.isReachable ? "" : ", not available"
      return CleanText("i\(event.number)  \(event.cause), \(event.link)\(end)")
    }
    let rest: [CleanText] = events.count > stepsAtOnce ? ["\(stepsAtOnce) of \(events.count) steps"] : []
    return ["The place as a link: \(app.link)", "All that is open:"] + CleanText.lines(of: TreeText(app.tree).plainText)
      + ["What happened, the latest first:"] + steps + rest
  }
}
