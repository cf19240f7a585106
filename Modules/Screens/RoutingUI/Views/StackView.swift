#if canImport(SwiftUI)
  import Routing
  import SwiftUI

  /// A stack.
  ///
  /// A root in a sidebar has a split view in a narrow window too, so that pages keep their state when the width
  /// changes.
  struct StackView<Screen, Content: View, Buttons: View>: View {
    @Bindable var stack: StackModel<OpenEntry<Screen>>
    let layer: LayerModel<OpenEntry<Screen>>
    let model: FlowModel<Screen>
    let drawing: PageDrawing<Screen, Content, Buttons>
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View { content.id(stack.redraws) }

    @ViewBuilder private var content: some View {
      if stack.root.page.route.base.showsInSidebar {
        NavigationSplitView(preferredCompactColumn: $stack.compactColumn) {
          page(stack.root, isBeside: sizeClass != .compact)
        } detail: {
          NavigationStack(path: $stack.details) {
            ZStack {
              if let first = stack.path.first { page(first) } else { drawing.placeholder }
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
      PageView(page: page, isBeside: isBeside, stack: stack, layer: layer, model: model, drawing: drawing).id(page.id)
    }
  }

  extension StackModel {
    var compactColumn: NavigationSplitViewColumn {
      get { showsDetails ? .detail : .sidebar }
      set { showsDetails = newValue == .detail }
    }
  }
#endif
