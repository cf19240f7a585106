import Observation
import RoutingUI
import SwiftUI

// What the windows of `Windows.swift` need besides.

/// A window with a navigator of its own, at a place.
struct PlaceWindow: View {
  @State private var library = Result { try Library() }
  let link: String?

  var body: some View {
    switch library {
    case .success(let library): FlowView(library.navigator).onAppear { if let link { library.open(link) } }
    case .failure(let mistake): Text(verbatim: "\(mistake)")
    }
  }
}

/// A short message for the user of a window.
@MainActor
@Observable
final class Toast {
  var text: String?
}
