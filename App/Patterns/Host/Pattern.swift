public import Routing

/// One way to navigate, in one file: what it is called, what it shows, and the story that shows it.
public struct Pattern: Sendable {
  /// The name, as the command line writes it.
  public let name: String
  /// What it shows, in a few words.
  public let about: String
  /// A script that shows it step by step.
  public let story: String
  /// What the pattern tells of its links.
  public let module: Module
  var start: @MainActor @Sendable (PatternHost) throws(ModuleProblem) -> any PatternCoordinator

  init<Route: Routable>(
    _ route: Route.Type, _ about: String, story: [UInt8],
    start: @escaping @MainActor @Sendable (PatternHost) throws(ModuleProblem) -> any PatternCoordinator
  ) {
    module = Module(of: route)
    name = module.name
    self.about = about
    self.story = String(decoding: story, as: UTF8.self)
    self.start = start
  }

  /// What it is, and how its story begins, for somebody who has just opened it.
  public var greeting: String {
    let first = story.split(separator: "\n").first { $0.hasPrefix("## ") }?.dropFirst(3)
    return ["You see \(about).", first.map(String.init)].compactMap(\.self).joined(separator: "\n")
  }

  /// Creates a host that runs the pattern; throws a `ModuleProblem` when its links are not well declared.
  @MainActor
  public func makeHost() throws(ModuleProblem) -> PatternHost { try PatternHost(start) }
}

extension Pattern: Equatable {
  /// Whether both have the same name, which no two patterns of the gallery have.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}
