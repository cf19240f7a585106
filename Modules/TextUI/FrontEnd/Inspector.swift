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
  static func page(of content: Content, ways: [KeyWay]) -> Page {
    let events = content.events.reversed().map { event in
      Row(
        id: "\(event.number)", title: "\(event.number)  \(event.cause)", subtitle: event.link,
        accessory: event.isReachable ? .disclosure : .none)
    }
    let keys = ways.reversed().map { way in
      Element<SceneIntent>.text(way.columns)
    }
    let screen = Screen<SceneIntent>(
      "Inspector",
      elements: [.heading("The way of the last key")] + (keys.isEmpty ? [.empty("Press a key to see it.")] : keys) + [
        .heading("The place as a link"), .text(content.link), .heading("All that is open"),
        .text(TreeText(content.tree).description),
        .heading("What happened, the latest first"),
        .list(RowList(id: list, events) { .select(page, list: list, row: $0) }),
      ])
    return Page(id: page, screen: screen)
  }
}
