import Foundation
import Testing

@Suite("The sizes that the pages name")
struct SizeTests {
  private static let catalog = PackageTree.root.appendingPathComponent("Modules/AppShell/AppShell.docc")

  /// The number before a word of a page, such as 7,000 in “about 7,000 lines”.
  private static func number(before word: String, in page: String) throws -> Int {
    let text = try String(contentsOf: catalog.appendingPathComponent(page), encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let before = try #require(text.range(of: word)).lowerBound
    let digits = text[..<before].reversed().drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," }
    return try #require(Int(String(digits.reversed().filter(\.isNumber))))
  }

  /// The number of lines in the sources of some folders.
  private static func lines(of folders: [String]) throws -> Int {
    let root = PackageTree.root
    return try folders.reduce(0) { sum, folder in
      let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      let names = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      return try names.reduce(sum) { sum, name in
        let text = try String(contentsOf: root.appendingPathComponent("\(folder)/\(name)"), encoding: .utf8)
        return sum + text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      }
    }
  }

  private static let routing = ["Links", "Routing", "AppRouting"].map { "Modules/\($0)" }

  @Test(
    "A named size differs by less than ten percent from that of the sources",
    arguments: [
      ("Compared.md", "lines with their comments", routing + ["Modules/RoutingUI", "Modules/Presentation"]),
      ("Decisions/ThreeModulesOfRouting.md", "lines in Links", ["Modules/Links"]),
      ("Decisions/ThreeModulesOfRouting.md", "in Routing and", ["Modules/Routing"]),
      ("Decisions/ThreeModulesOfRouting.md", "in AppRouting. A", ["Modules/AppRouting"]),
      ("AddAModule.md", "lines in 9 files", ["Modules/Template"]),
      ("AddAModule.md", "lines in 10 files", ["App/Starter/Modules/ViewTemplate"]),
    ])
  func size(page: String, word: String, folders: [String]) throws {
    let named = try Self.number(before: word, in: page)
    let counted = try Self.lines(of: folders)
    #expect(abs(named - counted) * 10 < counted, "\(page) says \(named); there are \(counted)")
  }
}
