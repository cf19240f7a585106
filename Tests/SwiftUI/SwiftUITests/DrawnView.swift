import Observation
import SwiftUI

/// A view that keeps its state, and whose body is evaluated again if something that it has read has changed.
@MainActor
final class DrawnView {
  private var view: any View = EmptyView()
  private(set) var body: any View = EmptyView()
  private(set) var isStale = true
  /// Whether the body was evaluated and has not been walked since.
  var isEvaluated = false
  var isDrawn = false
  private var states: [StubLocation]?
  private var environment: [Any] = []
  private let onChange: @MainActor () -> Void

  /// Creates a view without a body; `onChange` is called when the body must be evaluated again.
  init(onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  /// Whether the view has no state and reads no environment.
  var isPlain: Bool { states?.isEmpty == true && environment.isEmpty }

  /// Evaluates the body of a new value of the view, unless it equals the last one and has read nothing that has changed.
  func update(_ view: any View, in values: EnvironmentValues, isFresh: Bool) {
    let properties = Same.children(of: view)
    adopt(properties.compactMap { ($0 as? any StubStateful)?.stubLocation })
    let environment = properties.compactMap { ($0 as? any StubEnvironmental)?.stubResolve(in: values) }
    let isSame =
      !isStale && Same.values(self.environment, environment)
      && (!isFresh || Same.values(Same.children(of: self.view), properties))
    (self.view, self.environment) = (view, environment)
    if !isSame { evaluate { Self.body(of: view) } }
  }

  /// Lets the new value of the view use the states of the first one.
  private func adopt(_ states: [StubLocation]) {
    if let first = self.states {
      for (state, older) in zip(states, first) { state.adopt(older) }
    } else {
      self.states = states
      for state in states { state.didChange = { [weak self] in self?.change() } }
    }
  }

  private static func body(of view: some View) -> any View { view.body }

  func evaluate(_ make: () -> any View) {
    (isStale, isEvaluated) = (false, true)
    body = withObservationTracking {
      make()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.change() }
    }
  }

  private func change() {
    isStale = true
    onChange()
  }
}

/// A place in the tree of views.
@MainActor
final class ViewPlace {
  private var children: [AnyHashable: ViewPlace] = [:]
  /// The views at this place, by their types.
  private var views: [ObjectIdentifier: DrawnView] = [:]

  func child(_ step: AnyHashable) -> ViewPlace {
    if let child = children[step] { return child }
    let child = ViewPlace()
    children[step] = child
    return child
  }

  /// Returns the view of a type, a new one if none has been drawn here.
  func view(_ type: Any.Type, onChange: @escaping @MainActor () -> Void) -> DrawnView {
    if let view = views[ObjectIdentifier(type)] { return view }
    let view = DrawnView(onChange: onChange)
    views[ObjectIdentifier(type)] = view
    return view
  }

  /// Forgets the views that were not drawn.
  func prune() {
    views = views.filter(\.value.isDrawn)
    for view in views.values { view.isDrawn = false }
    for child in children.values { child.prune() }
    children = children.filter { !$0.value.views.isEmpty || !$0.value.children.isEmpty }
  }
}
