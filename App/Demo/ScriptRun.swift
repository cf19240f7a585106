import LiveServices
import Terminal
import TextUI

/// A script that plays on an app and prints output.
@MainActor
final class ScriptRun {
  private let demo: Demo
  private let app: RunningApp
  private let output: Output
  private let player: ScriptPlayer

  private final class Output {
    var pager: Pager?
    /// The first failure, after which nothing is printed.
    var failure: Failure?

    init(pager: Pager?) { self.pager = pager }

    func print(_ text: PrintableText) {
      guard failure == nil else { return }
      do throws(Failure) {
        try Streams.print(text)
        try pager?.wait(after: text)
      } catch {
        failure = error
      }
    }
  }

  init(of demo: Demo, on app: RunningApp, named name: String, narrates: Bool = false, pager: Pager? = nil) {
    (self.demo, self.app) = (demo, app)
    let (options, settings, output) = (demo.options, demo.settings, Output(pager: pager))
    let window = pager == nil ? nil : Pager.frame(in: TerminalDevice.windowSize ?? settings.fallbackSize)
    player = ScriptPlayer(
      source: app.source, name: name, size: settings.size(window: window),
      printing: options.isJSON ? .everyFrameAsJSON : settings.isPlain ? .everyFrameInLines : .everyFrame,
      narrates: narrates, isASCII: settings.isASCII, environment: ProcessContext.environment, sources: Demo.sources,
      copy: { app.copied.copy($0) }
    ) { text in output.print(options.isJSON ? settings.writtenJSON(text) : settings.written(text)) }
    self.output = output
  }

  /// Whether neither the app has quit nor printing has failed.
  var goesOn: Bool { !player.isOver && output.failure == nil }

  /// Plays a part of the script; a failure ends the app.
  func play(_ part: (ScriptPlayer) async throws(ScriptError) -> Void) async throws(Failure) {
    do throws(ScriptError) {
      try await part(player)
    } catch {
      try? app.end()
      if let failure = demo.server?.failure {
        throw Failure(failure, before: error.description)
      }
      throw Failure(.expectationFailed, error.description)
    }
  }

  /// Ends the app; throws if something could not be saved or printed.
  func end() throws(Failure) {
    try app.end()
    if let failure = output.failure { throw failure }
  }
}
