import AppRouting
import AppShell
import FlowScenes
import LiveServices
import ScreenKit
import TextUI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The commands that print without showing the app.
extension Demo {
  func print(_ text: String) throws(Failure) { try Streams.print(settings.written(text)) }

  func printRoutes() throws(Failure) {
    let map = try makeApp(fresh: true).app.map
    if options.isJSON { try printJSON(map.modules.flatMap(\.routes)) } else { try print(map.table) }
  }

  func printMap() throws(Failure) {
    let map = try makeApp(fresh: true).app.map
    switch options.format ?? .picture {
    case .picture: try print(map.picture())
    case .mermaid: try print(map.mermaid)
    case .json: try printJSON(map)
    }
  }

  /// Prints the saved place; notices go to standard error, and damaged state throws.
  func printState() throws(Failure) {
    let app = try makeApp().app
    if options.isJSON { try printJSON(app.openLayers) } else { try print(app.tree) }
    guard let notice = app.notice else { return }
    if app.hasDamagedState { throw Failure(.data, notice) }
    Streams.printError(settings.written("demo: \(notice)"))
  }

  /// Opens a link and prints the outcome as JSON; throws if the link doesn't open or the server fails.
  func report(on link: String) async throws(Failure) {
    let parts = try makeApp()
    let app = parts.app
    // No frame shows this notice.
    if app.hasDamagedState, let notice = app.notice { Streams.printError(settings.written("demo: \(notice)")) }
    let report: LinkReport
    do throws(ShortLinkError) {
      let (full, added) = try Places(app.places).link(for: link)
      var reading: (pattern: String, ignored: [String])?
      let outcome = app.open(full) { reading = ($0, $1) }.countedWithout(added)
      await app.settle()
      report = LinkReport(outcome, at: app.link, reading: reading)
    } catch {
      report = LinkReport(error, at: app.link)
    }
    try saving(with: parts.save) { () throws(Failure) in try printJSON(report) }
    if let reason = report.reason { throw Failure(.data, "can't open the link: \(reason)") }
    if let failure = server?.failure { throw Failure(failure) }
  }

  private func printJSON(_ value: some Encodable) throws(Failure) {
    let json: String
    do { json = try value.sortedJSON() } catch { throw Failure(.inputOutput, "can't write JSON: \(error)") }
    try Streams.print(settings.writtenJSON(json))
  }
}

extension Encodable {
  /// Returns a line of JSON (RFC 8259) with sorted keys.
  func sortedJSON() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
