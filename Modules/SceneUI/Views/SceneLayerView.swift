#if canImport(SwiftUI)
  import Accessibility
  import Presentation
  import ScreenKit
  import SwiftUI

  /// A layer and the modal above it.
  ///
  /// The view that presents stays the same whatever the layer shows: a presenter that goes takes its modal with it.
  struct SceneLayerView: View {
    @Bindable var layer: LayerModel<ScenePage>
    let model: SceneModel

    var body: some View {
      @Bindable var presenter = layer.presenter
      ZStack { stacks }
        .safeAreaInset(edge: .bottom) {
          if let text = model.toast(over: layer) { ToastView(text: text) }
        }
        .onAppear { layer.didAppear() }
        .onDisappear { layer.didDisappear() }
        .sheet(item: $presenter[.sheet], onDismiss: { presenter.didClose(.sheet) }, content: modal)
        .cover(item: $presenter[.cover], onDismiss: { presenter.didClose(.cover) }, content: modal)
        .alert(
          Text(verbatim: presenter.alert?.page.title ?? ""), isPresented: $presenter[isPresented: presenter.alert],
          presenting: presenter.alert
        ) { alert in
          AlertControls(page: alert, model: model)
        } message: { alert in
          Text(verbatim: alert.page.page?.screen.message ?? "")
        }
    }

    @ViewBuilder private var stacks: some View {
      if layer.stacks.count > 1 {
        TabView(selection: $layer.selection) {
          ForEach(layer.stacks) { stack in
            SceneStackView(stack: stack, layer: layer, model: model)
              .tabItem { Text(verbatim: model.tab(stack.id)?.title ?? "").accessibilityIdentifier(stack.id) }
              .badge(model.tab(stack.id)?.badge.map { Text(verbatim: $0) })
              .tag(stack.tag)
          }
        }
      } else {
        ForEach(layer.stacks) { SceneStackView(stack: $0, layer: layer, model: model) }
      }
    }

    private func modal(_ modal: LayerModel<ScenePage>) -> some View {
      SceneLayerView(layer: modal, model: model)
        .interactiveDismissDisabled(model.asksBeforeClosing(modal))
        #if os(macOS)
          .frame(minWidth: 420, minHeight: 320)
        #endif
    }
  }

  /// The fields and buttons of an alert.
  struct AlertControls: View {
    let page: ShownPage<ScenePage>
    let model: SceneModel

    var body: some View {
      if let screen = page.page.page?.screen {
        ForEach(screen.fields, id: \.id) {
          FieldControl(field: $0, connection: PageConnection(page: page, model: model))
        }
        ForEach(screen.allActions, id: \.id) {
          ActionButton(action: $0, connection: PageConnection(page: page, model: model))
        }
      }
    }
  }

  /// A short message, which VoiceOver speaks.
  struct ToastView: View {
    let text: String

    var body: some View {
      Text(verbatim: text)
        .font(.callout)
        .padding()
        .background(.regularMaterial)
        .clipShape(.capsule)
        .padding()
        .accessibilityIdentifier("toast")
        .accessibilityAddTraits(.updatesFrequently)
        .onAppear { announce() }
        .onChange(of: text) { announce() }
    }

    private func announce() { AccessibilityNotification.Announcement(text).post() }
  }

  extension View {
    /// A full-screen cover; on macOS, which has none, a sheet.
    nonisolated func cover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: @escaping () -> Void, content: @escaping (Item) -> Content
    ) -> some View {
      #if os(macOS)
        sheet(item: item, onDismiss: onDismiss, content: content)
      #else
        fullScreenCover(item: item, onDismiss: onDismiss, content: content)
      #endif
    }
  }
#endif
