import ScreenKit
import Services

extension Screen<MenuIntent> {
  /// Returns the menu; `author` is the name of the filter's author.
  static func menu(_ settings: Settings, author: String?) -> Self {
    let orders = Settings.Order.allCases.map { order in
      Row(id: order.rawValue, title: order.title, accessory: order == settings.order ? .on : .off)
    }
    let more =
      [Row(id: "filter", title: "Filter by author", subtitle: author ?? "All authors")]
      + (author == nil ? [] : [Row(id: "all", title: "Show all authors", accessory: .none)])
      + [Row(id: "about", title: "About Waymark")]
    return Screen(
      "Menu", actions: [Action("Done", .doneTapped, role: .cancel)],
      elements: [
        .list(RowList(id: "order", orders) { Settings.Order(rawValue: $0).map { .orderChosen($0) } }),
        .divider,
        .list(
          RowList(id: "more", more) { ["filter": .filterTapped, "all": .filterCleared, "about": .aboutTapped][$0] }),
      ])
  }
}
