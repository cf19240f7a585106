#if canImport(SwiftUI)
  import Presentation
  import Routing
  import SwiftUI

  /// A stack; in a wide window a root that shows in a sidebar stays beside what is pushed on it.
  struct StackView<Screen, Content: View, Buttons: View>: View {
    @Bindable var stack: StackModel<OpenEntry<Screen>>
    let layer: LayerModel<OpenEntry<Screen>>
    let model: FlowModel<Screen>
    let drawing: PageDrawing<Screen, Content, Buttons>
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View { content.id(stack.redraws) }

    @ViewBuilder private var content: some View {
      if stack.root.page.route.base.showsInSidebar, sizeClass != .compact {
        NavigationSplitView {
          page(stack.root, isBeside: true)
        } detail: {
          NavigationStack(path: $stack.details) {
            ZStack {
              if let first = stack.path.first { page(first) }
            }
            .navigationDestination(for: ShownPage<OpenEntry<Screen>>.self) { page($0) }
          }
        }
      } else {
        NavigationStack(path: $stack.path) {
          page(stack.root).navigationDestination(for: ShownPage<OpenEntry<Screen>>.self) { page($0) }
        }
      }
    }

    private func page(_ page: ShownPage<OpenEntry<Screen>>, isBeside: Bool = false) -> some View {
      EntryView(page: page, isBeside: isBeside, stack: stack, layer: layer, model: model, drawing: drawing).id(page.id)
    }
  }

  /// A page with the controls that its place on the screen needs.
  struct EntryView<Screen, Content: View, Buttons: View>: View {
    let page: ShownPage<OpenEntry<Screen>>
    let isBeside: Bool
    let stack: StackModel<OpenEntry<Screen>>
    let layer: LayerModel<OpenEntry<Screen>>
    let model: FlowModel<Screen>
    let drawing: PageDrawing<Screen, Content, Buttons>
    @State private var position = ScrollPosition(edge: .top)

    var body: some View {
      drawing.page(page.page)
        .environment(\.page, context)
        .scrollPosition($position)
        .onChange(of: stack.scrollsToTop) { withAnimation { position.scrollTo(edge: .top) } }
        .allowsHitTesting(isBeside || stack.top == page)
        .navigationBarBackButtonHidden(asks)
        .toolbar {
          if asks, !isRoot {
            ToolbarItem(placement: .navigation) {
              Button("Back", systemImage: "chevron.backward") { model.navigator.dismiss(page.page.id) }
            }
          }
          if isRoot, closes {
            ToolbarItem(placement: .cancellationAction) {
              Button("Close", systemImage: "xmark") { model.navigator.dismiss(page.page.id) }
            }
          }
        }
        #if !os(macOS)
          .toolbarVisibility(page.page.route.base.hidesTabBar ? .hidden : .automatic, for: .tabBar)
        #endif
        .onAppear { page.didAppear() }
        .onDisappear { page.didDisappear() }
    }

    private var context: PageContext { PageContext(entry: page.page.id, isBeside: isBeside, model: model) }

    private var isRoot: Bool { stack.root == page }

    /// Whether leaving the page asks for confirmation; going back would ask too late, when the page has moved.
    private var asks: Bool { model.navigator.asksBeforeLeaving(page.page.id) }

    /// Whether the modal would have no way out, or one that only a gesture finds; the gesture is off while leaving asks.
    private var closes: Bool {
      guard ModalOptions(page.page).hasCloseButton else { return false }
      #if os(macOS)
        return layer.style == .sheet || layer.style == .cover
      #else
        return layer.style == .cover || model.asksBeforeClosing(layer)
      #endif
    }
  }
#endif
