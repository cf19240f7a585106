import Observation
import ScreenKit
import Synchronization

/// A reader that asks the app for its scene once per change.
///
/// Making a scene is the expensive part of a key, so the front end reads it here, however often it needs it. Observation
/// reports changes; the front end reports its own requests with `forget()`.
@MainActor
final class SceneReader {
  /// The app.
  let source: any SceneSource
  /// Called at most once per read, before the app changes.
  ///
  /// The caller can be on any thread.
  var onChange: @Sendable () -> Void = {}
  private var sceneReading: Reading<Scene>?
  private var inspectorReading: Reading<Inspector.Content>?

  init(_ source: any SceneSource) { self.source = source }

  /// The current scene.
  var scene: Scene {
    let reading = sceneReading?.ifCurrent ?? read { $0.scene }
    sceneReading = reading
    return reading.value
  }

  /// The current content of the inspector.
  var inspector: Inspector.Content {
    let reading = inspectorReading?.ifCurrent ?? read { Inspector.Content($0) }
    inspectorReading = reading
    return reading.value
  }

  /// Makes the next access read the app again.
  func forget() { (sceneReading, inspectorReading) = (nil, nil) }

  private func read<Value>(_ body: (any SceneSource) -> Value) -> Reading<Value> {
    let mark = ChangeMark()
    let value = withObservationTracking {
      body(source)
    } onChange: { [onChange] in
      mark.set()
      onChange()
    }
    return Reading(value: value, mark: mark)
  }
}

/// A value of the app, and the mark that a change sets.
private struct Reading<Value> {
  let value: Value
  let mark: ChangeMark

  /// The reading, or `nil` if the app has changed since.
  var ifCurrent: Reading? { mark.isSet ? nil : self }
}

/// A flag that is set once, from any thread.
private final class ChangeMark: Sendable {
  private let flag = Atomic<Bool>(false)

  var isSet: Bool { flag.load(ordering: .sequentiallyConsistent) }

  func set() { flag.store(true, ordering: .sequentiallyConsistent) }
}
