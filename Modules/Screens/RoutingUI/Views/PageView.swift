#if canImport(SwiftUI)
  import Routing
  import SwiftUI

  /// A page with the controls that its place needs.
  struct PageView<Screen, Content: View, Buttons: View>: View {
    let page: ShownPage<OpenEntry<Screen>>
    let isBeside: Bool
    let stack: StackModel<OpenEntry<Screen>>
    let layer: LayerModel<OpenEntry<Screen>>
    let model: FlowModel<Screen>
    let drawing: PageDrawing<Screen, Content, Buttons>

    var body: some View {
      // A page that draws nothing has no modifiers, so it would never be reported.
      ZStack { drawing.page(page.page) }
        .environment(\.page, context)
        .allowsHitTesting(isBeside || stack.top == page)
        .navigationBarBackButtonHidden(asks)
        .toolbar {
          if asks, !isRoot {
            ToolbarItem(placement: .navigation) {
              Button("Back", systemImage: "chevron.backward") { model.dismiss(page.page.id) }
            }
          }
          if isRoot, closes {
            ToolbarItem(placement: .cancellationAction) {
              Button("Close", systemImage: "xmark") { model.dismiss(page.page.id) }
                .keyboardShortcut(.cancelAction)
                .accessibilityIdentifier("close")
            }
          }
        }
        #if !os(macOS)
          .toolbarVisibility(page.page.route.base.hidesTabBar ? .hidden : .automatic, for: .tabBar)
        #endif
        .onAppear { page.didAppear() }
        .onDisappear { page.didDisappear() }
    }

    private var context: PageContext {
      PageContext(
        entry: page.page.id, isOnTop: layer.isOnTop(page), scrollsToTop: scrollsToTop, isBeside: isBeside, layer: layer,
        model: model)
    }

    private var isRoot: Bool { stack.root == page }

    private var scrollsToTop: Int { isRoot ? stack.scrollsToTop : 0 }

    /// Whether leaving asks for confirmation; the system's back button would move the page first.
    private var asks: Bool { model.navigator.asksBeforeLeaving(page.page.id) }

    /// Whether the modal has no other way out; while leaving asks, the gesture is off.
    private var closes: Bool {
      guard layer.style != nil, drawing.options(page.page).hasCloseButton else { return false }
      #if os(macOS)
        return layer.style == .sheet || layer.style == .cover
      #else
        return layer.style == .cover || model.asksBeforeClosing(layer)
      #endif
    }
  }
#endif
