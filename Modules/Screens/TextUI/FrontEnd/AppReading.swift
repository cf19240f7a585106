import ScreenKit

/// What the front end has read of an app.
struct AppReading: Equatable, Sendable {
  struct Inspected: Equatable, Sendable {
    var link: String
    var tree: String
    var events: [SceneEvent]

    @MainActor
    init(_ app: any SceneSource) { (link, tree, events) = (app.link, app.tree, app.events) }
  }

  var scene: Scene
  /// The link patterns of all places, and of those that open now; read only while the link bar is open.
  var places: [String] = []
  var openablePlaces: [String] = []
  /// Read only while the inspector is open.
  var inspected: Inspected?
}
