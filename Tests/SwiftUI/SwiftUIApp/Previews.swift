import RoutingUI
import SwiftUI

#Preview("A book") {
  BookView(number: 7) {}
}

#Preview("A loan over a book") {
  FlowPreview(LibraryCoordinator.feature(), at: "app://library/books/7/lend/7")
}
