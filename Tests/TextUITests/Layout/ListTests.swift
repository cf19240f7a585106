import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("Lists", .tags(.terminal))
struct ListTests {
  private func lines(_ rows: [Row]) -> [String] {
    let screen = Screen<SceneIntent>("List", elements: [.list(RowList(rows) { _ in nil })])
    let frame = PlainFrame(Samples.scene(Page.ID("list"), screen), size: Size(columns: 30, rows: 14))
    return Array(frame.lines[2..<6])
  }

  @Test("Every row has two lines if one of the first rows has a subtitle, and no part of a row is lost")
  func rowHeight() {
    let short = Row(id: "1", title: "One", accessory: .none)
    let long = Row(id: "2", title: "Two", subtitle: "more of it", accessory: .none)
    #expect(lines([short, long]) == [" > One", "", "   Two", "   more of it"])
    #expect(lines([long, short]) == [" > Two", "   more of it", "   One", ""])
  }
}
