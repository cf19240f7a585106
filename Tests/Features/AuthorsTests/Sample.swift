import ScreenKit
import Services

/// Sample posts of one author.
@MainActor
enum Sample {
  static let author = Author(id: .init(rawValue: 3), name: "Kenji Murakami", about: "Draws maps.")
  static let posts = [
    Post(id: .init(rawValue: 1), author: author.id, title: "Buoys", body: "Red and green.\n\nMostly."),
    Post(id: .init(rawValue: 2), author: .init(rawValue: 4), title: "Cairns", body: "Stones."),
    Post(id: .init(rawValue: 3), author: author.id, title: "Anchors", body: "Iron."),
  ]
}

extension Screen {
  /// The titles of the rows of all lists, from top to bottom.
  var rowTitles: [String] {
    elements.flatMap { element -> [String] in
      if case .list(let list) = element { list.rows.map(\.title) } else { [] }
    }
  }
}

struct Offline: Error, CustomStringConvertible {
  var description: String { "no network" }
}
