import TestTopics
import Testing

@testable import Links

@Suite("The URL of a place", .tags(.links))
struct EntryWritingTests {
  private let table: EntryTable<EntryTarget<String>>

  init() throws {
    table = try EntryTable(tolerating: [.trailingSlash]) {
      Site("https://shop.example", "shop://open") {
        EntryLink("/items/:id") { (id: Int) in .place(DeepLink(module: "shop", path: "items/\(id)")) }
          .written { target in
            if case .places(let links, _) = target, links[0].module == "shop" {
              "/items/" + links[0].segments[1]
            } else {
              nil
            }
          }
        EntryLink("/items/new", .action("new")).written { $0 == .action("new") ? "/items/new" : nil }
        EntryLink("/scan", .action("scan"))
      }
    }
  }

  @Test(
    "A target has the URL that its entry writes and reads back, rather than a wrong one",
    arguments: [
      (.place(DeepLink(module: "shop", path: "items/7")), "https://shop.example/items/7"),
      (.place(DeepLink(module: "shop", path: "items/07")), nil), (.place(DeepLink(module: "wiki", path: "a/7")), nil),
      (.place(DeepLink(module: "shop", path: "items/7"), as: .style(.sheet)), nil),
      (.action("new"), "https://shop.example/items/new"), (.action("scan"), nil),
    ] as [(EntryTarget<String>, String?)])
  func written(_ target: EntryTarget<String>, _ url: String?) throws {
    #expect(table.url(for: target) == url)
    if let url { #expect(try table.read(url).target == target) }
  }
}
