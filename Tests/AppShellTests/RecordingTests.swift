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

  @Test("A log-in and a few steps are recorded word for word")
  func story() async throws {
    let robot = try AppRobot()
    let lines = Lines()
    let app = ScriptRecorder(of: robot.app) { lines.all.append($0) }
    var page: Page.ID { app.scene.active.page.id }
    app.send(.edit(page, field: "Name", text: "A"))
    app.send(.edit(page, field: "Name", text: "Ada"))
    for letter in "correct horse" { app.send(.editSecret(page, field: "Password", .append(String(letter)))) }
    app.send(.activate(page, action: "Log in"))
    await robot.app.settle()
    app.send(.select(page, list: "list", row: "7"))
    await robot.app.settle()
    app.send(.activate(page, action: "Share"))
    app.send(.close(page))
    app.send(.back(page))
    app.send(.back(page))
    app.send(.tab("account"))
    app.undo(to: 2)
    app.enterLink("app://nowhere")
    app.end()
    #expect(
      lines.all.drop { $0.hasPrefix("#") } == [
        #"type "Name" "Ada""#, #"type-secret "Password" env:WAYMARK_PASSWORD"#, #"tap "Log in""#, "wait",
        #"select "\#(try await title(ofPost: 7))""#, "wait", #"tap "Share""#, "close", "back", "back",
        "expect refused", "tab account", "undo 2",
        #"# a link was refused: "No module is called that (module “nowhere”, byte 6)""#,
      ])
  }

  @Test("A second, different secret has its own variable, and the recording plays to the same screen")
  func secrets() async throws {
    let robot = try AppRobot()
    let lines = Lines()
    let app = ScriptRecorder(of: robot.app) { lines.all.append($0) }
    var page: Page.ID { app.scene.active.page.id }
    app.send(.edit(page, field: "Name", text: "Ada"))
    for letter in "corect horse" { app.send(.editSecret(page, field: "Password", .append(String(letter)))) }
    app.send(.activate(page, action: "Log in"))
    await app.settle()
    for letter in "correct horse" { app.send(.editSecret(page, field: "Password", .append(String(letter)))) }
    app.send(.activate(page, action: "Log in"))
    await app.settle()
    app.end()
    #expect(
      lines.all.drop { $0.hasPrefix("#") } == [
        #"type "Name" "Ada""#, #"type-secret "Password" env:WAYMARK_PASSWORD"#, #"tap "Log in""#, "wait",
        #"type-secret "Password" env:WAYMARK_PASSWORD_2"#, #"tap "Log in""#, "wait",
      ])

    let again = try AppRobot()
    let environment = ["WAYMARK_PASSWORD": "corect horse", "WAYMARK_PASSWORD_2": "correct horse"]
    try await ScriptPlayer(source: again.app, environment: environment) { _ in }.play(
      try Script(parsing: lines.all.joined(separator: "\n"), name: "recording"))
    #expect(again.app.scene == robot.app.scene)
    #expect(again.title == "Posts")
  }

  private func title(ofPost id: Int) async throws -> String {
    let robot = try await AppRobot.signedIn()
    for case .list(let list) in robot.page.screen.elements {
      if let row = list.rows.first(where: { $0.id == "\(id)" }) { return row.title }
    }
    return ""
  }
}
