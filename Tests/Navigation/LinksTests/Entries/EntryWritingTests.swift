import Foundation
import RandomTesting
import TestTopics
import Testing

@testable import Links

private typealias Target = EntryTarget<String>

private func shop() throws -> EntryTable<Target> {
  try EntryTable(tolerating: [.trailingSlash, .fragment], ignoring: ["utm_*"]) {
    Site("https://shop.example", "shop://open") {
      EntryLink("/", .place(DeepLink(module: "shop")))
      EntryLink("/items/:id") { (id: Int) in .place(DeepLink(module: "shop", path: "items/\(id)")) }
      EntryLink("/items/:id/photos/:number") { (id: Int, number: Int) in
        .place(
          DeepLink(module: "shop", path: "items/\(id)"), DeepLink(module: "photos", path: "\(number)?of=\(id)"))
      }
      EntryLink("/find/:word?page=&sort=#:part") { (word: String, page: Int?, sort: String?, part: String?) in
        .place(DeepLink(module: "shop", path: "search?text=\(word)&page=\(page)&sort=\(sort)&part=\(part)"))
      }
      EntryLink("/sale?kind=summer&size=") { (size: String) in .place(DeepLink(module: "sale", path: "\(size)")) }
      EntryLink("/wiki/**") { (title: [String]) in
        .place(DeepLink(module: "wiki", path: "\(title.joined(separator: "/"))"))
      }.written { target in
        guard case .places(let links, _) = target, links[0].module == "wiki" else { return nil }
        return "/wiki/" + links[0].segments[0]
      }
      EntryLink("/old/...", .refused("It is over"))
      EntryLink("/scan", .action("scan"))
    }
    EntryLink("https://*.shop.example/:id") { (country: String, id: Int) in
      .place(DeepLink(module: country, path: "items/\(id)"))
    }
  }
}

@Suite("The URL of a place", .tags(.links))
struct EntryWritingTests {
  @Test(
    "A place is written as the URL of the first entry that leads to it, and read back as the same place",
    arguments: [
      ("app://shop", "https://shop.example"), ("app://shop/items/7", "https://shop.example/items/7"),
      ("app://shop/items/7 app://photos/3?of=7", "https://shop.example/items/7/photos/3"),
      ("app://shop/search?text=a%2Fb%3F", "https://shop.example/find/a%2Fb%3F"),
      (
        "app://shop/search?text=a%2Bb&page=2&sort=x%26y&part=top", "https://shop.example/find/a+b?page=2&sort=x%26y#top"
      ),
      ("app://sale/a%20b", "https://shop.example/sale?kind=summer&size=a%20b"),
      ("app://wiki/a%2Fb", "https://shop.example/wiki/a/b"),
    ])
  func written(_ links: String, _ url: String) throws {
    let table = try shop()
    let target = Target.places(try links.split(separator: " ").map { try DeepLink(String($0)) }, .declared)
    #expect(table.url(for: target) == url)
    #expect(try table.read(url).target == target)
  }

  @Test("There is no URL rather than a wrong one")
  func unwritten() throws {
    let table = try shop()
    for link in [
      "app://shop/items/x", "app://shop/items/07", "app://other", "app://shop/search?text=..",
      "app://shop/search?text=",
    ] {
      #expect(table.url(for: .place(try DeepLink(link))) == nil, "\(link)")
    }
    #expect(table.url(for: .place(DeepLink(module: "shop"), as: .style(.sheet))) == nil)
    #expect(table.url(for: .action("scan")) == "https://shop.example/scan")
  }

  @Test("The components of the site's file let through what the table takes")
  func association() throws {
    let components = try shop().associationComponents(for: "shop.example")
    let paths = components.map(\.path)
    #expect(
      paths.contains("/items/?*") && paths.contains("/") && paths.contains("/find/?*") && paths.contains("/scan/"))
    #expect(components.first { $0.path == "/sale" }?.query == ["kind": "summer", "size": "?*"])
    #expect(components.filter { $0.exclude == true }.map(\.path) == ["/old/*", "/old"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let sale = try #require(components.first { $0.path == "/sale" })
    #expect(
      String(decoding: try encoder.encode(sale), as: UTF8.self)
        == #"{"/":"/sale","?":{"kind":"summer","size":"?*"},"comment":"https://shop.example/sale?kind=summer&size="}"#)
    #expect(try shop().associationComponents(for: "de.shop.example").map(\.path) == ["/?*"])
    #expect(try shop().associationComponents(for: "other.example").isEmpty)
  }
}
