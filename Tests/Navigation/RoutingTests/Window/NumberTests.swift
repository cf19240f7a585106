import AppRouting
import Links
import RoutingSamples
import TestTopics
import Testing

@testable import Routing

@MainActor
@Suite("The largest and the smallest number", .tags(.navigation))
struct NumberTests {
  /// A call with a number, for a window on a museum's page under a sheet.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let call: @MainActor (SampleWindow, Int) throws -> String

    init(_ name: String, _ call: @escaping @MainActor (SampleWindow, Int) throws -> String) {
      testDescription = name
      self.call = call
    }
  }

  nonisolated static let rows = [
    Row("pop") { "\(try #require($0.museum).pop($1))" },
    Row("dismissModals") { "\(try #require($0.museum).dismissModals(keeping: $1))" },
    Row("dismiss") { "\(try #require($0.museum).dismiss(EntryID($1)))" },
    Row("leave") { "\(try #require($0.museum).leave(from: EntryID($1)))" },
    Row("navigate at a level") { "\(try #require($0.museum).navigate(to: .map, at: .parent, of: EntryID($1)))" },
    Row("push over") { "\(try #require($0.museum).push(.map, over: EntryID($1)))" },
    Row("finish") { "\(try #require($0.museum).finish(EntryID($1), with: "a"))" },
    Row("open") {
      "\(try #require($0.museum).open(NavigationSnapshot(tabs: [[.halls], [.tickets]], selectedTab: $1)))"
    },
    Row("back from") { "\($0.navigator.back(from: EntryID($1)))" },
    Row("restore") { "\($0.navigator.restore(place(selecting: $1)).losses.map(\.reason))" },
    Row("restore whole") { "\($0.navigator.restore(place(selecting: $1), isPartial: false).outcome)" },
    Row("losses") { "\($0.navigator.losses(in: place(selecting: $1)).map(\.reason))" },
    Row("show a root") { "\($0.navigator.showRoot("museum", restoring: place(selecting: $1)).losses.map(\.reason))" },
    Row("archive") { "\(NavigationArchive(NavigationArchive.text(of: place(selecting: $1))).problems)" },
    Row("describe") { place(selecting: $1).description },
    Row("undo to a step") { "\(NavigationHistory($0.navigator).restore($1))" },
  ]

  @Test("Every call that takes a number takes these two, and leaves the window open", arguments: rows)
  func extremes(_ row: Row) throws {
    let texts = try [Int.max, .min].map { number in
      let window = try SampleWindow()
      window.push("museum/paintings/1", "museum/map")
      let text = try row.call(window, number)
      #expect(window.navigator.content != nil)
      return text.replacing("\(number)", with: "N").replacing("\(Int64.max)" + "8", with: "N")
    }
    #expect(!texts.contains(""))
  }

  private nonisolated static func place(selecting tab: Int) -> NavigationSnapshot<DeepLink> {
    NavigationSnapshot(tabs: [[MuseumRoute.halls.link], [MuseumRoute.tickets.link]], selectedTab: tab)
  }
}
