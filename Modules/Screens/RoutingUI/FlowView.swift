#if canImport(SwiftUI)
  public import Routing
  public import SwiftUI

  /// A window: everything that its navigator has open, as tabs, stacks, sheets, covers, popovers and alerts.
  ///
  /// If the screens are views or conform to `PageScreen`, `FlowView(navigator)` is enough: an alert's screen is its
  /// buttons. Closures draw other screens. The navigator must have been started; another one is shown from its
  /// beginning.
  public struct FlowView<Screen, Content: View, Buttons: View>: View {
    private let navigator: Navigator<Screen>
    private var drawing: PageDrawing<Screen, Content, Buttons>
    private var options = FlowModel<Screen>.Options()
    @Environment(\.pauses) private var pauses

    /// Creates a window whose screens are drawn by closures.
    ///
    /// - Parameters:
    ///   - navigator: The navigator, already started.
    ///   - label: Returns the label of a tab, or the texts of an alert; by default that of the `ViewRoute`.
    ///   - options: Returns how an entry is presented as a modal; by default as the `ViewRoute` declares.
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

    /// The content of the window.
    public var body: some View {
      FlowWindow(navigator: navigator, pauses: pauses, drawing: drawing, options: options)
        .id(ObjectIdentifier(navigator))
    }

    /// Calls an action when something open can't be shown; by default, a debug build logs it.
    public func onProblem(_ action: @escaping @MainActor (FlowProblem) -> Void) -> FlowView {
      var view = self
      view.options.onProblem = action
      return view
    }

    /// Wraps each move that the user makes in the window itself: back, closing a modal, choosing a tab.
    ///
    /// If the action doesn't perform the move, the screen moves back.
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
    /// Creates a window without alerts, whose screens are drawn by a closure.
    public init(
      _ navigator: Navigator<Screen>, label: @escaping @MainActor (OpenEntry<Screen>) -> PageLabel = { PageLabel($0) },
      @ViewBuilder page: @escaping @MainActor (OpenEntry<Screen>) -> Content
    ) {
      self.init(navigator, label: label, page: page) { _ in EmptyView() }
    }
  }

  extension FlowView where Screen: View, Content == Screen, Buttons == Screen {
    /// Creates a window whose screens are views.
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
    /// Creates a window whose screens conform to `PageScreen`.
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
    var pauses: Pauses {
      get { self[PausesKey.self] }
      set { self[PausesKey.self] = newValue }
    }
  }
#endif
