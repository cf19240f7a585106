import ScreenKit

/// The inspector, which shows the current link, the open screens and the recent events.
enum Inspector {
  static let page = Page.ID("front end: inspector")
  static let list = "events"

  /// Returns the page of the inspector.
  @MainActor
  static func page(of app: any SceneSource) -> Page {
    let events = app.events.reversed().map { event in
      Row(
        id: "\(event.number)", title: "\(event.number)  \(event.cause)", subtitle: event.link,
        accessory: event.isReachable ? .disclosure : .none)
    }
    let screen = Screen<SceneIntent>(
      "Inspector",
      elements: [
        .heading("The place as a link"), .text(app.link), .heading("All that is open"),
        .text(TreeText(app.tree).description),
        .heading("What happened, the latest first"),
        .list(RowList(id: list, events) { .select(page, list: list, row: $0) }),
      ])
    return Page(id: page, screen: screen)
  }
}
