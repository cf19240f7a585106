import Foundation
import Routing
import RoutingUI
import SwiftUI

#Preview("A book") {
  BookView(number: 7) { .done }
}

#Preview("The library") {
  LibraryPreview(link: "app://library/shelf")
}

#Preview("A loan over a book") {
  LibraryPreview(link: "app://library/books/7/lend/7")
}

/// A flow at a place, and the coordinator that a preview has to keep.
struct LibraryPreview: View {
  @State private var library = LibraryCoordinator()
  let link: String

  var body: some View {
    FlowView(library.router).onAppear {
      if let url = URL(string: link) { library.open(url) }
    }
  }
}
