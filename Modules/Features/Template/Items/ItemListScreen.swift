import Links
import ScreenKit

extension Screen<ItemListIntent> {
  static func itemList(_ items: Loadable<[Item]>) -> Self {
    Screen(
      "Template",
      actions: [
        Action("Reload", .reloadTapped), Action("Help", .helpTapped), Action("Done", .doneTapped, role: .cancel),
      ],
      elements: items.elements("items", retry: .reloadTapped) { items in
        items.isEmpty ? [.empty("There are no items yet.")] : [.list(rows(items))]
      })
  }

  private static func rows(_ items: [Item]) -> RowList<ItemListIntent> {
    RowList(items.map { Row(id: $0.id.linkText, title: $0.title) }) { row in
      Item.ID(linkText: row).map { .itemTapped($0) }
    }
  }
}
