import AppShell
import LiveServices
import ScreenKit
import TextUI

/// An app with its optional recording.
@MainActor
struct RunningApp {
  let app: any SceneSource
  let copied: CopiedText
  let save: @MainActor () throws(Failure) -> Void
  private let recording: Recording?
  private let recorder: ScriptRecorder?

  /// The app, or the recorder around it.
  var source: any SceneSource { recorder ?? app }

  /// Creates the app; throws if that fails or the recording can't be opened.
  init(of demo: Demo, fresh: Bool = false) throws(Failure) {
    // Two unfinished starts discard the saved place, and creating the app counts as a start, so all that can fail comes first.
    let recording: Recording? = if let path = demo.options.record { try Recording(at: path) } else { nil }
    // A player begins with a fresh app, so the recording needs the current link if that differs.
    let start = recording == nil ? nil : try demo.makeApp(fresh: true).app.link
    let parts = try demo.makeApp(fresh: fresh)
    let app = parts.app
    (self.app, copied) = (app, parts.copied)
    save = { () throws(Failure) in try parts.save() }
    self.recording = recording
    recorder = recording?.recorder(of: app, startingAt: app.link == start ? nil : app.link)
  }

  /// Creates an app that neither saves nor records.
  init(with source: any SceneSource) {
    (app, copied) = (source, CopiedText())
    save = {}
    (recording, recorder) = (nil, nil)
  }

  /// Completes the recording and saves the app; throws if either fails.
  func end() throws(Failure) {
    recorder?.end()
    try save()
    try recording?.check()
  }
}
