import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@MainActor
@Suite("The way through pages", .tags(.terminal))
struct WayTests {
  private func bar(_ breadcrumbs: [String], title: String = "Post", columns: Int) -> String {
    var scene = Samples.scene(Page.ID("post"), Screen(title, elements: []))
    (scene.root.depth, scene.root.backTitle, scene.root.breadcrumbs) = (3, "Author", breadcrumbs)
    return PlainFrame(scene, size: Size(columns: columns, rows: 10)).lines[0]
  }

  @Test("The bar shows the names on the way, shortened from the left")
  func shortened() {
    let way = ["Posts", "70", "Ingrid", "9"]
    #expect(bar(way, columns: 80) == " ‹ Posts › 70 › Ingrid › 9            Post")
    #expect(bar(way, columns: 56) == " ‹ … › 70 › Ingrid › 9    Post")
    #expect(bar(way, columns: 44) == " ‹ … › Ingrid › 9   Post")
    #expect(bar(["Posts", "An author with a long name"], columns: 40) == " ‹ … › An autho…  Post")
  }

  @Test("A page whose title is its name is not named twice")
  func once() {
    #expect(bar(["Menu", "About"], title: "About", columns: 60) == " ‹ Menu                    About")
  }
}
