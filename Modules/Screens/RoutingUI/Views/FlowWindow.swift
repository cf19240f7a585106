#if canImport(SwiftUI)
  import Routing
  import SwiftUI

  struct PageDrawing<Screen, Content: View, Buttons: View> {
    let label: @MainActor (OpenEntry<Screen>) -> PageLabel
    let options: @MainActor (OpenEntry<Screen>) -> ModalOptions
    let page: @MainActor (OpenEntry<Screen>) -> Content
    let buttons: @MainActor (OpenEntry<Screen>) -> Buttons
    var placeholder = AnyView(EmptyView())
  }

  /// The owner of a window's model while the window is shown.
  struct FlowWindow<Screen, Content: View, Buttons: View>: View {
    @State private var model: FlowModel<Screen>
    private let drawing: PageDrawing<Screen, Content, Buttons>
    private let options: FlowModel<Screen>.Options
    @Environment(\.scenePhase) private var phase
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(
      navigator: Navigator<Screen>, pauses: Pauses, drawing: PageDrawing<Screen, Content, Buttons>,
      options: FlowModel<Screen>.Options
    ) {
      var options = options
      options.change = Self.change
      _model = State(initialValue: FlowModel(navigator, pauses: pauses, options: options))
      (self.drawing, self.options) = (drawing, options)
    }

    var body: some View {
      // Observed, so that a navigator that starts later, or again, is shown.
      let starts = model.navigator.starts
      if let layer = model.layer {
        LayerView(layer: layer, model: model, drawing: drawing)
          .onChange(of: phase) { model.sceneDidChange(isActive: phase == .active) }
          .onChange(of: sizeClass) { model.sizeDidChange() }
          .onChange(of: starts) { model.navigatorDidStart() }
      } else {
        Text(verbatim: "").onAppear { options.onProblem(.notStarted) }
      }
    }

    private static func change(isAnimated: Bool, _ body: () -> Void) {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      if isAnimated { body() } else { withTransaction(transaction, body) }
    }
  }
#endif
