import AppIntents
import RoutingUI
import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

/// A window with a hint beside its list while no book is chosen.
struct HintWindow: View {
  let library: Library

  var body: some View {
    FlowView(library.navigator).detailPlaceholder {
      ContentUnavailableView("No book is open", systemImage: "book")
    }
  }
}

/// The first page of a sheet, which grows when the user begins to type; its route declares no detents.
struct GrowingSheet: View {
  @State private var query = ""
  @State private var height = PresentationDetent.medium

  var body: some View {
    TextField("Books", text: $query)
      .onChange(of: query) { height = .large }
      .presentationDetents([.medium, .large], selection: $height)
  }
}

/// A page with a message over everything, whether it is the page of a stack or of a sheet.
struct MessagePage: View {
  let message: String?
  @Environment(\.page) private var page

  var body: some View {
    List {}
      .safeAreaInset(edge: .bottom) {
        if page.isOnTop, let message { Text(message).padding() }
      }
  }
}

/// A page with a dialog of its own, which is no place of the app.
struct SortedBooksView: View {
  @State private var isSorting = false

  var body: some View {
    Button("Sort") { isSorting = true }
      .confirmationDialog("Sort by", isPresented: $isSorting) {
        Button("Title") {}
        Button("Author") {}
      }
  }
}

/// A list that scrolls to its top when the user chooses its tab again.
struct ScrollingList: View {
  let titles: [String]
  @Environment(\.page) private var page

  var body: some View {
    ScrollViewReader { proxy in
      List { ForEach(titles, id: \.self) { Text($0) } }
        .onChange(of: page.scrollsToTop) {
          if let first = titles.first { withAnimation { proxy.scrollTo(first, anchor: .top) } }
        }
    }
  }
}

/// An action of the system's search, of Siri and of shortcuts: it opens a universal link, which arrives as any other.
struct OpenBookIntent: AppIntent {
  static let title: LocalizedStringResource = "Open a book"

  @Parameter(title: "Number") var number: Int

  func perform() async throws -> some IntentResult & OpensIntent {
    guard let link = URL(string: "https://library.example/books/\(number)") else { throw CancellationError() }
    return .result(opensIntent: OpenURLIntent(link))
  }
}

#if canImport(UIKit)
  /// Opens the link of a quick action on the Home Screen; the scene's `onOpenURL` receives it.
  final class QuickActions: NSObject, UIWindowSceneDelegate {
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      guard let url = URL(string: shortcutItem.type) else { return completionHandler(false) }
      windowScene.open(url, options: nil, completionHandler: completionHandler)
    }
  }
#endif

private struct LibraryKey: FocusedValueKey {
  typealias Value = Library
}

extension FocusedValues {
  var library: Library? {
    get { self[LibraryKey.self] }
    set { self[LibraryKey.self] = newValue }
  }
}

/// Menus that act on the window in front.
struct LibraryCommands: Commands {
  @FocusedValue(\.library) private var library

  var body: some Commands {
    CommandMenu("Library") {
      Button("Loans") { library?.open("app://library/loans") }.disabled(library == nil)
    }
  }
}

/// An app with menus and, on a Mac, an item in the menu bar.
struct MenuApp: App {
  @State private var library = Result { try Library() }

  var body: some Scene {
    WindowGroup {
      if case .success(let library) = library {
        FlowView(library.navigator).focusedSceneValue(\.library, library)
      }
    }
    .commands { LibraryCommands() }
    #if os(macOS)
      MenuBarExtra("Library", systemImage: "books.vertical") {
        Button("Loans") { if case .success(let library) = library { library.open("app://library/loans") } }
      }
    #endif
  }
}
