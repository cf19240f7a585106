import Links
import Observation
import Routing
import SwiftUI

/// A route that shows a view.
protocol ViewRoute: Routable where Screen: View {
  /// The title of its tab or alert.
  var title: String { get }
}

/// An entry with its view, which stays the same while SwiftUI animates it away.
struct Visit<Route: ViewRoute>: Identifiable, Hashable {
  let entry: Entry<Route>
  let view: Route.Screen?

  @MainActor init(_ entry: Entry<Route>, _ router: Router<Route>) {
    self.entry = entry
    view = router.screen(of: entry.id)
  }

  var id: EntryID { entry.id }
  var title: String { entry.route.title }

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A stack.
@MainActor
@Observable
final class StackModel<Route: ViewRoute>: Identifiable {
  let root: Visit<Route>
  private var pushed: [Visit<Route>] = []
  private var corrections = 0
  private let router: Router<Route>

  init(root: Entry<Route>, of router: Router<Route>) {
    self.root = Visit(root, router)
    self.router = router
  }

  /// SwiftUI writes a shorter path here when the user goes back.
  var path: [Visit<Route>] {
    get {
      _ = corrections
      return pushed
    }
    set {
      guard newValue != pushed else { return }
      if pushed.starts(with: newValue), router.dismiss(pushed[newValue.count].id) == .done { return }
      corrections += 1
    }
  }

  func show(_ entries: [Entry<Route>]) {
    if entries != pushed.map(\.entry) { pushed = entries.map { Visit($0, router) } }
  }
}

/// The root layer or a modal, and the modal above it.
@MainActor
@Observable
final class LayerModel<Route: ViewRoute>: Identifiable {
  let id: EntryID
  private(set) var stacks: [StackModel<Route>] = []
  @ObservationIgnored var hasAppeared = false
  private let style: PresentationStyle?
  private var selectedTab = 0
  private var modal: LayerModel?
  private var corrections = 0
  private let router: Router<Route>

  /// The root layer of a router that has been started.
  convenience init(of router: Router<Route>) {
    self.init(router.state.tabs[0].root.id, style: nil, of: router)
    update()
    router.observe { [weak self] _ in self?.update() }
  }

  private init(_ id: EntryID, style: PresentationStyle?, of router: Router<Route>) {
    self.id = id
    self.style = style
    self.router = router
  }

  /// SwiftUI writes here when the user selects a tab, which a modal over the tabs prevents.
  var selection: Int {
    get {
      _ = corrections
      return selectedTab
    }
    set {
      if modal == nil, router.send(.select(tab: newValue)) == .done { return }
      corrections += 1
    }
  }

  /// SwiftUI writes `nil` here when the user closes the sheet.
  var sheet: LayerModel? {
    get { modal(.sheet) }
    set { if newValue == nil { end(.sheet) } }
  }

  /// The same for a full-screen cover.
  var cover: LayerModel? {
    get { modal(.cover) }
    set { if newValue == nil { end(.cover) } }
  }

  /// The alert over this layer.
  var alert: Visit<Route>? { modal(.alert)?.stacks.first?.root }

  /// The setter does nothing, because the action of a button, which SwiftUI calls later, answers the alert.
  var isAlerting: Bool {
    get { alert != nil }
    set {}
  }

  private func modal(_ style: PresentationStyle) -> LayerModel? {
    _ = corrections
    return modal?.style == style ? modal : nil
  }

  /// A `nil` written before this modal has appeared belongs to the previous modal, which the router closed.
  private func end(_ style: PresentationStyle) {
    guard let modal, modal.style == style else { return }
    switch modal.hasAppeared ? router.dismiss(modal.id) : .unchanged {
    case .done: break
    case .refused(.noSuchEntry): self.modal = nil  // This layer is closed too, with everything above it.
    default: corrections += 1
    }
  }

  private func update() {
    show(router.state.tabs, selected: router.state.selectedTab, below: router.state.presented[...])
  }

  /// Keeps the model of every stack that is still open.
  ///
  /// A closed model stays unchanged while SwiftUI animates it away.
  private func show(_ open: [Stack<Route>], selected: Int, below modals: ArraySlice<Modal<Stack<Route>>>) {
    let models = open.map { stack in
      stacks.first { $0.root.id == stack.root.id } ?? StackModel(root: stack.root, of: router)
    }
    for (model, stack) in zip(models, open) { model.show(stack.pushed) }
    if models.map(\.id) != stacks.map(\.id) { stacks = models }
    if selected != selectedTab { selectedTab = selected }

    let next = modals.first
    if modal?.id != next?.stack.root.id {
      modal = next.map { LayerModel($0.stack.root.id, style: $0.style, of: router) }
    }
    if let next { modal?.show([next.stack], selected: 0, below: modals.dropFirst()) }
  }
}

/// The view of a stack.
struct StackView<Route: ViewRoute>: View {
  @Bindable var stack: StackModel<Route>

  var body: some View {
    NavigationStack(path: $stack.path) {
      shown(stack.root).navigationDestination(for: Visit<Route>.self) { shown($0) }
    }
  }

  /// Two entries of one route are two views, each with its own state.
  private func shown(_ visit: Visit<Route>) -> some View { visit.view.id(visit.id) }
}

/// The view of a layer and of the modal above it.
struct LayerView<Route: ViewRoute>: View {
  @Bindable var layer: LayerModel<Route>

  var body: some View {
    stacks
      .onAppear { layer.hasAppeared = true }
      .sheet(item: $layer.sheet) { LayerView(layer: $0) }
      .cover(item: $layer.cover) { LayerView(layer: $0) }
      .alert(layer.alert?.title ?? "", isPresented: $layer.isAlerting, presenting: layer.alert) { $0.view }
  }

  @ViewBuilder
  private var stacks: some View {
    if layer.stacks.count > 1 {
      TabView(selection: $layer.selection) {
        ForEach(Array(layer.stacks.enumerated()), id: \.element.id) { index, stack in
          StackView(stack: stack).tabItem { Text(stack.root.title) }.tag(index)
        }
      }
    } else {
      ForEach(layer.stacks) { StackView(stack: $0) }
    }
  }
}

extension View {
  /// A full-screen cover; on macOS, which has none, a sheet.
  func cover<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> some View) -> some View {
    #if os(macOS)
      sheet(item: item, content: content)
    #else
      fullScreenCover(item: item, content: content)
    #endif
  }
}
