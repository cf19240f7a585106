import Foundation
import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("JSON frames", .tags(.terminal))
@MainActor
struct JSONFrameTests {
  @Test("A frame contains the link, the title, the focus, the way, every element and every action")
  func form() {
    var scene = Samples.form(error: "no", secret: 7)
    scene.root.breadcrumbs = ["Posts", "9"]
    #expect(
      JSONFrame(FakeApp(scene)).description
        == #"{"focus":{"field":"Email"},"layers":[{"actions":["#
        + #"{"disabled":"Fill in every field","id":"Next","label":"Next","role":"primary"},"#
        + #"{"id":"Cancel","label":"Cancel","role":"normal"}],"back":"Welcome","breadcrumbs":["Posts","9"],"depth":1,"elements":["#
        + #"{"error":"no","hint":"name@example.com","id":"Email","kind":"field","label":"Email","text":""},"#
        + #"{"id":"Password","kind":"field","label":"Password","secretLength":7}],"#
        + #""style":"root","title":"Who are you?"}],"link":"app://posts","schema":1,"title":"Who are you?"}"#)
  }

  @Test("Layers are listed from bottom to top, followed by the toast")
  func layers() {
    var scene = Samples.presenting(.sheet, Samples.menu, over: Samples.list(1, tabs: Samples.badgedTabs))
    scene.toast = "Copied"
    #expect(
      JSONFrame(FakeApp(scene)).description
        == #"{"focus":{"list":"options"},"layers":[{"actions":[],"depth":0,"elements":[{"id":"list","kind":"list","rows":["#
        + #"{"id":"1","subtitle":"by author 1","title":"Post 1"}]}],"style":"root","tabs":["#
        + #"{"id":"posts","selected":true,"title":"Posts"},{"badge":"3","id":"account","selected":false,"title":"Account"}],"#
        + #""title":"Posts"},{"actions":[],"depth":0,"elements":[{"id":"options","kind":"list","rows":["#
        + #"{"id":"mine","on":true,"title":"Only mine"},{"id":"old","on":false,"title":"Oldest first"},"#
        + #"{"id":"about","title":"About"}]}],"style":"sheet","title":"Menu"}],"link":"app://posts","schema":1,"title":"Menu","#
        + #""toast":"Copied"}"#)
  }

