import ScreenKit

/// A target that a script can tap: an action or a row.
struct Target {
  enum Kind {
    case action(Action<SceneIntent>)
    case row(RowList<SceneIntent>, index: Int)
  }

  var id: String
  var label: String
  var kind: Kind

  var isRow: Bool { list != nil }

  var list: RowList<SceneIntent>? { if case .row(let list, _) = kind { list } else { nil } }

  static func all(in screen: Screen<SceneIntent>) -> [Target] {
    let actions = (screen.allActions + screen.orders).map { Target(id: $0.id, label: $0.label, kind: .action($0)) }
    let rows = screen.elements.flatMap { element -> [Target] in
      guard case .list(let list) = element else { return [] }
      return list.rows.enumerated().map { index, row in
        Target(id: row.id, label: row.title, kind: .row(list, index: index))
      }
    }
    return actions + rows
  }
}
