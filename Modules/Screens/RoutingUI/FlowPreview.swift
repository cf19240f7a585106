#if canImport(SwiftUI)
  import Links
  public import Routing
  public import SwiftUI

  /// A window of one module at a place, for a preview.
  ///
  ///     #Preview("A loan over a book") {
  ///       FlowPreview(LibraryCoordinator.feature(), at: "app://library/books/7/lend/7")
  ///     }
  ///
  /// Without a link, it shows the first page; for a refused link, the reason.
  public struct FlowPreview<Screen, Content: View>: View {
    @State private var window: Result<Navigator<Screen>, any Error>
    private let content: (Navigator<Screen>) -> Content

    /// Creates a preview with open gates; `content` returns the `FlowView` of the window.
    public init(
      _ feature: Feature<Screen>, at link: String? = nil, @ViewBuilder content: @escaping (Navigator<Screen>) -> Content
    ) {
      _window = State(initialValue: Result { try Self.open(link, of: feature) })
      self.content = content
    }

    private static func open(_ link: String?, of feature: Feature<Screen>) throws -> Navigator<Screen> {
      let modules = try Modules([feature.placed(.root)])
      let navigator = try Navigator(modules, root: feature.module.name, gates: modules.openGates)
      if let link, case .refused(let error) = navigator.open(try DeepLink(link)) { throw error }
      navigator.start()
      return navigator
    }

    /// The window, or the reason why there is none.
    public var body: some View {
      switch window {
      case .success(let navigator): content(navigator)
      case .failure(let problem): Text(verbatim: "\(problem)")
      }
    }
  }

  extension FlowPreview where Screen: View, Content == FlowView<Screen, Screen, Screen> {
    /// Creates a preview of a module whose screens are views.
    public init(_ feature: Feature<Screen>, at link: String? = nil) { self.init(feature, at: link) { FlowView($0) } }
  }

  extension FlowPreview where Screen == any PageScreen, Content == FlowView<any PageScreen, AnyView, AnyView> {
    /// Creates a preview of a module whose screens conform to `PageScreen`.
    public init(_ feature: Feature<any PageScreen>, at link: String? = nil) {
      self.init(feature, at: link) { FlowView($0) }
    }
  }
#endif
