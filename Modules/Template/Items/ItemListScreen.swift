import Links
import ScreenKit

extension Screen<ItemListIntent> {
  /// The list in a given state.
  static func itemList(_ state: ItemListState) -> Self {
    Screen(
      "Template",
      actions: [Action("Help", .helpTapped), Action("Done", .doneTapped, role: .cancel)],
      elements: elements(state))
  }

  private static func elements(_ state: ItemListState) -> [Element<ItemListIntent>] {
    switch state {
    case .loading: [.loading("Loading the items…")]
    case .failed(let reason): [.error(reason), .button(Action("Try again", .retryTapped))]
    case .display([]): [.empty("There are no items yet.")]
    case .display(let items):
      [
        .list(
          RowList(items.map { Row(id: $0.id.linkText, title: $0.title) }) { row in
            Item.ID(linkText: row).map { .itemTapped($0) }
          })
      ]
    }
  }
}
