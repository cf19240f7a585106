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
  var destinations: [(AnyHashable) -> (any View)?] = []
  /// The identity that the views around the stack give it.
  var identity: AnyHashable?

  /// The path of the binding.
  var drawnPath: [AnyHashable] { path?.get().base as? [AnyHashable] ?? [] }
}

/// The parts of a page, or of an alert's buttons.
struct PageTree {
  var id: AnyHashable?
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
}

/// Evaluates the bodies of views and collects their parts.
///
/// A view keeps its state as long as a view of the same type is at the same position.
@MainActor
final class ViewWalker {
  private var states: [[AnyHashable]: [StubLocation]] = [:]
  /// The types of views without state and environment.
  private var plain: Set<ObjectIdentifier> = []
  var environment: EnvironmentValues
  /// Called after a view has changed its state.
  var stateDidChange: () -> Void = {}

  init(_ environment: EnvironmentValues = EnvironmentValues()) { self.environment = environment }

  private var place: [AnyHashable] = []
  private var layer = LayerTree()
  private var page = PageTree()
  private var stack: StackTree?
  private var isInToolbar = false

  func layer(of view: any View, at place: [AnyHashable]) -> LayerTree {
    (layer, page, stack, self.place) = (LayerTree(), PageTree(), nil, place)
    walk(view)
    (layer.page, layer.isEmpty) = (page, false)
    return layer
  }

  func page(of view: any View, at place: [AnyHashable]) -> PageTree {
    (layer, page, stack, self.place) = (LayerTree(), PageTree(), StackTree(), place)
    walk(view)
    return page
  }

  private func walk(_ view: any View, at step: AnyHashable? = nil) {
    if let step { place.append(step) }
    defer { if step != nil { place.removeLast() } }
    if let primitive = view as? any StubPrimitive { return walk(primitive.stubParts) }
    prepare(view)
    walk(body(of: view))
  }

  /// Restores the state of the view and sets its environment.
  private func prepare(_ view: any View) {
    let type = ObjectIdentifier(type(of: view))
    if plain.contains(type) { return }
    let properties = Mirror(reflecting: view).children.map(\.value)
    let locations = properties.compactMap { ($0 as? any StubStateful)?.stubLocation }
    let readers = properties.compactMap { $0 as? any StubEnvironmental }
    for reader in readers { reader.stubResolve(in: environment) }
    if locations.isEmpty {
      if readers.isEmpty { plain.insert(type) }
      return
    }
    let key = place + [AnyHashable(type)]
    if let older = states[key] {
      for (new, old) in zip(locations, older) { new.adopt(old) }
    } else {
      states[key] = locations
      for location in locations { location.didChange = stateDidChange }
    }
  }

  private func body(of view: some View) -> any View { view.body }

  private func walk(_ parts: StubParts) {
    switch parts {
    case .leaf(_, let text): page.texts.append(text)
    case .field(let title, let text): page.fields.append((title, text))
    case .group(let views): for (key, view) in views { walk(view, at: key) }
    case .button(let button): if isInToolbar { page.toolbar.append(button) } else { page.buttons.append(button) }
    case .modified(let view, let modifier): walk(view, modifier)
    case .tabs(let selection, let content):
      layer.tabs = selection
      for (key, tab) in Self.items(of: content) { addStack(key, tab) }
    case .stack(let path, let root):
      if stack == nil { return addStack("", NavigationPlace(path: path, root: root)) }
      fill(path, root)
    case .split(let sidebar, let detail):
      if stack == nil { return addStack("", SplitPlace(sidebar: sidebar, detail: detail)) }
      walkPage(sidebar, at: "sidebar") { $0.sidebar = $1 }
      walk(detail, at: "detail")
    }
  }

  /// Returns the elements of a `ForEach` and of the groups around it.
  private static func items(of view: any View) -> [(AnyHashable, any View)] {
    guard let primitive = view as? any StubPrimitive, case .group(let views) = primitive.stubParts else {
      return [("", view)]
    }
    return views
  }

  private func addStack(_ key: AnyHashable, _ view: any View) {
    let outer = (stack, page)
    stack = StackTree(key: key)
    page = PageTree()
    walk(view, at: key)
    if let stack { layer.stacks.append(stack) }
    (stack, page) = outer
  }

  private func fill(_ path: StubBinding?, _ root: any View) {
    stack?.path = path
    stack?.identity = AnyHashable(place)
    walkPage(root, at: "root") { $0.root = $1 }
  }

  private func walkPage(_ view: any View, at step: AnyHashable, _ put: (inout StackTree, PageTree) -> Void) {
    let outer = page
    page = PageTree()
    walk(view, at: step)
    if var stack {
      put(&stack, page)
      self.stack = stack
    }
    page = outer
  }

  private func walk(_ view: any View, _ modifier: StubModifier) {
    switch modifier {
    case .present(let presentation):
      layer.presentations.append(Placed(place: place + [presentation.kind], value: presentation))
    case .alert(let alert): layer.alerts.append(Placed(place: place, value: alert))
    case .destination(let destination): stack?.destinations.append(destination)
    case .onAppear(let action): if stack == nil { layer.appear.append(action) } else { page.appear.append(action) }
    case .onDisappear(let action):
      if stack == nil { layer.disappear.append(action) } else { page.disappear.append(action) }
    case .onChange(let value, let action):
      page.changes.append((AnyHashable(place + [AnyHashable(page.changes.count)]), value, action))
    case .onOpenURL(let action): layer.openURL.append(action)
    case .onContinueUserActivity(let type, let action): layer.activities[type] = action
    case .id(let id):
      if page.id == nil { page.id = id }
      return walk(view, at: id)
    case .tag(let tag): stack?.tag = tag
    case .tabItem(let label):
      let outer = page
      page = PageTree()
      walk(label, at: "label")
      stack?.label = page.texts
      page = outer
    case .toolbar(let content):
      isInToolbar = true
      walk(content, at: "toolbar")
      isInToolbar = false
    case .environment(let change):
      let outer = environment
      change(&environment)
      walk(view)
      environment = outer
      return
    case .other("interactiveDismissDisabled(_:)", let arguments):
      if arguments.first as? Bool == true { layer.isDismissDisabled = true }
    case .other("navigationBarBackButtonHidden(_:)", let arguments):
      page.isBackHidden = arguments.first as? Bool == true
    case .other("allowsHitTesting(_:)", let arguments): page.takesTaps = arguments.first as? Bool == true
    case .other("presentationDetents(_:)", let arguments): layer.detents = arguments
    case .other("toolbarVisibility(_:for:)", let arguments):
      page.isTabBarHidden = arguments.first as? Visibility == .hidden
    case .other("badge(label)", let arguments): stack?.badge = arguments.first as? String ?? ""
    case .other: break
    }
    walk(view)
  }
}

/// A stack without a tab view around it.
private struct NavigationPlace: StubPrimitive {
  let path: StubBinding?
  let root: any View
  var stubParts: StubParts { .stack(path, root) }
}

/// A split view without a tab view around it.
private struct SplitPlace: StubPrimitive {
  let sidebar: any View
  let detail: any View
  var stubParts: StubParts { .split(sidebar, detail) }
}

extension StubButton {
  /// The first text of the label.
  @MainActor var title: String {
    ViewWalker().page(of: label, at: []).texts.first ?? ""
  }
}
