import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("The inspector, line by line", .tags(.terminal))
@MainActor
struct LinearInspectorTests {
  private let app = FakeApp(Samples.form())
  private let frontEnd: LinearFrontEnd

  init() {
    frontEnd = LinearFrontEnd(source: app)
    _ = frontEnd.changes()
  }

  @Test("The inspector prints the link, every open page and the last steps")
  func inspector() {
    app.events = (0...11).map {
      SceneEvent(number: $0, cause: "chose a tab", link: "app://posts/\($0)", isReachable: $0 != 11)
    }
    let steps = (2...10).reversed().map { "i\($0)  chose a tab, app://posts/\($0)" }
    #expect(
      frontEnd.talk("i") == """
        > i
        No line has reached the app yet; after one, i tells its way
        The place as a link: app://posts
        All that is open:
        root posts, here
        What happened, the latest first:
        i11  chose a tab, app://posts/11, not available
        \(steps.joined(separator: "\n"))
        10 of 12 steps
        """)
  }

  @Test("The inspector tells the way of the last line, marks the tree, and names the files")
  func ways() {
    let event = SourceLine(fileID: "TextUI/FrontEnd.swift", line: 3)
    let (inspected, app) = inspectedApp { app in
      Trace.current?.add("PostEvent.tapped", at: event)
      Trace.current?.add("Coordinator:7", .receiver, at: SourceLine(fileID: "Somewhere/Coordinator.swift", line: 7))
      Trace.current?.add("router.push(.details(1))", .call)
      Trace.current?.add("+ posts/1", .change)
      Trace.current?.add(".done", .outcome)
      app.tree = "tab (selected)\n  app://posts\n  app://posts/1"
    }
    _ = inspected.handle("1")
    #expect(Trace.current == nil && app.tree.hasSuffix("1"))
    #expect(
      inspected.handle("i").map(\.text).prefix(9).joined(separator: "\n") == """
        The way of the last input, 1: select row 1
          PostEvent.tapped → Coordinator:7 [1]
          router.push(.details(1)) → .done
          + posts/1
        e1  FrontEnd.swift:3, in Modules/Screens/TextUI/FrontEnd
        The place as a link: app://posts
        All that is open:
        tab posts (selected)
          1, here, new
        """)
  }

  @Test("A way shows no typed text")
  func secretWay() {
    _ = frontEnd.said("i")
    for line in ["2", "canary", "1 canary", "1", "canary"] { _ = frontEnd.said(line) }
    let text = frontEnd.said("i").joined(separator: "\n")
    #expect(text.hasPrefix("The way of the last input, text: edit “Email”\n") && !text.contains("canary"))
  }

  @Test("A file of the way opens in an editor, and each obstacle is said")
  func edit() {
    let (inspected, app) = inspectedApp { _ in
      Trace.current?.add("a step", at: SourceLine(fileID: "TextUI/FrontEnd.swift", line: 3))
    }
    var requests: [FrontEnd.TerminalRequest] = []
    inspected.carryOut = { request in
      requests.append(request)
      return ["carried out"]
    }
    #expect(inspected.handle("e") == ["The last input has run no code to open"])
    _ = inspected.handle("1")
    #expect(inspected.handle("e2") == ["There is no file e2"])
    #expect(inspected.handle("e0") == ["There is no file e0"])
    #expect(inspected.handle("e") + inspected.handle("y") == ["carried out", "carried out"])
    let root = SourceFiles.package.root
    #expect(
      requests == [
        .edit(path: "\(root)/Modules/Screens/TextUI/FrontEnd/FrontEnd.swift", line: 3), .copy("app://posts"),
      ])
    #expect(app.sent.count == 1)
    let without = LinearFrontEnd(source: app)
    _ = without.handle("1")
    #expect(without.handle("e") == ["No source file is known"])
  }

  @Test("Undoing to a step of the inspector prints the restored page in full")
  func undo() {
    app.events = [SceneEvent(number: 0, cause: "started", link: "app://posts", isReachable: true)]
    app.scene = Samples.list(12)
    _ = frontEnd.changes()
    #expect(frontEnd.talk("i0").hasPrefix("> i0\nPosts, tab 1 of 2, list, 12 rows\n1  Post 1"))
    #expect(frontEnd.talk("i 7") == "> i 7\nStep 7 is not kept")
    #expect(app.undone == [0, 7])
  }

  /// Returns a front end that knows the files of the package, and its app, which does something for each intent.
  private func inspectedApp(_ action: @escaping (FakeApp) -> Void) -> (LinearFrontEnd, FakeApp) {
    let app = FakeApp(Samples.list(3))
    app.onSend = { _, app in action(app) }
    app.tree = "tab (selected)\n  app://posts"
    let frontEnd = LinearFrontEnd(source: app, sources: .package)
    _ = frontEnd.changes()
    return (frontEnd, app)
  }
}
