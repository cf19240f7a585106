#if canImport(SwiftUI)
  import Presentation
  public import ScreenKit
  public import SwiftUI

  /// Draws the scene of an app: its tabs, stacks, sheets, covers, alerts and messages.
  ///
  /// A view that has another app than before shows that app from its beginning.
  public struct SceneView: View {
    private let source: any SceneSource
    /// The waits of the window, which a test controls.
    var pauses = Pauses.live

    /// Draws the scene of an app.
    public init(_ source: any SceneSource) { self.source = source }

    /// The window of the app.
    public var body: some View { SceneWindow(source: source, pauses: pauses).id(ObjectIdentifier(source)) }
  }

  /// Keeps the model of a window while the app is shown.
  struct SceneWindow: View {
    @State private var model: SceneModel
    @Environment(\.scenePhase) private var phase

    init(source: any SceneSource, pauses: Pauses) {
      _model = State(initialValue: SceneModel(source, pauses: pauses))
    }

    var body: some View {
      SceneLayerView(layer: model.layer, model: model).onChange(of: phase) {
        model.isActive = phase == .active
      }
    }
  }
#endif
