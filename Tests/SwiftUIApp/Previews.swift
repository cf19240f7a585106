import RoutingUI
import SwiftUI

#Preview("A book") {
  BookView(number: 7) {}
}

#Preview("The library") {
  FlowPreview(LibraryCoordinator.feature(), at: "app://library/shelf")
}

#Preview("A loan over a book") {
  FlowPreview(LibraryCoordinator.feature(), at: "app://library/books/7/lend/7")
}
