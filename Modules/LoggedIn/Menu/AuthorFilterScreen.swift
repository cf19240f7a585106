import Links
import ScreenKit
import Services

extension Screen<AuthorFilterIntent> {
  /// The filter: everybody who has written something, with a mark at the one in force.
  static func authorFilter(_ authors: Loadable<[Author]>, chosen: Author.ID?) -> Self {
    let all = Row(id: "all", title: "All authors", accessory: chosen == nil ? .on : .off)
    return Screen(
      "Filter",
      elements: authors.elements("authors", retry: .retryTapped) { authors in
        let rows = authors.map { author in
          Row(id: author.id.linkText, title: author.name, accessory: author.id == chosen ? .on : .off)
        }
        return [
          .list(
            RowList([all] + rows) { $0 == "all" ? .allChosen : Author.ID(linkText: $0).map { .authorChosen($0) } })
        ]
      })
  }
}
