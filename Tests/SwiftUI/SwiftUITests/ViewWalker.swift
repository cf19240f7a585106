import Observation
import SwiftUI

/// Evaluates the bodies of views and collects their parts.
///
/// Each body is tracked alone, as in SwiftUI: it is evaluated again if something that it has read has changed, if its view has other
/// values, or if its environment has. A view keeps its state as long as a view of the same type is drawn at the same place.
@MainActor
final class ViewWalker {
  private let root = ViewPlace()
  private var spot: ViewPlace
  /// Whether the view that is walked comes from a body that was evaluated for this drawing.
  private var isFresh = true
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
  /// The names of the coordinate spaces around the views.
  private var spaces: Set<String> = []

  init(
    _ environment: EnvironmentValues = EnvironmentValues(), onChange: @escaping @MainActor () -> Void = {},
    onScroll: @escaping @MainActor (AnyHashable) -> Void = { _ in }
  ) {
    (self.environment, self.onChange, self.onScroll) = (environment, onChange, onScroll)
    spot = root
  }

  /// Draws a layer and what `pages` draws, and forgets the state of all other views.
  func draw(
    _ view: any View, isFresh: Bool, in environment: EnvironmentValues, at place: [AnyHashable],
    pages: (LayerTree) -> Void
  ) -> LayerTree {
    (self.environment, self.isFresh) = (environment, isFresh)
    (layer, page, stack) = (LayerTree(), PageTree(), nil)
    go(to: place)
    walk(view)
    (layer.page, layer.isEmpty) = (page, false)
    let drawn = layer
    pages(drawn)
    root.prune()
    return drawn
  }

  /// Draws the buttons of an alert.
  func page(of view: any View) -> PageTree {
    (layer, page, stack) = (LayerTree(), PageTree(), StackTree())
    walk(view)
    return page
  }

  /// Draws a page of a stack; `nil` if there is no destination for the element.
  func page(of element: AnyHashable, in stack: StackTree, at place: [AnyHashable]) -> PageTree? {
    for (number, destination) in stack.destinations.enumerated() where destination.value(element) != nil {
      (layer, page, self.stack) = (LayerTree(), PageTree(), StackTree())
      (environment, isFresh) = (destination.environment, destination.isFresh)
      go(to: place)
      walkLazily(at: number) { destination.value(element) ?? EmptyView() }
      return page
    }
    return nil
  }

  private func go(to place: [AnyHashable]) {
    self.place = place
    spot = place.reduce(root) { $0.child($1) }
  }

  // MARK: Bodies

  private func moving<Result>(to step: AnyHashable, _ body: () -> Result) -> Result {
    let outer = spot
    place.append(step)
    spot = spot.child(step)
    defer {
      place.removeLast()
      spot = outer
    }
    return body()
  }

  /// Collects the parts of a view, and returns whether anything of it is drawn.
  @discardableResult
  private func walk(_ view: any View, at step: AnyHashable) -> Bool { moving(to: step) { walk(view) } }

  @discardableResult
  private func walk(_ view: any View) -> Bool {
    if let primitive = view as? any StubPrimitive { return walk(primitive.stubParts) }
    let drawn = spot.view(type(of: view), onChange: onChange)
    if drawn.isStale || isFresh || !drawn.isPlain { drawn.update(view, in: environment, isFresh: isFresh) }
    return walk(drawn)
  }

  /// Makes and collects a view that a closure makes, such as that of a `ForEach`, unless what it has read is the same.
  @discardableResult
  private func walkLazily(at step: AnyHashable, _ make: () -> any View) -> Bool {
    moving(to: step) {
      let drawn = spot.view(LazyView.self, onChange: onChange)
      if drawn.isStale || isFresh { drawn.evaluate(make) }
      return walk(drawn)
    }
  }

  private enum LazyView {}

  private func walk(_ drawn: DrawnView) -> Bool {
    let outer = isFresh
    isFresh = drawn.isEvaluated
    (drawn.isDrawn, drawn.isEvaluated) = (true, false)
    defer { isFresh = outer }
    return walk(drawn.body)
  }

  // MARK: Parts

