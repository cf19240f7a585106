import ScreenKit
import Services
import ServicesTesting

@testable import LoggedIn

/// Sample posts and helpers for the tests of this module.
@MainActor
enum Sample {
  static let ada = Account(name: "Ada", email: "ada@example.com")
  static let author = Author(id: .init(rawValue: 3), name: "Kenji Murakami", about: "Draws maps.")
  static let posts = [
    Post(id: .init(rawValue: 1), author: .init(rawValue: 3), title: "Buoys", body: "Red and green.\n\nMostly."),
    Post(id: .init(rawValue: 2), author: .init(rawValue: 4), title: "cairns", body: "Stones."),
    Post(id: .init(rawValue: 3), author: .init(rawValue: 3), title: "Anchors", body: "Iron."),
  ]

  static func settings(_ storage: StubStorage = StubStorage()) -> SettingsStore {
    SettingsStore(of: ada, storage, announce: Announcer { _, _ in })
  }
}

extension Screen {
  /// The titles of the rows of all lists, from top to bottom.
  var rowTitles: [String] { lists.flatMap { $0.rows.map(\.title) } }

  /// The titles of the rows whose accessory is on.
  var rowsOn: [String] { lists.flatMap { $0.rows.filter { $0.accessory == .on }.map(\.title) } }

  /// Returns the subtitle of a row.
  func subtitle(ofRow id: String) -> String? { lists.lazy.flatMap(\.rows).first { $0.id == id }?.subtitle }

  private var lists: [RowList<Intent>] {
    elements.compactMap { if case .list(let list) = $0 { list } else { nil } }
  }
}

struct Offline: Error, CustomStringConvertible {
  var description: String { "no network" }
}
