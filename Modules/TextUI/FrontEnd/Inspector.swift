import ScreenKit

/// The inspector, which shows the way of the last keys, the open screens and the recent events.
enum Inspector {
  static let page = Page.ID("front end: inspector")
  static let list = "events"
  static let files = "files"

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
  static func page(of content: Content, _ state: FrontEndState) -> Page {
    let events = content.events.reversed().map { event in
      Row(
        id: "\(event.number)", title: "\(event.number)  \(event.cause)", subtitle: TreeText.unescaped(event.link),
        accessory: event.isReachable ? .disclosure : .none)
    }
    let last = state.ways.last.map { Element<SceneIntent>.text($0.columns) } ?? .empty("Press a key to see it.")
    let files = state.places.map {
      Row(id: $0.path, title: "\($0.name):\($0.line)", subtitle: $0.folder, accessory: .none)
    }
    let earlier = state.ways.dropLast().reversed().map { Element<SceneIntent>.text($0.columns) }
    let screen = Screen<SceneIntent>(
      "Inspector",
      elements: [
        .heading("The way of the last key"), last,
      ] + (files.isEmpty ? [] : [.list(RowList(id: Self.files, files) { _ in nil })]) + [
        .heading("All that is open"), .text(TreeText(content.tree).marked(since: state.treeBefore)),
        .heading("The place as a link"), .text(content.link),
        .heading("What happened, the latest first"),
        .list(RowList(id: list, events) { .select(page, list: list, row: $0) }),
      ] + (earlier.isEmpty ? [] : [.heading("The keys before")] + earlier))
    return Page(id: page, screen: screen)
  }
}