  @Test("The sidebar is listed beside the page above it, with its open row")
  func sidebar() {
    var scene = Samples.list(1, openRow: "1", tabs: nil, actions: [Samples.action("Menu", on: Samples.listPage)])
    scene.root.sidebar = scene.root.page
    let actions = #""actions":[{"id":"Menu","label":"Menu","role":"normal"}],"#
    let elements =
      #""elements":[{"id":"list","kind":"list","open":"1","rows":[{"id":"1","subtitle":"by author 1","title":"Post 1"}]}],"#
    #expect(
      JSONFrame(FakeApp(scene)).description
        == #"{"focus":{"list":"list"},"layers":[{\#(actions)"depth":0,\#(elements)"style":"root","title":"Posts"}],"#
        + #""link":"app://posts","schema":1,"title":"Posts"}"#,
      "where nothing is over it, it is the page itself")
    scene.root.page = Page(id: Page.ID("details"), screen: Screen("Post", elements: []))
    scene.root.depth = 1
    #expect(
      JSONFrame(FakeApp(scene)).description
        == #"{"layers":[{"actions":[],"depth":1,"elements":[],"sidebar":{\#(actions)\#(elements)"title":"Posts"},"#
        + #""style":"root","title":"Post"}],"link":"app://posts","schema":1,"title":"Post"}"#)
  }

  @Test(
    "Text is quoted as in RFC 8259, with every control character and every invisible one escaped",
    arguments: [
      ("a\"b\\c/", #""a\"b\\c/""#, #""a\"b\\c/""#), ("\u{1B}[2J\n\u{0}", #""\u001b[2J\n\u0000""#, nil),
      ("\u{7F}\u{9B}\u{2028}", #""\u007f\u009b\u2028""#, nil), ("é😀", #""é😀""#, #""\u00e9\ud83d\ude00""#),
      ("\u{202E}\u{2066}\u{200F}", #""\u202e\u2066\u200f""#, nil),
      ("\u{200B}\u{2060}\u{FEFF}\u{AD}", #""\u200b\u2060\ufeff\u00ad""#, nil),
      ("a\u{E0001}\u{E0041}", #""a\udb40\udc01\udb40\udc41""#, nil),
      ("👨‍👩‍👧❤️", #""👨‍👩‍👧❤️""#, #""\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\u2764\ufe0f""#),
    ] as [(String, String, String?)])
  func quoting(_ text: String, _ quoted: String, _ ascii: String?) {
    let json = JSONFrame(FakeApp(Samples.scene(Page.ID("a"), Screen(text, elements: [])))).description
    let start = json.firstRange(of: "\"title\":")!.upperBound
    let end = json[start...].firstRange(of: "}],")!.lowerBound
    let title = String(json[start..<end])
    #expect(PrintableText(json: title).description == quoted)
    #expect(PrintableText(json: title, isASCII: true).description == ascii ?? quoted)
  }

  // Foundation parses the JSON, so that the test doesn't share mistakes with the writer.
  @Test("A JSON parser reads back every text in UTF-8 and ASCII")
  func hostile() throws {
    let scalars = [0...0x2FF, 0x2000...0x20FF, 0xD700...0xD7FF, 0xE000...0xE0FF, 0xFE00...0xFFFF, 0x1F300...0x1FAFF]
      .joined().compactMap(Unicode.Scalar.init)
    let texts =
      scalars.map(String.init) + ["\"\\\"\u{0}\\u0041\r\n\t\u{8}/", "</script>\u{2028}\u{2029}", "e\u{301}👨‍👩‍👧‍👦\u{10FFFF}"]
    let scene = Samples.scene(Page.ID("a"), Screen("Texts", elements: texts.map { .text("text \($0)") }))
    let json = JSONFrame(FakeApp(scene)).description
    for isASCII in [false, true] {
      let written = PrintableText(json: json, isASCII: isASCII).description
      let frame = try #require(try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any])
      let layers = try #require(frame["layers"] as? [[String: Any]])
      let elements = try #require(layers.first?["elements"] as? [[String: String]])
      #expect(elements.count == texts.count)
      // The texts are compared as bytes, because canonical equivalence would hide a change.
      let lost = zip(elements, texts).filter { $0["text"].map { Array($0.utf8) } != Array("text \($1)".utf8) }
      #expect(lost.map(\.1) == [])
      #expect(!written.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(!isASCII || written.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test("A filter says how many rows it finds, and an open inspector tells the ways, the tree and the events")
  func inspector() {
    let (frontEnd, app) = show(Samples.list(12))
    app.events = [SceneEvent(number: 0, cause: "started", link: "app://posts", isReachable: false)]
    app.onSend = { _, _ in
      Trace.current?.add("PostEvent.tapped", at: SourceLine(fileID: "Posts/Post.swift", line: 3))
      Trace.current?.add("Coordinator:7", .receiver, at: SourceLine(fileID: "Posts/Coordinator.swift", line: 7))
    }
    frontEnd.press("/", "1", "2", "enter", "i", "enter")
    let json = JSONFrame(frontEnd).description
    #expect(json.contains(#""filter":{"found":1,"of":12,"text":"12"},"style":"root""#))
    let ways =
      #""ways":[{"input":"enter","number":1,"steps":[{"text":"select row 12"},"#
      + #"{"at":["Posts/Post.swift:3","Posts/Coordinator.swift:7"],"text":"PostEvent.tapped → Coordinator:7"}]}]"#
    #expect(
      json.contains(
        #""inspector":{"events":[{"cause":"started","link":"app://posts","number":0,"reachable":false}],"#
          + #""open":["root","  posts"],\#(ways)}"#))
    frontEnd.press("i")
    #expect(!JSONFrame(frontEnd).description.contains("inspector"))
  }

  @Test("A script played as JSON prints one line for each command and no secret")
  func script() async throws {
    var lines: [String] = []
    let player = ScriptPlayer(
      source: FakeApp(Samples.form()), printing: .everyFrameAsJSON, narrates: true, output: { lines.append($0) })
    try await player.play(
      try Script(parsing: "## Once\ntype Email ada\nexpect text ada\ntype Password canary\nstate", name: "x"))
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"focus\":") && !$0.contains("\n") && !$0.contains("canary") })
  }
}
