import Links
import RoutingUI
import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

/// A page with a search field, a button in the toolbar and an inspector.
struct SearchView: View {
  let bookTapped: @MainActor (Int) -> Void
  @State private var query = ""
  @State private var showsNotes = false

  init(bookTapped: @escaping @MainActor (Int) -> Void) { self.bookTapped = bookTapped }

  var body: some View {
    List {
      ForEach((1...9).filter { query.isEmpty || "Book \($0)".contains(query) }, id: \.self) { number in
        PageButton("Book \(number)") { bookTapped(number) }
      }
    }
    .searchable(text: $query, prompt: "Books")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Notes", systemImage: "note.text") { showsNotes.toggle() }
      }
    }
    .inspector(isPresented: $showsNotes) { Text("Notes") }
  }
}

/// The type of the activities of this app, which its Info.plist names in `NSUserActivityTypes`.
let bookActivity = "example.library.book"

/// A page that the system offers on another device and in its search.
struct OfferedBookView: View {
  let number: Int
  let link: DeepLink

  var body: some View {
    Text("Book \(number)").userActivity(bookActivity) { activity in
      activity.title = "Book \(number)"
      activity.userInfo = ["link": link.description]
      activity.isEligibleForSearch = true
    }
  }
}

/// The namespace of the transitions in a window.
private struct ZoomKey: EnvironmentKey {
  static let defaultValue: Namespace.ID? = nil
}

extension EnvironmentValues {
  var zoom: Namespace.ID? {
    get { self[ZoomKey.self] }
    set { self[ZoomKey.self] = newValue }
  }
}

/// A window whose pages can zoom out of their rows.
struct ZoomWindow: View {
  let library: Library
  @Namespace private var zoom

  var body: some View { FlowView(library.navigator).environment(\.zoom, zoom) }
}

#if !os(macOS)
  extension View {
    /// Marks a row out of which a page zooms.
    @ViewBuilder
    func zooms(to number: Int, in zoom: Namespace.ID?) -> some View {
      if let zoom { matchedTransitionSource(id: number, in: zoom) } else { self }
    }

    /// Marks the page.
    @ViewBuilder
    func zooms(from number: Int, in zoom: Namespace.ID?) -> some View {
      if let zoom { navigationTransition(.zoom(sourceID: number, in: zoom)) } else { self }
    }
  }
#endif

#if canImport(UIKit)
  /// A view controller as a page.
  struct ControllerPage: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
#endif

/// An app with windows for books and, on a Mac, one for the settings.
struct DesktopApp: App {
  var body: some Scene {
    WindowGroup(id: "library") { LibraryWindow().tint(.red) }
    #if os(macOS)
      Settings { Text("Settings") }
    #endif
  }
}
