import LiveServices
import Terminal
import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A script that plays on an app and prints output.
@MainActor
final class ScriptRun {
  private let demo: Demo
  private let app: RunningApp
  private let output: Output
  private let player: ScriptPlayer

  private final class Output {
    private let steps: Int?
    private var frame = 0
    /// The first failure, after which nothing is printed.
    private(set) var failure: Failure?

    init(steps: Int?) { self.steps = steps }

    func print(_ text: PrintableText) {
      guard failure == nil else { return }
      do throws(Failure) { try Streams.print(text) } catch { failure = error }
      // A frame begins with its command.
      if failure == nil, let steps, text.description.hasPrefix("> ") { wait(before: steps) }
    }

    /// Waits for the enter key after each frame but the last; exits the program after “q” or at the end of the input.
    private func wait(before steps: Int) {
      frame += 1
      guard frame < steps else { return }
      Streams.prompt(PrintableText("-- frame \(frame) of \(steps): enter goes on, q and enter leaves -- "))
      guard let answer = readLine(), !answer.hasPrefix("q") else { exit(0) }
    }
  }

  /// - Parameter steps: The number of frames, if the user goes from one to the next.
  init(of demo: Demo, on app: RunningApp, named name: String, narrates: Bool = false, steps: Int? = nil) {
    (self.demo, self.app) = (demo, app)
    let (options, settings, output) = (demo.options, demo.settings, Output(steps: steps))
    let window = steps == nil ? nil : Self.frame(in: TerminalDevice.windowSize ?? settings.fallbackSize)
    player = ScriptPlayer(
      source: app.source, name: name, size: settings.size(window: window),
      printing: options.isJSON ? .everyFrameAsJSON : settings.isPlain ? .everyFrameInLines : .everyFrame,
      narrates: narrates, isASCII: settings.isASCII, environment: ProcessContext.environment, sources: Demo.sources,
      copy: { app.copied.copy($0) }
    ) { text in output.print(options.isJSON ? settings.writtenJSON(text) : settings.written(text)) }
    self.output = output
  }

  /// Returns a frame size that leaves room for the narration, the command and the prompt.
  private static func frame(in window: Size) -> Size {
    Size(columns: min(window.columns, Size.standard.columns), rows: min(max(8, window.rows - 5), Size.standard.rows))
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
