import Observation
import SwiftUI

/// Evaluates the bodies of views and collects their parts.
///
/// Each body is tracked alone, as in SwiftUI: it is evaluated again if something that it has read has changed, if its view has other
/// values, or if its environment has. A view keeps its state as long as a view of the same type is drawn at the same place.
@MainActor
final class ViewWalker {
  /// A drawn view.
  @MainActor
  private final class Node {
    var view: any View
    var body: any View = EmptyView()
    var isStale = true
    var isDrawn = true
    var states: [StubLocation] = []
    var environment: [Any] = []

    init(_ view: any View) { self.view = view }
  }

  private struct Key: Hashable {
    let place: [AnyHashable]
    let type: ObjectIdentifier
  }

  private var nodes: [Key: Node] = [:]
  /// Called when a body must be evaluated again.
  private let onChange: @MainActor () -> Void
  /// Receives the identities to which views are scrolled.
  private let onScroll: @MainActor (AnyHashable) -> Void
  private(set) var environment: EnvironmentValues
  private var place: [AnyHashable] = []
  private var layer = LayerTree()
  private var page = PageTree()
  private var stack: StackTree?
  private var isInToolbar = false

  init(
    _ environment: EnvironmentValues = EnvironmentValues(), onChange: @escaping @MainActor () -> Void = {},
    onScroll: @escaping @MainActor (AnyHashable) -> Void = { _ in }
  ) {
    (self.environment, self.onChange, self.onScroll) = (environment, onChange, onScroll)
  }

  /// Draws a layer and what `pages` draws, and forgets the state of all other views.
  func draw(_ view: any View, in environment: EnvironmentValues, at place: [AnyHashable], pages: (LayerTree) -> Void)
    -> LayerTree
  {
    for node in nodes.values { node.isDrawn = false }
    self.environment = environment
    (layer, page, stack, self.place) = (LayerTree(), PageTree(), nil, place)
    walk(view)
    (layer.page, layer.isEmpty) = (page, false)
    let drawn = layer
    pages(drawn)
    nodes = nodes.filter(\.value.isDrawn)
    return drawn
  }

  /// Draws a page of a stack, or the buttons of an alert.
  func page(of view: any View, at place: [AnyHashable], in environment: EnvironmentValues? = nil) -> PageTree {
    let outer = self.environment
    if let environment { self.environment = environment }
    (layer, page, stack, self.place) = (LayerTree(), PageTree(), StackTree(), place)
    walk(view)
    self.environment = outer
    return page
  }

  // MARK: Bodies

  /// Collects the parts of a view, and returns whether anything of it is drawn.
  @discardableResult
  private func walk(_ view: any View, at step: AnyHashable? = nil) -> Bool {
    if let step { place.append(step) }
    defer { if step != nil { place.removeLast() } }
    if let primitive = view as? any StubPrimitive { return walk(primitive.stubParts) }
    return walk(body(of: view))
  }

  private func body(of view: any View) -> any View {
    let key = Key(place: place, type: ObjectIdentifier(type(of: view)))
    let properties = Mirror(reflecting: view).children.map(\.value)
    let states = properties.compactMap { ($0 as? any StubStateful)?.stubLocation }
    let values = properties.compactMap { ($0 as? any StubEnvironmental)?.stubResolve(in: environment) }
    let old = nodes[key]
    let node = old ?? Node(view)
    nodes[key] = node
    node.isDrawn = true
    if old == nil {
      node.states = states
      for state in states { state.didChange = { [weak self, weak node] in self?.change(node) } }
    } else {
      for (new, old) in zip(states, node.states) { new.adopt(old) }
    }
    let isSame =
      !node.isStale && Same.values(node.environment, values)
      && Same.values(Same.children(of: node.view), properties)
    if !isSame { evaluate(node, view) }
    (node.view, node.environment) = (view, values)
    return node.body
  }

  private func evaluate(_ node: Node, _ view: some View) {
    node.isStale = false
    node.body = withObservationTracking {
      view.body
    } onChange: { [weak self, weak node] in
      MainActor.assumeIsolated { self?.change(node) }
    }
  }

  private func change(_ node: Node?) {
    node?.isStale = true
    onChange()
  }

  // MARK: Parts

