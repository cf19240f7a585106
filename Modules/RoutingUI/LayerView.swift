#if canImport(SwiftUI)
  import Presentation
  import Routing
  import SwiftUI

  /// A layer and the modal above it.
  ///
  /// The view that presents stays the same whatever the layer shows: a presenter that goes takes its modal with it.
  struct LayerView<Screen, Content: View, Buttons: View>: View {
    @Bindable var layer: LayerModel<OpenEntry<Screen>>
    let model: FlowModel<Screen>
    let drawing: PageDrawing<Screen, Content, Buttons>

    var body: some View {
      @Bindable var presenter = layer.presenter
      ZStack { stacks }
        .onAppear { layer.didAppear() }
        .onDisappear { layer.didDisappear() }
        .sheet(item: $presenter[.sheet], onDismiss: { presenter.didClose(.sheet) }, content: modal)
        .cover(item: $presenter[.cover], onDismiss: { presenter.didClose(.cover) }, content: modal)
        .popover(item: $presenter[.popover], content: modal)
        .alert(
          Text(verbatim: label?.title ?? ""), isPresented: $presenter[isPresented: presenter.alert],
          presenting: presenter.alert
        ) { alert in
          drawing.buttons(alert.page)
        } message: { alert in
          Text(verbatim: drawing.label(alert.page).message)
        }
    }

    private var label: PageLabel? { layer.presenter.alert.map { drawing.label($0.page) } }

    @ViewBuilder private var stacks: some View {
      if layer.stacks.count > 1 {
        TabView(selection: $layer.selection) {
          ForEach(layer.stacks) { stack in
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

    private func modal(_ modal: LayerModel<OpenEntry<Screen>>) -> some View {
      ModalView(layer: modal, model: model, drawing: drawing)
    }
  }

  /// The layer of a modal, with what the modal's options ask for.
  struct ModalView<Screen, Content: View, Buttons: View>: View {
    let layer: LayerModel<OpenEntry<Screen>>
    let model: FlowModel<Screen>
    let drawing: PageDrawing<Screen, Content, Buttons>

    var body: some View {
      LayerView(layer: layer, model: model, drawing: drawing)
        .interactiveDismissDisabled(model.asksBeforeClosing(layer))
        .presentationDetents(detents)
        #if os(macOS)
          .frame(minWidth: 420, minHeight: 320)
        #endif
    }

    private var detents: Set<PresentationDetent> {
      let detents = layer.stacks.first.map { ModalOptions($0.root.page).detents } ?? []
      return detents.isEmpty ? [.large] : Set(detents.map { PresentationDetent($0) })
    }
  }

  /// The label of a tab.
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
