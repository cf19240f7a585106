#if canImport(SwiftUI)
  import Presentation
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
    private let drawing: PageDrawing<Screen, Content, Buttons>
    private var onProblem: @MainActor (FlowProblem) -> Void = FlowProblem.log
    @Environment(\.pauses) private var pauses

    /// Shows a window whose screens are drawn by closures.
    ///
    /// - Parameters:
    ///   - navigator: The navigator.
    ///   - label: Returns the label of a tab, or the texts of an alert; by default, what the route declares as a `ViewRoute`.
    ///   - page: Draws a page.
    ///   - buttons: Draws the buttons of an alert.
    public init(
      _ navigator: Navigator<Screen>, label: @escaping (OpenEntry<Screen>) -> PageLabel = { PageLabel($0) },
      @ViewBuilder page: @escaping (OpenEntry<Screen>) -> Content,
      @ViewBuilder buttons: @escaping (OpenEntry<Screen>) -> Buttons
    ) {
      self.navigator = navigator
      drawing = PageDrawing(label: label, page: page, buttons: buttons)
    }

    /// The window.
    public var body: some View {
      FlowWindow(navigator: navigator, pauses: pauses, drawing: drawing, onProblem: onProblem)
        .id(ObjectIdentifier(navigator))
    }

    /// Calls an action when something that is open can't be shown; by default, a debug build logs it.
    public func onProblem(_ action: @escaping @MainActor (FlowProblem) -> Void) -> FlowView {
      var view = self
      view.onProblem = action
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
      _ navigator: Navigator<Screen>, label: @escaping (OpenEntry<Screen>) -> PageLabel = { PageLabel($0) },
      @ViewBuilder page: @escaping (OpenEntry<Screen>) -> Content
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
      _ navigator: Navigator<Screen>, label: @escaping (OpenEntry<Screen>) -> PageLabel = { PageLabel($0) }
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
      label: @escaping (OpenEntry<any PageScreen>) -> PageLabel = { PageLabel($0) }
    ) {
      self.init(navigator, label: label) {
        $0.screen.erasedView
      } buttons: {
        $0.screen.erasedView
      }
    }
  }

  /// How the pages of a window are drawn.
  struct PageDrawing<Screen, Content: View, Buttons: View> {
    let label: (OpenEntry<Screen>) -> PageLabel
    let page: (OpenEntry<Screen>) -> Content
    let buttons: (OpenEntry<Screen>) -> Buttons
  }

  /// Keeps the model of a window while the window is shown.
  struct FlowWindow<Screen, Content: View, Buttons: View>: View {
    @State private var model: FlowModel<Screen>
    private let drawing: PageDrawing<Screen, Content, Buttons>
    private let onProblem: @MainActor (FlowProblem) -> Void
    @Environment(\.scenePhase) private var phase

    init(
      navigator: Navigator<Screen>, pauses: Pauses, drawing: PageDrawing<Screen, Content, Buttons>,
      onProblem: @escaping @MainActor (FlowProblem) -> Void
    ) {
      _model = State(
        initialValue: FlowModel(navigator, pauses: pauses, change: Self.change, onProblem: onProblem))
      (self.drawing, self.onProblem) = (drawing, onProblem)
    }

    var body: some View {
      if let layer = model.layer {
        LayerView(layer: layer, model: model, drawing: drawing).onChange(of: phase) {
          model.isActive = phase == .active
        }
      } else {
        Text(verbatim: "").onAppear { onProblem(.notStarted) }
      }
    }

    private static func change(isAnimated: Bool, _ body: () -> Void) {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      if isAnimated { body() } else { withTransaction(transaction, body) }
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
