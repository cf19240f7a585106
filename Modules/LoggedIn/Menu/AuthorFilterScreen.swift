import Links
import ScreenKit
import Services

extension Screen<AuthorFilterIntent> {
  /// Returns the list of authors to filter by, with a mark at the chosen one.
  ///
  /// An author whose name can't be loaded appears by number, with the reason.
  static func authorFilter(_ authors: Loadable<[AuthorChoice]>, chosen: Author.ID?) -> Self {
    Screen(
      "Filter",
      elements: authors.elements("authors", retry: .retryTapped) { choices in
        let isIncomplete =
          authors.phase == .idle && choices.contains { $0.author.isUnavailable && !$0.author.isMissing }
        let tryAgain = Element.button(Action<AuthorFilterIntent>("Try again", .retryTapped, id: "Try again: names"))
        return (isIncomplete ? [tryAgain] : []) + [.list(list(choices, chosen: chosen))]
      })
  }

  private static func list(_ choices: [AuthorChoice], chosen: Author.ID?) -> RowList<AuthorFilterIntent> {
    let all = Row(id: "all", title: "All authors", accessory: chosen == nil ? .on : .off)
    let rows = choices.map { choice in
      Row(
        id: choice.id.text, title: choice.author.value?.name ?? choice.id.name, subtitle: choice.author.problem,
        accessory: choice.id == chosen ? .on : .off)
    }
    return RowList([all] + rows) { $0 == "all" ? .allChosen : Author.ID(text: $0).map { .authorChosen($0) } }
  }
}
