import ScreenKit
import Terminal

/// The inspector, which shows the way of the last keys, the open screens and the recent events.
struct Inspector: Equatable, Sendable {
  static let page = Page.ID("front end: inspector")
  static let files = "files"

  var isOpen = false
  /// The ways of the last keys that have reached the app, oldest first, and of the last key if it hasn't.
  private(set) var ways: [KeyWay] = []
  /// The tree of the open screens before the last key that has reached the app.
  private var treeBefore: String?
  private(set) var content: AppReading.Inspected?
  /// The page of the last reading, which several steps of a key need.
  private(set) var shown: Page?

  /// The source files of the last key that has reached the app, in the order of its steps.
  var places: [SourcePlace] { ways.last { $0.hasReachedApp }?.places ?? [] }

  /// Begins the way of a key; without `treeBefore`, the key doesn't reach the app, and the next way replaces this one.
  mutating func beginWay(of key: String, _ words: String, treeBefore: String? = nil) -> Int {
    let number = (ways.last?.number ?? 0) + 1
    let way = KeyWay(number: number, key: key, words: words, hasReachedApp: treeBefore != nil)
    (ways, shown) = (ways.filter(\.hasReachedApp).suffix(9) + [way], nil)
    if let treeBefore { self.treeBefore = treeBefore }
    return number
  }

  /// Changes the way with a number, unless too many keys have followed.
  mutating func changeWay(_ number: Int, _ change: (inout KeyWay) -> Void) {
    guard let index = ways.firstIndex(where: { $0.number == number }) else { return }
    change(&ways[index])
    shown = nil
  }

  mutating func see(_ content: AppReading.Inspected) {
    guard shown == nil || content != self.content else { return }
    self.content = content
    shown = Page(id: Self.page, screen: screen(content))
  }

  /// The tree comes before the earlier keys, so that it stays in its place while more keys follow.
  private func screen(_ content: AppReading.Inspected) -> Screen<SceneIntent> {
    let events = content.events.reversed().map { event in
      Row(
        id: "\(event.number)", title: "\(event.number)  \(event.cause)", subtitle: TreeText.unescaped(event.link),
        accessory: event.isReachable ? .disclosure : .none)
    }
    let files = places.enumerated().map { index, place in
      Row(
        id: "\(place.path):\(place.line)", title: "\(index + 1)  \(place.name):\(place.line)",
        subtitle: place.folder, accessory: .none)
    }
    let texts = ways.reversed().map { Element<SceneIntent>.text($0.columns) }
    let lastCount = ways.last?.hasReachedApp == false ? 2 : 1
    let last = texts.isEmpty ? [.empty("Press a key to see it.")] : texts.prefix(lastCount)
    let earlier = texts.dropFirst(lastCount)
    return Screen(
      "Inspector",
      elements: [.heading("The way of the last key")] + last
        + (files.isEmpty ? [] : [.list(RowList(id: Self.files, files) { _ in nil })]) + [
          .heading("All that is open"), .text(TreeText(content.tree).marked(since: treeBefore)),
          .heading("The place as a link"), .text(content.link),
          .heading("What happened, the latest first"),
          .list(RowList(id: "events", events) { .select(Self.page, list: "events", row: $0) }),
        ] + (earlier.isEmpty ? [] : [.heading("The keys before")] + earlier))
  }
}

extension Inspector {
  private static let stepsAtOnce = 10

  /// Returns the inspector in words, for a line-based front end.
  ///
  /// `undo` and `edit` are the commands, without their number, that go back to a step and open a file.
  func lines(undo: String, edit: String?) -> [CleanText] {
    let files = places.enumerated().map { index, place in
      (edit.map { "\($0)\(index + 1)  " } ?? "  ") + "\(place.name):\(place.line), in \(place.folder)"
    }
    let events = content?.events ?? []
    let steps = events.suffix(Self.stepsAtOnce).reversed().map { event in
      "\(undo)\(event.number)  \(event.cause), \(event.link)\(event.isReachable ? "" : ", not available")"
    }
    let rest = events.count > steps.count ? ["\(steps.count) of \(events.count) steps"] : []
    return
      (way + files + ["The place as a link: \(content?.link ?? "")", "All that is open:"]).map { CleanText($0) }
      + CleanText.lines(of: TreeText(content?.tree ?? "").plainText(since: treeBefore))
      + (["What happened, the latest first:"] + steps + rest).map { CleanText($0) }
  }

  /// The steps of the last input that has reached the app, one line each.
  private var way: [String] {
    guard let way = ways.last(where: \.hasReachedApp), let first = way.lines.first else {
      return ["No line has reached the app yet; after one, i tells its way"]
    }
    return ["The way of the last input, \(way.key): \(first.numbered)"]
      + way.lines.dropFirst().map { "  \($0.numbered)" }
  }
}
