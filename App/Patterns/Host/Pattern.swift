public import Routing
import ScreenKit

/// A navigation pattern with a story that demonstrates it.
public struct Pattern: Sendable {
  /// The name on the command line.
  public let name: String
  /// A short description.
  public let about: String
  /// The pattern's idea, in a sentence or two.
  public let lesson: String
  /// The reader's tasks in order, each with the steps that complete it, as the inspector shows them.
  public let tasks: KeyValuePairs<String, [String]>
  /// The source file, relative to the package.
  public let file: String
  /// A script that demonstrates the pattern.
  public let story: String
  /// The description of the pattern's module.
  public let module: Module
  let makeWindows: @MainActor @Sendable (PatternHost) throws(ModuleProblem) -> [Navigator<any ViewModel>]

  init<Route: Routable>(
    _ route: Route.Type, _ about: String, lesson: String, tasks: KeyValuePairs<String, [String]>, story: [UInt8],
    coordinator: @escaping @MainActor @Sendable (Router<Route>) -> Route.Coordinator
  ) where Route.Screen == any ViewModel {
    self.init(route, about, lesson: lesson, tasks: tasks, story: story) { _ throws(ModuleProblem) in
      [try Navigator(Feature(route, Module(of: route), coordinator: coordinator))]
    }
  }

  init<Route: Routable>(
    _ route: Route.Type, _ about: String, lesson: String, tasks: KeyValuePairs<String, [String]>, story: [UInt8],
    windows: @escaping @MainActor @Sendable (PatternHost) throws(ModuleProblem) -> [Navigator<any ViewModel>]
  ) {
    module = Module(of: route)
    name = module.name
    file = "App/Patterns/Gallery/\(String(describing: route).dropLast("Route".count)).swift"
    (self.about, self.lesson, self.tasks) = (about, lesson, tasks)
    self.story = String(decoding: story, as: UTF8.self)
    makeWindows = windows
  }

  /// Creates a host that runs the pattern; throws if the links are invalid.
  ///
  /// - Parameter pagePrefix: The beginning of each page's identity, different for each host.
  @MainActor
  public func makeHost(pagePrefix: String = "") throws(ModuleProblem) -> PatternHost {
    try PatternHost(pagePrefix: pagePrefix, makeWindows)
  }
}

extension Pattern: Equatable {
  /// Returns whether two patterns have the same name, which is unique in the gallery.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}
