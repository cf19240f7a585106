#if canImport(SwiftUI)
  public import Routing
  public import SwiftUI

  /// Shows a window: everything that its navigator has open, as tabs, stacks, sheets, covers, popovers and alerts.
  ///
  /// If the screens of the app are views or conform to `PageScreen`, `FlowView(navigator)` is enough: the screen of an alert's
  /// route is the alert's buttons. For other screens, closures draw the pages and the buttons.
  ///
  /// The navigator must have been started. A view that has another navigator than before shows that one from its beginning.
  public struct FlowView<Screen, Content: View, Buttons: View>: View {
    private let navigator: Navigator<Screen>
    private var drawing: PageDrawing<Screen, Content, Buttons>
    private var options = FlowModel<Screen>.Options()
    @Environment(\.pauses) private var pauses

    /// Shows a window whose screens are drawn by closures.
    ///
    /// - Parameters:
    ///   - navigator: The navigator.
    ///   - label: Returns the label of a tab, or the texts of an alert; by default, what the route declares as a `ViewRoute`.
    ///   - options: Returns how an entry is presented as a modal; by default, what the route declares as a `ViewRoute`.
    ///   - page: Draws a page.
    ///   - buttons: Draws the buttons of an alert.
    public init(
      _ navigator: Navigator<Screen>, label: @escaping @MainActor (OpenEntry<Screen>) -> PageLabel = { PageLabel($0) },
      options: @escaping @MainActor (OpenEntry<Screen>) -> ModalOptions = { ModalOptions($0) },
      @ViewBuilder page: @escaping @MainActor (OpenEntry<Screen>) -> Content,
      @ViewBuilder buttons: @escaping @MainActor (OpenEntry<Screen>) -> Buttons
    ) {
      self.navigator = navigator
      self.options.modal = options
      drawing = PageDrawing(label: label, options: options, page: page, buttons: buttons)
    }

    /// The window.
    public var body: some View {
      FlowWindow(navigator: navigator, pauses: pauses, drawing: drawing, options: options)
        .id(ObjectIdentifier(navigator))
    }

    /// Calls an action when something that is open can't be shown; by default, a debug build logs it.
    public func onProblem(_ action: @escaping @MainActor (FlowProblem) -> Void) -> FlowView {
      var view = self
      view.options.onProblem = action
      return view
    }

    /// Wraps each move that the user makes in the window itself: going back, closing a modal, choosing a tab.
    ///
    /// The action performs the move, or refuses it by doing nothing; then the screen moves back. Taps on a page aren't such moves.
    ///
    ///     FlowView(navigator).onMove { move in
    ///       if case .refused(let error) = move() { print(error) }
    ///     }
    public func onMove(
      _ action: @escaping @MainActor (_ move: @MainActor () -> NavigationOutcome) -> Void
    ) -> FlowView {
      var view = self
      view.options.perform = action
      return view
    }

    /// Shows a view beside a sidebar while nothing is pushed.
    public func detailPlaceholder(@ViewBuilder _ placeholder: () -> some View) -> FlowView {
      var view = self
      view.drawing.placeholder = AnyView(placeholder())
      return view
    }
  }

  extension FlowView where Buttons == EmptyView {
    /// Shows a window whose screens are drawn by a closure, and which has no alerts.
    ///
    /// - Parameters:
    ///   - navigator: The navigator.
    ///   - label: Returns the label of a tab; by default, what the route declares as a `ViewRoute`.
    ///   - page: Draws a page.
    public init(
      _ navigator: Navigator<Screen>, label: @escaping @MainActor (OpenEntry<Screen>) -> PageLabel = { PageLabel($0) },
      @ViewBuilder page: @escaping @MainActor (OpenEntry<Screen>) -> Content
    ) {
      self.init(navigator, label: label, page: page) { _ in EmptyView() }
    }
  }

  extension FlowView where Screen: View, Content == Screen, Buttons == Screen {
    /// Shows a window whose screens are views.
    ///
    /// - Parameters:
    ///   - navigator: The navigator.
    ///   - label: Returns the label of a tab, or the texts of an alert; by default, what the route declares as a `ViewRoute`.
    public init(
      _ navigator: Navigator<Screen>, label: @escaping @MainActor (OpenEntry<Screen>) -> PageLabel = { PageLabel($0) }
    ) {
      self.init(navigator, label: label) {
        $0.screen
      } buttons: {
        $0.screen
      }
    }
  }

  extension FlowView where Screen == any PageScreen, Content == AnyView, Buttons == AnyView {
    /// Shows a window of several modules.
    ///
    /// - Parameters:
    ///   - navigator: The navigator.
    ///   - label: Returns the label of a tab, or the texts of an alert; by default, what the route declares as a `ViewRoute`.
    public init(
      _ navigator: Navigator<any PageScreen>,
      label: @escaping @MainActor (OpenEntry<any PageScreen>) -> PageLabel = { PageLabel($0) }
    ) {
      self.init(navigator, label: label) {
        $0.screen.erasedView
      } buttons: {
        $0.screen.erasedView
      }
    }
  }

  private struct PausesKey: EnvironmentKey {
    static var defaultValue: Pauses { .live }
  }

  extension EnvironmentValues {
    /// The waits of a window, which a test controls.
    var pauses: Pauses {
      get { self[PausesKey.self] }
      set { self[PausesKey.self] = newValue }
    }
  }
#endif