  private func walk(_ parts: StubParts) -> Bool {
    switch parts {
    case .leaf(_, let text): page.texts.append(text)
    case .field(let title, let text): page.fields.append((title, text))
    case .group(let views):
      var isDrawn = false
      for (key, view) in views {
        page.identities.append(key)
        if walk(view, at: key) { isDrawn = true }
      }
      return isDrawn
    case .container(let view): walk(view, at: "in")
    case .scrollReader(let content): walkReader(content)
    case .button(let button): if isInToolbar { page.toolbar.append(button) } else { page.buttons.append(button) }
    case .modified(let view, let modifier): return walk(view, modifier)
    case .tabs(let selection, let content):
      layer.tabs = selection
      for (key, tab) in Self.items(of: content) { addStack(key, tab) }
    case .stack(let path, let root):
      if stack == nil { addStack("", NavigationPlace(path: path, root: root)) } else { fill(path, root) }
    case .split(let column, let sidebar, let detail):
      if stack == nil {
        addStack("", SplitPlace(column: column, sidebar: sidebar, detail: detail))
      } else {
        stack?.column = column
        stack?.isNarrow = environment.horizontalSizeClass == .compact
        walkPage(sidebar, at: "sidebar") { $0.sidebar = $1 }
        walk(detail, at: "detail")
      }
    }
    return true
  }

  /// Draws what is in a reader, which can scroll to the identities in it.
  private func walkReader(_ content: (ScrollViewProxy) -> any View) {
    let identities = Box<[AnyHashable]>([])
    let proxy = ScrollViewProxy { [onScroll] id, type in
      let isThere = identities.value.contains {
        $0 == id && ObjectIdentifier(Swift.type(of: $0.base)) == ObjectIdentifier(type)
      }
      if isThere { onScroll(id) }
    }
    let outer = page.identities
    page.identities = []
    walk(content(proxy), at: "reader")
    identities.value = page.identities
    page.identities = outer
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

  private func walk(_ view: any View, _ modifier: StubModifier) -> Bool {
    switch modifier {
    case .present(let presentation):
      layer.presentations.append(
        Placed(place: place + [presentation.kind], value: presentation, environment: environment))
    case .alert(let alert): layer.alerts.append(Placed(place: place, value: alert, environment: environment))
    case .destination(let destination): stack?.destinations.append((destination, environment))
    case .onAppear(let action): return walk(view, ifDrawn: \.appear, \.appear, action)
    case .onDisappear(let action): return walk(view, ifDrawn: \.disappear, \.disappear, action)
    case .onChange(let value, let action):
      page.changes.append((AnyHashable(place + [AnyHashable(page.changes.count)]), value, action))
    case .onOpenURL(let action): layer.openURL.append(action)
    case .onContinueUserActivity(let type, let action): layer.activities[type] = action
    case .id(let id):
      if page.id == nil { page.id = id }
      page.identities.append(id)
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
      defer { environment = outer }
      return walk(view)
    case .geometry(let report):
      report(GeometryProxy(stubFrame: CGRect(x: 0, y: Double(page.buttons.count) * 40, width: 100, height: 40)))
    case .scrollPosition(let position): page.positions[place] = position.wrappedValue.stubScrolls
    case .other(let name, let arguments): read(name, arguments)
    }
    return walk(view)
  }

  /// Adds an action of a view that is drawn; on one that draws nothing, a modifier has no effect.
  private func walk(
    _ view: any View, ifDrawn ofLayer: WritableKeyPath<LayerTree, [() -> Void]>,
    _ ofPage: WritableKeyPath<PageTree, [() -> Void]>, _ action: @escaping () -> Void
  ) -> Bool {
    guard walk(view) else { return false }
    if stack == nil { layer[keyPath: ofLayer].append(action) } else { page[keyPath: ofPage].append(action) }
    return true
  }

  private func read(_ name: String, _ arguments: [Any]) {
    switch name {
    case "interactiveDismissDisabled(_:)": if arguments.first as? Bool == true { layer.isDismissDisabled = true }
    case "navigationTitle": page.title = arguments.first as? String ?? ""
    case "navigationBarBackButtonHidden(_:)": page.isBackHidden = arguments.first as? Bool == true
    case "allowsHitTesting(_:)": page.takesTaps = arguments.first as? Bool == true
    case "presentationDetents(_:)": layer.detents = arguments
    case "toolbarVisibility(_:for:)": page.isTabBarHidden = arguments.first as? Visibility == .hidden
    case "badge(label)": stack?.badge = arguments.first as? String ?? ""
    default: break
    }
  }
}

private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A stack without a tab view around it.
private struct NavigationPlace: StubPrimitive {
  let path: StubBinding?
  let root: any View
  var stubParts: StubParts { .stack(path, root) }
}

/// A split view without a tab view around it.
private struct SplitPlace: StubPrimitive {
  let column: StubBinding?
  let sidebar: any View
  let detail: any View
  var stubParts: StubParts { .split(column, sidebar, detail) }
}
