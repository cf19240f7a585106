import FlowScenes
import Routing
import ScreenKit

/// Step 4 of the tutorial: a link.
enum Step4 {
  typealias DiaryCoordinator = Step3.DiaryCoordinator

  /// The lines of `main.swift` before the terminal.
  @MainActor
  static func main() throws {
    let app = FlowApp(try Navigator(DiaryCoordinator.feature()))
    if let link = CommandLine.arguments.dropFirst().first { app.enterLink(link) }
  }
}
