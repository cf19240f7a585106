public import Routing

/// A navigation pattern with a story that demonstrates it.
public struct Pattern: Sendable {
  /// The name on the command line.
  public let name: String
  /// A short description.
  public let about: String
  /// A script that demonstrates the pattern step by step.
  public let story: String
  /// The description of the pattern's module.
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

  /// The description, with the first sentence of the story.
  public var greeting: String {
    let first = story.split(separator: "\n").first { $0.hasPrefix("## ") }?.dropFirst(3)
    return ["You see \(about).", first.map(String.init)].compactMap(\.self).joined(separator: "\n")
  }

  /// Creates a host that runs the pattern.
  ///
  /// Throws a `ModuleProblem` if the links are invalid.
  @MainActor
  public func makeHost() throws(ModuleProblem) -> PatternHost { try PatternHost(start) }
}

extension Pattern: Equatable {
  /// Returns whether two patterns have the same name, which is unique in the gallery.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}
