import SwiftUI

/// The parts of a layer's view that a host reads; a layer is a window or a modal.
struct LayerTree {
  var tabs: StubBinding?
  var stacks: [StackTree] = []
  var presentations: [Placed<StubPresentation>] = []
  var alerts: [Placed<StubAlert>] = []
  var appear: [() -> Void] = []
  var disappear: [() -> Void] = []
  var openURL: [(URL) -> Void] = []
  var activities: [String: (NSUserActivity) -> Void] = [:]
  var isDismissDisabled = false
  /// The external events that the window takes before others do.
  var preferredEvents: Set<String> = []
  var detents: [Any] = []
  /// The content outside of any stack.
  var page = PageTree()
  /// Whether the layer has not been drawn.
  var isEmpty = true
}

/// A presentation or an alert, by the place of the view that presents it: a window may contain several.
struct Placed<Value> {
  let place: [AnyHashable]
  let value: Value
  /// The environment of what is presented.
  let environment: EnvironmentValues
  /// Whether the body that has made it was evaluated for this drawing.
  let isFresh: Bool
}

/// A navigation stack, with the tab that shows it.
struct StackTree {
  var key: AnyHashable = ""
  var tag: AnyHashable?
  var label: [String] = []
  var badge = ""
  var path: StubBinding?
  var root = PageTree()
  var sidebar: PageTree?
  /// The binding of the column that a narrow window shows.
  var column: StubBinding?
  var isNarrow = true
  var destinations: [Placed<(AnyHashable) -> (any View)?>] = []
  /// The identity that the views around the stack give it.
  var identity: AnyHashable?

  /// The path of the binding.
  var drawnPath: [AnyHashable] { path?.get().base as? [AnyHashable] ?? [] }
}

/// The parts of a page, or of an alert's buttons.
struct PageTree {
  var id: AnyHashable?
  var title = ""
  var texts: [String] = []
  var buttons: [StubButton] = []
  var toolbar: [StubButton] = []
  var fields: [(String, Binding<String>)] = []
  var appear: [() -> Void] = []
  var disappear: [() -> Void] = []
  var isBackHidden = false
  var takesTaps = true
  var isTabBarHidden = false
  var changes: [(key: AnyHashable, value: AnyHashable, action: () -> Void)] = []
  /// The positions to which the page was scrolled, by their places.
  var positions: [[AnyHashable]: ScrollPosition] = [:]
  /// The keys that press its buttons.
  var shortcuts: [String] = []
  /// The identities of the views, to which a scroll view can scroll.
  var identities: [AnyHashable] = []
}

extension StubButton {
  /// The first text of the label.
  @MainActor var title: String {
    ViewWalker().page(of: label).texts.first ?? ""
  }
}
