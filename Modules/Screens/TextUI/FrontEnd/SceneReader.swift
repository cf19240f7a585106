import Observation
import ScreenKit
import Synchronization

/// A reader that asks the app for its scene once per change.
///
/// Making a scene is the expensive part of a key, so the front end reads it here, however often it needs it. Observation
/// reports changes; the front end reports its own requests with `forget()`.
@MainActor
final class SceneReader {
  let source: any SceneSource
  /// Called at most once per read, before the app changes, on any thread.
  var onChange: @Sendable () -> Void = {}
  private var sceneReading: Reading<Scene>?
  private var inspectorReading: Reading<AppReading.Inspected>?

  init(_ source: any SceneSource) { self.source = source }

  var scene: Scene {
    if let scene = sceneReading?.value { return scene }
    let (scene, reading) = read { $0.scene }
    sceneReading = reading
    return scene
  }

  /// The name of the page that the app works on, or `nil`.
  ///
  /// Reading it observes the scene, so the end of the work is a change.
  var work: String? { source.isSettled ? nil : scene.active.page.id.description }

  var inspected: AppReading.Inspected {
    if let content = inspectorReading?.value { return content }
    let (content, reading) = read { AppReading.Inspected($0) }
    inspectorReading = reading
    return content
  }

  /// Makes the next access read the app again.
  func forget() { (sceneReading, inspectorReading) = (nil, nil) }

  private func read<Value: Sendable>(_ body: (any SceneSource) -> Value) -> (Value, Reading<Value>) {
    let reading = Reading<Value>()
    let value = withObservationTracking {
      body(source)
    } onChange: { [onChange] in
      reading.end()
      onChange()
    }
    reading.begin(value)
    return (value, reading)
  }
}

/// A value of the app until the app changes.
///
/// It is released before the change, so that the app never copies a long list because the front end holds it too.
private final class Reading<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var isOver = false
  }

  private let state = Mutex(State())

  var value: Value? { state.withLock(\.value) }

  /// Keeps a value, unless the app has changed since it was read.
  func begin(_ value: Value) { state.withLock { if !$0.isOver { $0.value = value } } }

  func end() { state.withLock { $0 = State(isOver: true) } }
}
