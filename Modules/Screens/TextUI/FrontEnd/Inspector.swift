import ScreenKit

/// The inspector, which shows the way of the last keys, the open screens and the recent events.
struct Inspector: Equatable {
  static let page = Page.ID("front end: inspector")
  static let list = "events"
  static let files = "files"

  struct Content: Equatable, Sendable {
    var link: String
    var tree: String
    var events: [SceneEvent]

    @MainActor
    init(_ app: any SceneSource) { (link, tree, events) = (app.link, app.tree, app.events) }
  }

  var app: Content
  var ways: [KeyWay]
  var places: [SourcePlace]
  var treeBefore: String?

  /// The page of the inspector.
  ///
  /// What the last key has opened and closed is marked in the tree. The tree comes before the earlier keys, so that it stays where it is
  /// while more keys follow.
  func makePage() -> Page {
    let events = app.events.reversed().map { event in
      Row(
        id: "\(event.number)", title: "\(event.number)  \(event.cause)", subtitle: TreeText.unescaped(event.link),
        accessory: event.isReachable ? .disclosure : .none)
    }
    let last = ways.last.map { Element<SceneIntent>.text($0.columns) } ?? .empty("Press a key to see it.")
    let files = places.map {
      Row(id: "\($0.path):\($0.line)", title: "\($0.name):\($0.line)", subtitle: $0.folder, accessory: .none)
    }
    let earlier = ways.dropLast().reversed().map { Element<SceneIntent>.text($0.columns) }
    let screen = Screen<SceneIntent>(
      "Inspector",
      elements: [
        .heading("The way of the last key"), last,
      ] + (files.isEmpty ? [] : [.list(RowList(id: Self.files, files) { _ in nil })]) + [
        .heading("All that is open"), .text(TreeText(app.tree).marked(since: treeBefore)),
        .heading("The place as a link"), .text(app.link),
        .heading("What happened, the latest first"),
        .list(RowList(id: Self.list, events) { .select(Self.page, list: Self.list, row: $0) }),
      ] + (earlier.isEmpty ? [] : [.heading("The keys before")] + earlier))
    return Page(id: Self.page, screen: screen)
  }
}
