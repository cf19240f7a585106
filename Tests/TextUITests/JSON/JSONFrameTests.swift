import Foundation
import ScreenKit
import TestTopics
import Testing

@testable import TextUI

@Suite("A frame as JSON", .tags(.terminal))
@MainActor
struct JSONFrameTests {
  @Test("A frame names the link, the title, the focus, every element and every action")
  func form() {
    #expect(
      JSONFrame(FakeApp(Samples.form(error: "no", secret: 7))).description
        == #"{"link":"app://posts","title":"Who are you?","focus":{"field":"Email"},"layers":[{"style":"root","#
        + #""title":"Who are you?","depth":1,"back":"Welcome","elements":["#
        + #"{"kind":"field","id":"Email","label":"Email","text":"","hint":"name@example.com","error":"no"},"#
        + #"{"kind":"field","id":"Password","label":"Password","secretLength":7}],"actions":["#
        + #"{"id":"Next","label":"Next","role":"primary","disabled":"Fill in every field"},"#
        + #"{"id":"Cancel","label":"Cancel","role":"normal"}]}]}"#)
  }

  @Test("Layers are listed from the bottom to the top, then the toast")
  func layers() {
    var scene = Samples.presenting(.sheet, Samples.menu, over: Samples.list(1))
    scene.toast = "Copied"
    #expect(
      JSONFrame(FakeApp(scene)).description
        == #"{"link":"app://posts","title":"Menu","focus":{"list":"options"},"layers":[{"style":"root","title":"Posts","#
        + #""depth":0,"tabs":[{"id":"posts","title":"Posts","selected":true},"#
        + #"{"id":"account","title":"Account","selected":false}],"elements":[{"kind":"list","id":"list","rows":["#
        + #"{"id":"1","title":"Post 1","subtitle":"by author 1"}]}],"actions":[]},{"style":"sheet","title":"Menu","#
        + #""depth":0,"elements":[{"kind":"list","id":"options","rows":[{"id":"mine","title":"Only mine","on":true},"#
        + #"{"id":"old","title":"Oldest first","on":false},{"id":"about","title":"About"}]}],"actions":[]}],"#
        + #""toast":"Copied"}"#)
  }

  @Test("The list that stays in sight stands beside what is over it, with the row that is open")
  func sidebar() {
    var scene = Samples.list(1, openRow: "1", tabs: nil, actions: [Samples.action("Menu", on: Samples.listPage)])
    scene.root.sidebar = scene.root.page
    let list =
      #"[{"kind":"list","id":"list","open":"1","rows":[{"id":"1","title":"Post 1","subtitle":"by author 1"}]}],"#
      + #""actions":[{"id":"Menu","label":"Menu","role":"normal"}]"#
    let head = #"{"link":"app://posts","title":"TITLE","#
    #expect(
      JSONFrame(FakeApp(scene)).description == head.replacing("TITLE", with: "Posts")
        + #""focus":{"list":"list"},"layers":[{"style":"root","title":"Posts","depth":0,"elements":\#(list)}]}"#,
      "where nothing is over it, it is the page itself")
    scene.root.page = Page(id: Page.ID("details"), screen: Screen("Post", elements: []))
    scene.root.depth = 1
    #expect(
      JSONFrame(FakeApp(scene)).description == head.replacing("TITLE", with: "Post")
        + #""layers":[{"style":"root","title":"Post","depth":1,"elements":[],"actions":[],"#
        + #""sidebar":{"title":"Posts","elements":\#(list)}}]}"#)
  }

  @Test(
    "Text is quoted as RFC 8259 says, with every control character escaped",
    arguments: [
      ("a\"b\\c", #""a\"b\\c""#, #""a\"b\\c""#), ("\u{1B}[2J\n\u{0}", #""\u001b[2J\u000a\u0000""#, nil),
      ("\u{7F}\u{9B}\u{2028}", #""\u007f\u009b\u2028""#, nil), ("é😀", #""é😀""#, #""\u00e9\ud83d\ude00""#),
    ] as [(String, String, String?)])
  func quoting(_ text: String, _ quoted: String, _ ascii: String?) {
    #expect(JSON.string(text).text() == quoted)
    #expect(JSON.string(text).text(isASCII: true) == ascii ?? quoted)
  }

  /// The judge is a reader that we have not written (RFC 8259).
  @Test("Whatever is in a text, a reader of JSON finds it again, from every form in which it is written")
  func hostile() throws {
    let scalars = [0...0x2FF, 0x2000...0x20FF, 0xD700...0xD7FF, 0xE000...0xE0FF, 0xFE00...0xFFFF, 0x1F300...0x1FAFF]
      .joined().compactMap(Unicode.Scalar.init)
    let texts =
      scalars.map(String.init) + ["\"\\\"\u{0}\\u0041\r\n\t\u{8}/", "</script>\u{2028}\u{2029}", "e\u{301}👨‍👩‍👧‍👦\u{10FFFF}"]
    let json = JSON.array(texts.map { .object([JSON.Member(name: "name\($0)", value: .string("value\($0)"))]) })
    let written = [json.text(), json.text(isASCII: true), JSON.inASCII(json.text()), JSON.withoutControls(json.text())]
    for text in written {
      let objects = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: String]])
      let found = objects.flatMap { object in object.flatMap { [Array($0.key.utf8), Array($0.value.utf8)] } }
      #expect(found == texts.flatMap { [Array("name\($0)".utf8), Array("value\($0)".utf8)] })
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
    #expect(written[1].utf8.allSatisfy { $0 < 0x80 } && written[2].utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("A script played as JSON gives one line for each command, and no secret")
  func script() async throws {
    var lines: [String] = []
    let player = ScriptPlayer(
      source: FakeApp(Samples.form()), printing: .everyFrameAsJSON, narrates: true, output: { lines.append($0) })
    try await player.play(
      try Script(parsing: "## Once\ntype Email ada\nexpect text ada\ntype Password canary\nstate", name: "x"))
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"link\"") && !$0.contains("\n") && !$0.contains("canary") })
  }
}
