#if canImport(SwiftUI)
  import Routing
  import SwiftUI

  /// A layer and the modal above it; the presenting view stays the same, because its end would take the modal with it.
  struct LayerView<Screen, Content: View, Buttons: View>: View {
    @Bindable var layer: LayerModel<OpenEntry<Screen>>
    let model: FlowModel<Screen>
    let drawing: PageDrawing<Screen, Content, Buttons>

    var body: some View {
      @Bindable var presenter = layer.presenter
      ZStack { stacks }
        .coordinateSpace(.named(TapSource.space))
        .onAppear { layer.didAppear() }
        .onDisappear { layer.didDisappear() }
        .sheet(item: $presenter[.sheet], onDismiss: { presenter.didClose(.sheet) }, content: modal)
        .cover(item: $presenter[.cover], onDismiss: { presenter.didClose(.cover) }, content: modal)
        .popover(item: $presenter[.popover], attachmentAnchor: .rect(anchor), content: modal)
        .alert(
          Text(verbatim: label?.title ?? ""), isPresented: $presenter[isPresented: presenter.alert],
          presenting: presenter.alert
        ) { alert in
          AlertButtons(alert: alert, buttons: drawing.buttons)
        } message: { alert in
          Text(verbatim: drawing.label(alert.page).message)
        }
    }

    private var label: PageLabel? { layer.presenter.alert.map { drawing.label($0.page) } }

    private var anchor: Anchor<CGRect>.Source {
      layer.presenter.modal?.source.map { .rect(CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)) }
        ?? .bounds
    }

    @ViewBuilder private var stacks: some View {
      if layer.stacks.count > 1 {
        TabView(selection: $layer.selection) {
          ForEach(shownStacks) { stack in
            StackView(stack: stack, layer: layer, model: model, drawing: drawing)
              .tabItem { TabLabel(label: drawing.label(stack.root.page)) }
              .badge(drawing.label(stack.root.page).badge.map { Text(verbatim: $0) })
              .tag(stack.tag)
          }
        }
      } else {
        ForEach(layer.stacks) { StackView(stack: $0, layer: layer, model: model, drawing: drawing) }
      }
    }

    private var shownStacks: [StackModel<OpenEntry<Screen>>] {
      layer.stacks.filter { $0.id == layer.selection.id || !drawing.label($0.root.page).isHidden }
    }

    private func modal(_ modal: LayerModel<OpenEntry<Screen>>) -> some View {
      ModalView(layer: modal, model: model, drawing: drawing)
    }
  }

  struct ModalView<Screen, Content: View, Buttons: View>: View {
    let layer: LayerModel<OpenEntry<Screen>>
    let model: FlowModel<Screen>
    let drawing: PageDrawing<Screen, Content, Buttons>

    var body: some View {
      LayerView(layer: layer, model: model, drawing: drawing)
        .interactiveDismissDisabled(model.asksBeforeClosing(layer))
        .detents(layer.stacks.first.map { drawing.options($0.root.page).detents } ?? [])
        #if os(macOS)
          .frame(minWidth: 420, minHeight: 320)
        #endif
    }
  }

  /// The buttons of an alert, which report that it is on the screen.
  struct AlertButtons<Screen, Buttons: View>: View {
    let alert: ShownPage<OpenEntry<Screen>>
    let buttons: @MainActor (OpenEntry<Screen>) -> Buttons

    var body: some View { buttons(alert.page).onAppear { alert.didAppear() } }
  }

  struct TabLabel: View {
    let label: PageLabel

    var body: some View {
      if label.systemImage.isEmpty {
        Text(verbatim: label.title)
      } else {
        Label(title: { Text(verbatim: label.title) }, icon: { Image(systemName: label.systemImage) })
      }
    }
  }

  extension TapSource {
    nonisolated static let space = "layer of a window"
  }

  extension PresentationDetent {
    init(_ detent: ModalOptions.Detent) {
      switch detent {
      case .medium: self = .medium
      case .large: self = .large
      case .fraction(let fraction): self = .fraction(fraction)
      case .height(let height): self = .height(height)
      }
    }
  }

  extension View {
    /// Sets the detents; without any, a page of the sheet can declare its own.
    @ViewBuilder
    func detents(_ detents: Set<ModalOptions.Detent>) -> some View {
      if detents.isEmpty { self } else { presentationDetents(Set(detents.map { PresentationDetent($0) })) }
    }

    /// Presents a full-screen cover; on macOS, which has none, a sheet.
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
