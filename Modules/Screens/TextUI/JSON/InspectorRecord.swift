import ScreenKit

/// What the inspector shows, for a frame in JSON.
struct InspectorRecord: Encodable {
  /// The way of an input, with the lines of source code that have taken each step.
  struct Way: Encodable {
    struct Step: Encodable {
      var text: String
      var at: [String]?
    }

    var number: Int
    var input: String
    var steps: [Step]

    init(_ way: KeyWay) {
      (number, input) = (way.number, way.key)
      steps = way.lines.map { line in
        Step(
          text: line.description,
          at: line.sources.isEmpty ? nil : line.sources.map { "\($0.fileID):\($0.line)" })
      }
    }
  }

  struct Event: Encodable {
    var number: Int
    var cause: String
    var link: String
    var reachable: Bool

    init(_ event: SceneEvent) {
      (number, cause, link, reachable) = (event.number, event.cause, event.link, event.isReachable)
    }
  }

  /// The ways of the last inputs, oldest first.
  var ways: [Way]
  /// The tree of the open screens, line by line.
  var open: [String]
  var events: [Event]

  init(_ inspector: Inspector) {
    ways = inspector.ways.map(Way.init)
    open = inspector.content?.tree.split(separator: "\n").map(String.init) ?? []
    events = inspector.content?.events.map(Event.init) ?? []
  }
}
