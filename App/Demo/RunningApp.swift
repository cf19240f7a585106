import AppShell
import LiveServices
import ScreenKit
import TextUI

/// An app while a front end uses it, recorded if that was asked for.
@MainActor
struct RunningApp {
  let app: any SceneSource
  let copied: CopiedText
  let save: @MainActor () -> Void
  private let recording: Recording?
  private let recorder: ScriptRecorder?

  /// What the front end uses.
  var source: any SceneSource { recorder ?? app }

  /// Starts the app; throws a `Failure` when the app can't be made, or the recording can't be written.
  init(of demo: Demo, fresh: Bool = false) throws(Failure) {
    // Whatever can fail comes before the app, which notes that it starts: two such notes cost the saved place.
    let recording: Recording? = if let path = demo.options.record { try Recording(at: path) } else { nil }
    // A player begins with a fresh app, wherever this one begins.
    let start = recording == nil ? nil : try demo.makeApp(fresh: true).app.link
    let parts = try demo.makeApp(fresh: fresh)
    let app = parts.app
    (self.app, copied) = (app, parts.copied)
    save = { app.save() }
    self.recording = recording
    recorder = recording?.recorder(of: app, startingAt: app.link == start ? nil : app.link)
  }

  /// Wraps an app that saves nothing and is not recorded.
  init(with source: any SceneSource) {
    (app, copied) = (source, CopiedText())
    save = {}
    (recording, recorder) = (nil, nil)
  }

  /// Writes and saves what is not yet; throws a `Failure` when the recording is not complete.
  func end() throws(Failure) {
    recorder?.end()
    save()
    try recording?.check()
  }
}
