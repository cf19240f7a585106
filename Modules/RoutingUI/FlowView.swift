#if canImport(SwiftUI)
  import Presentation
  public import Routing
  public import SwiftUI

  /// Shows a flow: its tabs, stacks, sheets, covers, popovers and alerts.
  ///
  /// For a flow whose screens are views, `FlowView(library.router)` is enough. The screen of an alert's route is the alert's
  /// buttons. For other screens, closures draw the pages and the buttons.
  ///
  /// The flow must have been started. A view that has another flow than before shows that flow from its beginning.
  public struct FlowView<Screen, Content: View, Buttons: View>: View {
    private let flow: any Flow<Screen>
    private let drawing: PageDrawing<Screen, Content, Buttons>
    @Environment(\.pauses) private var pauses

    /// Shows a flow whose screens are not views.
    ///
    /// - Parameters:
    ///   - flow: The flow.
    ///   - label: Returns the label of a tab, or the texts of an alert; by default, what the route declares as a `ViewRoute`.
    ///   - page: Draws a page.
    ///   - buttons: Draws the buttons of an alert.
    public init(
      _ flow: some Flow<Screen>, label: @escaping (OpenEntry<Screen>) -> PageLabel = { PageLabel($0) },
      @ViewBuilder page: @escaping (OpenEntry<Screen>) -> Content,
      @ViewBuilder buttons: @escaping (OpenEntry<Screen>) -> Buttons
    ) {
      self.flow = flow
      drawing = PageDrawing(label: label, page: page, buttons: buttons)
    }

    /// The window of the flow.
    public var body: some View { FlowWindow(flow: flow, pauses: pauses, drawing: drawing).id(ObjectIdentifier(flow)) }
  }

  extension FlowView where Buttons == EmptyView {
    /// Shows a flow whose screens are not views, and which has no alerts.
    ///
    /// - Parameters:
    ///   - flow: The flow.
    ///   - label: Returns the label of a tab; by default, what the route declares as a `ViewRoute`.
    ///   - page: Draws a page.
    public init(
      _ flow: some Flow<Screen>, label: @escaping (OpenEntry<Screen>) -> PageLabel = { PageLabel($0) },
      @ViewBuilder page: @escaping (OpenEntry<Screen>) -> Content
    ) {
      self.init(flow, label: label, page: page) { _ in EmptyView() }
    }
  }

  extension FlowView where Screen: View, Content == Screen, Buttons == Screen {
    /// Shows a flow of views.
    ///
    /// - Parameters:
    ///   - flow: The flow.
    ///   - label: Returns the label of a tab, or the texts of an alert; by default, what the route declares as a `ViewRoute`.
    public init(_ flow: some Flow<Screen>, label: @escaping (OpenEntry<Screen>) -> PageLabel = { PageLabel($0) }) {
      self.init(flow, label: label) {
        $0.screen
      } buttons: {
        $0.screen
      }
    }
  }

  /// How the pages of a flow are drawn.
  struct PageDrawing<Screen, Content: View, Buttons: View> {
    let label: (OpenEntry<Screen>) -> PageLabel
    let page: (OpenEntry<Screen>) -> Content
    let buttons: (OpenEntry<Screen>) -> Buttons
  }

  /// Keeps the model of a flow while the flow is shown.
  struct FlowWindow<Screen, Content: View, Buttons: View>: View {
    @State private var model: FlowModel<Screen>
    private let drawing: PageDrawing<Screen, Content, Buttons>
    @Environment(\.surroundingLayer) private var surroundings

    init(flow: any Flow<Screen>, pauses: Pauses, drawing: PageDrawing<Screen, Content, Buttons>) {
      _model = State(initialValue: FlowModel(flow, pauses: pauses, change: Self.change))
      self.drawing = drawing
    }

    var body: some View {
      if let layer = model.layer(in: surroundings) { LayerView(layer: layer, model: model, drawing: drawing) }
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

  private struct SurroundingLayerKey: EnvironmentKey {
    static var defaultValue: (any SurroundingLayer)? { nil }
  }

  extension EnvironmentValues {
    /// The waits of a window, which a test controls.
    var pauses: Pauses {
      get { self[PausesKey.self] }
      set { self[PausesKey.self] = newValue }
    }

    /// The layer with the page that contains a view.
    var surroundingLayer: (any SurroundingLayer)? {
      get { self[SurroundingLayerKey.self] }
      set { self[SurroundingLayerKey.self] = newValue }
    }
  }
#endif
