import AppShell
import LiveServices
import Patterns
import Routing
import ScreenKit
import Terminal
import TextUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command-line program, which shows the app in a front end.
@main
@MainActor
struct Demo {
  let options: Options
  let settings: TerminalSettings
  let server: HTTPPosts?

  /// The source files of the package at build time.
  static let sources = SourceFiles(root: "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/"))

  static func main() async {
    Streams.occupyStandardStreams()
    // If the reader of the output ends first, the program still saves the state.
    signal(SIGPIPE, SIG_IGN)
    // A write beyond `ulimit -f` then fails with an error, which has a message.
    signal(SIGXFSZ, SIG_IGN)
    ProcessContext.preventCoreDumps()
    // Invalid arguments have no flags, so the error message depends on the environment alone.
    var settings = TerminalSettings(environment: ProcessContext.environment, terminals: ProcessContext.terminals)
    do throws(Failure) {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      settings = TerminalSettings(
        flags: options.flags, environment: ProcessContext.environment, terminals: ProcessContext.terminals)
      try await Demo(options: options, settings: settings, server: server(for: options)).run()
    } catch {
      if error.status == .brokenPipe { Ending.signal(SIGPIPE).endProcess() }
      Streams.printError(settings.written("demo: \(error.message)"))
      exit(error.status.rawValue)
    }
  }

  private static func server(for options: Options) throws(Failure) -> HTTPPosts? {
    guard let address = options.server, options.command.runsApp else { return nil }
    do { return HTTPPosts(try ServerAddress(address)) } catch { throw .usage("--posts: \(error)") }
  }

  private func run() async throws(Failure) {
    do throws(Failure) {
      try await perform()
    } catch {
      await server?.cancelRequests()
      throw error
    }
    await server?.cancelRequests()
  }

  private func perform() async throws(Failure) {
    switch options.command {
    case .help: try print(Usage.text)
    case .version: try print(Usage.version)
    case .routes: try printRoutes()
    case .map: try printMap()
    case .state: try printState()
    case .tour:
      try await play(
        String(decoding: PackageResources.tour_waymark, as: UTF8.self), named: "tour",
        on: RunningApp(of: self, fresh: true),
        narrates: true, isStepped: true)
    case .play("-"):
      let hasPlayed = try await playInput { () throws(Failure) in try RunningApp(of: self) }
      if !hasPlayed { try RunningApp(of: self).end() }
    case .play(let path): try await play(try Streams.read(path), named: path, on: RunningApp(of: self))
    case .open(let link) where options.isJSON: try await report(on: link)
    case .patterns where hasTerminal: try await showLessons()
    case .patterns: try print(Usage.patterns)
    case .pattern(let pattern) where hasTerminal: try await showLessons(startingAt: pattern)
    case .pattern(let pattern): try await show(pattern)
    case .open(let link): try await show(RunningApp(of: self), at: link)
    case .run: try await show(RunningApp(of: self))
    }
  }

  var hasTerminal: Bool {
    switch settings.mode {
    case .linear, .fullScreen: true
    case .script, .once: false
    }
  }

  private func showLessons(startingAt first: Pattern? = nil) async throws(Failure) {
    let lessons: Lessons
    do {
      lessons = try Lessons(startingAt: first, captions: settings.mode == .linear ? .firstPage : .everyPage)
    } catch {
      throw Failure(.data, error.description)
    }
    try await show(RunningApp(with: lessons), isInspecting: true)
  }

  private func show(_ pattern: Pattern) async throws(Failure) {
    let host: PatternHost
    do { host = try pattern.makeHost() } catch { throw Failure(.data, error.description) }
    try await show(RunningApp(with: host), story: pattern.story)
  }

  /// Shows an app in the mode of the settings; without input, a script plays `story`.
  private func show(
    _ begin: @autoclosure () throws(Failure) -> RunningApp, at link: String? = nil, story: String? = nil,
    isInspecting: Bool = false
  ) async throws(Failure) {
    if settings.mode == .script, link == nil {
      if try await playInput(on: begin) { return }
    }
    let app = try begin()
    if let link {
      do throws(Failure) {
        try open(link, in: app)
      } catch {
        try? app.save()
        throw error
      }
    }
    switch settings.mode {
    case .linear: try await end(app, after: await runInLines(app))
    case .fullScreen: try await end(app, after: await runInTerminal(app, isInspecting: isInspecting))
    case .script, .once:
      if let story { return try await play(story, named: "story", on: app, narrates: true) }
      await app.source.settle()
      try saving(with: app.end) { () throws(Failure) in try Streams.print(frame(of: app.source)) }
      if let failure = server?.failure { throw Failure(failure) }
    }
  }

  private func runInLines(_ app: RunningApp) async -> Ending {
    await LinearApp(
      source: app.source, settings: settings, sources: Self.sources,
      copy: { [copied = app.copied] in copied.copy($0) },
      edit: Editor(environment: ProcessContext.environment)?.open(_:line:)
    ).run()
  }

  private func runInTerminal(_ app: RunningApp, isInspecting: Bool) async -> Ending {
    await TerminalApp(
      source: app.source, settings: settings, sources: Self.sources,
      isInspecting: isInspecting,
      copy: { [copied = app.copied] in copied.copy($0) },
      edit: Editor(environment: ProcessContext.environment)?.open(_:line:)
    ).run()
  }

  /// Saves what is open, and ends the process as the front end has ended.
  private func end(_ app: RunningApp, after ending: Ending) async throws(Failure) {
    do throws(Failure) {
      try app.end()
    } catch {
      // A signal remains the end that the parent process sees.
      guard case .signal = ending else { throw error }
      Streams.printError(settings.written("demo: \(error.message)"))
    }
    // If the terminal is gone, printing fails, and `ending` still determines the exit status.
    if let text = app.copied.last { try? print("Copied last:\n\(text)") }
    await server?.cancelRequests()
    ending.endProcess()
  }

  /// Calls `action`, then saves even if it fails; its error takes precedence.
  func saving(
    with save: @MainActor () throws(Failure) -> Void, _ action: () throws(Failure) -> Void
  ) throws(Failure) {
    do throws(Failure) {
      try action()
    } catch {
      try? save()
      throw error
    }
    try save()
  }

  private func frame(of source: any SceneSource) -> PrintableText {
    if options.isJSON { return settings.writtenJSON(JSONFrame(source).description) }
    return settings.written(
      settings.isPlain
        ? LinearFrame(source.scene).description
        : PlainFrame(source.scene, size: settings.size(window: nil), isASCII: settings.isASCII).description)
  }

  /// Opens a link; the error contains only the reason, because the link may hold unsafe text.
  private func open(_ link: String, in app: RunningApp) throws(Failure) {
    guard case .refused(let reason) = app.source.enterShortLink(link) else { return }
    throw Failure(.data, "can't open the link: \(reason)")
  }
}
