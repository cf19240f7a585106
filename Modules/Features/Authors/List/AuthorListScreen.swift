import Links
import ScreenKit
import Services

extension Screen<AuthorListIntent> {
  static func authorList(_ title: String, _ authors: Loadable<[Author]>) -> Self {
    Screen(
      title,
      elements: authors.elements("authors", retry: .reloadTapped) { authors in
        authors.isEmpty ? [.empty("There are no authors yet.")] : [.list(rows(authors))]
      })
  }

  private static func rows(_ authors: [Author]) -> RowList<AuthorListIntent> {
    RowList(authors.map { Row(id: $0.id.linkText, title: $0.name, subtitle: $0.about) }) { row in
      authors.first { $0.id.linkText == row }.map { .authorTapped($0) }
    }
  }
}
