import ScreenKit

/// The inspector, which shows the way of the last keys, the open screens and the recent events.
enum Inspector {
  static let page = Page.ID("front end: inspector")
  static let list = "events"

  /// The data of an app that the inspector shows.
  struct Content: Equatable, Sendable {
    var link: String
    var tree: String
    var events: [SceneEvent]

    @MainActor
    init(_ app: any SceneSource) { (link, tree, events) = (app.link, app.tree, app.events) }
  }

  /// Returns the page of the inspector.
  ///
  /// What the last key has opened and closed is marked in the tree. The tree comes before the earlier keys, so that it stays where it is while more keys follow.
  static func page(of content: Content, ways: [KeyWay], treeBefore: String?) -> Page {
    let events = content.events.reversed().map { event in
      Row(
        id: "\(event.number)", title: "\(event.number)  \(event.cause)", subtitle: event.link,
        accessory: event.isReachable ? .disclosure : .none)
    }
    let last = ways.last.map { Element<SceneIntent>.text($0.columnsAndFiles) } ?? .empty("Press a key to see it.")
    let earlier = ways.dropLast().reversed().map { Element<SceneIntent>.text($0.columnsAndFiles) }
    let screen = Screen<SceneIntent>(
      "Inspector",
      elements: [
        .heading("The way of the last key"), last,
        .heading("All that is open"), .text(TreeText(content.tree).marked(since: treeBefore)),
        .heading("The place as a link"), .text(content.link),
        .heading("What happened, the latest first"),
        .list(RowList(id: list, events) { .select(page, list: list, row: $0) }),
      ] + (earlier.isEmpty ? [] : [.heading("The keys before")] + earlier))
    return Page(id: page, screen: screen)
  }
}
