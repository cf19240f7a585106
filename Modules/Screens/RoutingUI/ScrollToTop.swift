#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Scrolls the `ScrollView` in this view to the top when the user chooses the page's tab again.
    ///
    /// A `List` needs a `ScrollViewReader` that scrolls when ``PageContext/scrollsToTop`` changes.
    public func scrollsToTop() -> some View { ScrollToTop(content: self) }
  }

  private struct ScrollToTop<Content: View>: View {
    private let content: Content
    @Environment(\.page) private var page
    // Automatic, so that the view begins where its own anchor says.
    @State private var position = ScrollPosition(idType: Int.self)

    init(content: Content) { self.content = content }

    var body: some View {
      content
        .scrollPosition($position)
        .onChange(of: page.scrollsToTop) { withAnimation { position.scrollTo(edge: .top) } }
    }
  }
#endif
