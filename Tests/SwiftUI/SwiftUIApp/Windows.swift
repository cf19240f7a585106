import Links
import Routing
import RoutingUI
import SwiftUI

/// The windows of an app: the first one, and those that are opened at a place.
struct LibraryWindows: Scene {
  var body: some Scene {
    WindowGroup { PlaceWindow(link: nil) }
    WindowGroup(for: String.self) { link in PlaceWindow(link: link.wrappedValue) }
  }
}

/// Opens a place in a window of its own.
struct PlaceButton: View {
  @Environment(\.openWindow) private var openWindow
  let link: DeepLink

  var body: some View { Button("Open in a new window") { openWindow(value: link.description) } }
}

/// A page with the message over it, if nothing but an alert is over the page.
struct PageWithToast<Content: View>: View {
  @Environment(\.page) private var page
  let toast: Toast
  let content: Content

  var body: some View {
    content.safeAreaInset(edge: .bottom) {
      if page.isOnTop, let text = toast.text { Text(verbatim: text).padding() }
    }
  }
}

/// A window whose messages are over everything, sheets and covers included.
struct ToastWindow: View {
  let library: Library
  let toast: Toast

  var body: some View {
    FlowView(library.navigator) { entry in
      PageWithToast(toast: toast, content: entry.screen)
    } buttons: { entry in
      entry.screen
    }
  }
}

/// A window whose tabs and alerts have titles in the language of the user.
struct TranslatedWindow: View {
  let library: Library
  /// Returns a text of the app's catalog.
  let translate: @MainActor (String) -> String

  var body: some View { FlowView(library.navigator, label: label) }

  private func label(of entry: OpenEntry<LibraryRoute.Screen>) -> PageLabel {
    var label = PageLabel(entry)
    (label.title, label.message) = (translate(label.title), translate(label.message))
    return label
  }
}
