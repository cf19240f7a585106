#if canImport(SwiftUI)
  import Presentation
  import ScreenKit
  import SwiftUI

  /// A stack; in a wide window a root that shows in a sidebar stays beside what is pushed on it.
  struct SceneStackView: View {
    @Bindable var stack: StackModel<ScenePage>
    let layer: LayerModel<ScenePage>
    let model: SceneModel
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View { content.id(stack.redraws) }

    @ViewBuilder private var content: some View {
      if stack.root.page.isSidebar, sizeClass != .compact {
        NavigationSplitView {
          page(stack.root, isBeside: true)
        } detail: {
          NavigationStack(path: $stack.details) {
            ZStack {
              if let first = stack.path.first { page(first) }
            }
            .navigationDestination(for: ShownPage<ScenePage>.self) { page($0) }
          }
        }
      } else {
        NavigationStack(path: $stack.path) {
          page(stack.root).navigationDestination(for: ShownPage<ScenePage>.self) { page($0) }
        }
      }
    }

    private func page(_ page: ShownPage<ScenePage>, isBeside: Bool = false) -> some View {
      ScenePageView(page: page, isBeside: isBeside, stack: stack, layer: layer, model: model).id(page.id)
    }
  }

  /// A page with its toolbar; empty until the page has been visible.
  struct ScenePageView: View {
    let page: ShownPage<ScenePage>
    let isBeside: Bool
    let stack: StackModel<ScenePage>
    let layer: LayerModel<ScenePage>
    let model: SceneModel

    var body: some View {
      ZStack {
        if let screen = page.page.page?.screen {
          ScreenView(screen: screen, scrollsToTop: stack.scrollsToTop, connection: connection)
        }
      }
      .navigationTitle(page.page.title)
      .allowsHitTesting(isBeside || stack.top == page)
      .toolbar {
        ToolbarItemGroup(placement: .cancellationAction) {
          if needsCloseButton { closeButton }
          ForEach(actions.cancelling, id: \.id) { ActionButton(action: $0, connection: connection) }
        }
        ToolbarItemGroup(placement: .primaryAction) {
          ForEach(actions.visible, id: \.id) { ActionButton(action: $0, connection: connection) }
        }
        ToolbarItemGroup(placement: .secondaryAction) {
          ForEach(actions.more, id: \.id) { ActionButton(action: $0, connection: connection) }
        }
      }
      .onAppear { page.didAppear() }
      .onDisappear { page.didDisappear() }
    }

    private var connection: PageConnection { PageConnection(page: page, model: model) }

    private var actions: ToolbarActions { ToolbarActions(page.page.page?.screen.actions ?? []) }

    @ViewBuilder private var closeButton: some View {
      if let id = page.page.page?.id {
        Button("Close", systemImage: "xmark") { connection.send(.close(id)) }
          .keyboardShortcut(.cancelAction)
          .accessibilityIdentifier("close")
      }
    }

    /// Whether the modal would have no way out, or one that only a gesture finds; the gesture is off while leaving asks.
    private var needsCloseButton: Bool {
      guard stack.root == page, actions.cancelling.isEmpty else { return false }
      #if os(macOS)
        return layer.style == .sheet || layer.style == .cover
      #else
        return layer.style == .cover || model.asksBeforeClosing(layer)
      #endif
    }
  }

  /// Sends the intents of a page.
  @MainActor
  struct PageConnection {
    let page: ShownPage<ScenePage>
    let model: SceneModel

    func send(_ intent: SceneIntent) { model.send(intent, from: page.id.page) }
  }
#endif
