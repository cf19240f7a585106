import Foundation
import TestTopics
import Testing

@Suite("The picture of the modules in the README")
struct ReadmeTests {
  @Test("The diagram shows every module and its dependencies; an added feature may be missing")
  func graph() throws {
    let tree = try PackageTree.current.get()
    let readme = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let drawn = Self.drawing(in: readme)
    let names = Set(drawn.targets.map(\.name))
    for target in tree.targets where !target.isTest && !tree.features.contains(target.name) {
      #expect(names.contains(target.name), "\(target.name) is missing")
    }
    for name in names.sorted() {
      // A program is built with another and imports nothing of it.
      let programs = Set(tree.targets.filter(\.isExecutable).map(\.name))
      let reached = Set(tree.reach(of: name).keys).intersection(names).subtracting(programs)
      #expect(Set(drawn.reach(of: name).keys) == reached, "what \(name) reaches is drawn otherwise")
    }
  }

  /// Returns the targets and dependencies in lines such as `A & B --> C & D`.
  private static func drawing(in readme: String) -> PackageTree {
    var tree = PackageTree(targets: [], libraries: [], files: [:])
    for line in readme.split(separator: "\n") where line.contains(" --> ") {
      let sides = line.split(separator: " --> ").map { side in
        side.split(separator: "&").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      for name in sides.joined() where !tree.targets.contains(where: { $0.name == name }) {
        tree.targets.append(.init(name: name, folder: ""))
      }
      for name in sides[0] { tree = tree.changing(name) { $0.dependencies += sides[1] } }
    }
    return tree
  }
}
