import ScreenKit

/// The selected rows of the lists of a page.
struct Selections: Equatable, Sendable {
  private struct Selection: Equatable, Sendable {
    var row: String
    var index: Int
  }

  private var selections: [String: Selection] = [:]
  private var openRows: [String: String] = [:]

  /// If the row no longer exists, the row at its index is selected.
  func index(in list: RowList<SceneIntent>) -> Int {
    guard let selection = selections[list.id], !list.rows.isEmpty else { return 0 }
    if list.rows.indices.contains(selection.index), list.rows[selection.index].id == selection.row {
      return selection.index
    }
    return list.rows.firstIndex { $0.id == selection.row } ?? min(selection.index, list.rows.count - 1)
  }

  /// An index out of range selects the nearest row.
  mutating func select(_ index: Int, in list: RowList<SceneIntent>) {
    guard !list.rows.isEmpty else { return }
    let index = min(max(0, index), list.rows.count - 1)
    selections[list.id] = Selection(row: list.rows[index].id, index: index)
  }

  mutating func selectFirst(in list: String) { selections[list] = nil }

  func openRow(of list: String) -> String? { openRows[list] }

  /// Selects the open row of a list if it changed, and returns whether another row is selected.
  mutating func followOpenRow(of list: RowList<SceneIntent>) -> Bool {
    guard let row = list.openRow else {
      openRows[list.id] = nil
      return false
    }
    guard let index = list.rows.firstIndex(where: { $0.id == row }) else { return false }
    openRows[list.id] = row
    guard selections[list.id]?.row != row else { return false }
    select(index, in: list)
    return true
  }
}
