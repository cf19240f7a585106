import RandomTesting
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing
import TextUI

@testable import AppShell

@Suite("Recording the app", .tags(.scripts))
@MainActor
struct RecordingTests {
  @Test(
    "Playing the recording of a random user gives the same scene, tree and recording",
    .tags(.random), arguments: RandomRound.rounds(1), [true, false])
  func replay(_ round: RandomRound, opensLinks: Bool) async throws {
    let user = try RandomUser(round, opensLinks: opensLinks)
    for _ in 1...100 { await user.act() }
    // A refused link is not recorded, but its toast is in the scene; the next intent removes the toast.
    user.goBack()
    await user.recorder.settle()
    user.recorder.end()
    #expect(!user.lines.joined().contains("correct horse"))

    let robot = try AppRobot()
    let again = Lines()
    let recorder = ScriptRecorder(of: robot.app) { again.all.append($0) }
    let script = try Script(parsing: user.lines.joined(separator: "\n"), name: "recording")
    let player = ScriptPlayer(source: recorder, environment: ["WAYMARK_PASSWORD": "correct horse"]) { _ in }
    try await player.play(script)
    recorder.end()
    #expect(robot.app.scene == user.app.scene)
    #expect(robot.app.tree == user.app.tree)
    #expect(robot.app.events == user.app.events)
    // A refused link is recorded as a comment and can split a text input, so the recordings may then differ.
    let hasRefusal = user.lines.contains { $0.hasPrefix("# a ") }
    #expect(opensLinks || !hasRefusal)
    if !hasRefusal { #expect(again.all == user.lines) }
  }
}