  private func walk(_ parts: StubParts) -> Bool {
    switch parts {
    case .leaf(_, let text): page.texts.append(text)
    case .field(let title, let text): page.fields.append((title, text))
    case .group(let views): return views.map { walk($1, at: $0) }.contains(true)
    case .each(let views):
      page.identities += views.map(\.0)
      return views.map { walkLazily(at: $0, $1) }.contains(true)
    case .container(let view): walk(view, at: "in")
    case .scrollReader(let content): walkReader(content)
    case .button(let button): if isInToolbar { page.toolbar.append(button) } else { page.buttons.append(button) }
    case .modified(let view, let modifier): return walk(view, modifier)
    case .tabs(let selection, let content):
      layer.tabs = selection
      for (key, tab) in Self.items(of: content) { addStack(key) { walkLazily(at: key, tab) } }
    case .stack(let path, let root):
      if stack == nil { addStack("") { moving(to: "") { fill(path, root) } } } else { fill(path, root) }
    case .split(let column, let sidebar, let detail):
      if stack == nil {
        addStack("") { moving(to: "") { fill(column, sidebar, detail) } }
      } else {
        fill(column, sidebar, detail)
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
    walkLazily(at: "reader") { content(proxy) }
    identities.value = page.identities
    page.identities = outer
  }

  /// Returns the elements of a `ForEach` and of the groups around it.
  private static func items(of view: any View) -> [(AnyHashable, () -> any View)] {
    guard let primitive = view as? any StubPrimitive else { return [("", { view })] }
    switch primitive.stubParts {
    case .each(let views): return views
    case .group(let views): return views.map { key, view in (key, { view }) }
    default: return [("", { view })]
    }
  }

  private func addStack(_ key: AnyHashable, _ draw: () -> Void) {
    let outer = (stack, page)
    stack = StackTree(key: key)
    page = PageTree()
    draw()
    if let stack { layer.stacks.append(stack) }
    (stack, page) = outer
  }

  private func fill(_ path: StubBinding?, _ root: any View) {
    stack?.path = path
    stack?.identity = AnyHashable(place)
    walkPage(root, at: "root") { $0.root = $1 }
  }

  private func fill(_ column: StubBinding?, _ sidebar: any View, _ detail: any View) {
    stack?.column = column
    stack?.isNarrow = environment.horizontalSizeClass == .compact
    walkPage(sidebar, at: "sidebar") { $0.sidebar = $1 }
    walk(detail, at: "detail")
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
      layer.presentations.append(placed(presentation, at: place + [presentation.kind]))
    case .alert(let alert): layer.alerts.append(placed(alert, at: place))
    case .destination(let destination): stack?.destinations.append(placed(destination, at: place))
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
    case .tabItem(let label): walkPage(label, at: "label") { $0.label = $1.texts }
    case .toolbar(let content):
      isInToolbar = true
      walk(content, at: "toolbar")
      isInToolbar = false
    case .environment(let change): return walk(view, in: change)
    case .geometry(let report): report(geometry)
    case .scrollPosition(let position): page.positions[place] = position.wrappedValue
    case .other(let name, let arguments): read(name, arguments)
    }
    return walk(view)
  }

  private func placed<Value>(_ value: Value, at place: [AnyHashable]) -> Placed<Value> {
    Placed(place: place, value: value, environment: environment, isFresh: isFresh)
  }

  /// The frame of a view below the buttons that the page has so far.
  private var geometry: GeometryProxy {
    let frame = CGRect(x: 0, y: Double(page.buttons.count) * 40, width: 100, height: 40)
    return GeometryProxy(stubFrame: frame, in: spaces)
  }

  private func walk(_ view: any View, in change: (inout EnvironmentValues) -> Void) -> Bool {
    let outer = environment
    change(&environment)
    defer { environment = outer }
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
    case "handlesExternalEvents(preferring:allowing:)":
      layer.preferredEvents = arguments.first as? Set<String> ?? []
    case "coordinateSpace": spaces.insert(arguments.first as? String ?? "")
    case "keyboardShortcut": page.shortcuts.append(arguments.first as? String ?? "")
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
