import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

/// A test of a script and its complete output.
@MainActor
@Suite("Stories", .tags(.scripts)) struct StoryTests {
  @Test("A story is printed frame by frame")
  func story() async throws {
    let app = FakeApp(Samples.form(reason: nil))
    app.onSend = { intent, app in
      if case .editSecret = intent { app.scene = Samples.form(email: "ada", secret: 7, reason: nil) }
      if case .activate = intent { app.scene = Samples.list(2, tabs: nil) }
    }
    var output: [String] = []
    let player = ScriptPlayer(
      source: app, size: Size(columns: 40, rows: 12), printing: .everyFrame, narrates: true
    ) { output.append($0) }
    try await player.play(
      try Script(
        parsing: """
          ## Signing in takes a name and a password.
          type Password hunter2
          tap Next
          expect title Posts
          """, name: "story"))
    #expect(
      output.joined(separator: "\n") == """

        ## Signing in takes a name and a password.
        > type "Password" "•••"
         ‹ Welcome    Who are you?
           ┌ Email ───────────────────────────┐
           │ ada                              │
           └──────────────────────────────────┘

           ┌ Password ────────────────────────┐
         > │ •••••••                          │
           └──────────────────────────────────┘
           [ Next ]    [ Cancel ]


         enter Next   f1 Help   ctrl-c Quit
        > tap Next
                         Posts
         > Post 1                            ›
           by author 1
           Post 2                            ›
           by author 2






         enter Open  i Inspect  ? Help  q Quit
        """)
  }
}
