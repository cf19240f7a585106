import AppShell

// What is printed without showing the app.
extension Demo {
  /// The form of a map.
  enum MapFormat: String, CaseIterable {
    case text, mermaid, dot, json
  }

  func printRoutes() throws(Failure) {
    Streams.print(options.isJSON ? try json(AppCoordinator.map.routesJSON) : AppCoordinator.map.table)
  }

  func printMap(_ format: MapFormat) throws(Failure) {
    let map = AppCoordinator.map
    switch format {
    case .text: Streams.print(map.text)
    case .mermaid: Streams.print(map.mermaid)
    case .dot: Streams.print(map.dot)
    case .json: Streams.print(try json(map.json))
    }
  }

  func printState() throws(Failure) {
    let app = try makeApp().app
    Streams.print(options.isJSON ? app.json : app.tree)
    app.save()
  }

  /// Opens a link and prints how that ended; a link that doesn't open is a failure too.
  func report(on link: String) async throws(Failure) {
    let app = try makeApp().app
    let outcome = app.open(link)
    await app.settle()
    let report = LinkReport(outcome, at: app.link)
    Streams.print(try json(report.json))
    if let reason = report.reason { throw Failure(.data, "can't open the link: \(reason)") }
  }

  private func json(_ text: () throws -> String) throws(Failure) -> String {
    do {
      return try text()
    } catch {
      throw Failure(.inputOutput, "can't write JSON: \(error)")
    }
  }
}
