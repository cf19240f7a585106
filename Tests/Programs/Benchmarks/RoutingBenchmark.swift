import AppRouting
import Links
import Routing

/// Measures navigation calls, with a `switch` reducer over an array of routes as the baseline.
///
/// The window has screens and observers, as in an app. A call must take far less time than a frame, and its time must not grow with
/// the depth of the stack, with undo or without.
@MainActor
enum RoutingBenchmark {
  static func run() throws -> [Row] {
    let shallow = try Depth(10)
    let deep = try Depth(10_000)
    Measurement.interleave(shallow.all + deep.all, rounds: 60)
    return shallow.rows + deep.rows + [
      flatness("push + pop", deep.pushPop, shallow.pushPop),
      flatness("push + pop with undo", deep.withUndo, shallow.withUndo),
      flatness("undo + redo", deep.undoRedo, shallow.undoRedo),
      flatness("present + dismiss", deep.presentDismiss, shallow.presentDismiss),
      Row(name: "push + pop with undo beside without", time: deep.withUndo.time, floor: deep.pushPop.time),
      Row(
        name: "push + pop with 100 observers beside one", time: shallow.observed.time, floor: shallow.pushPop.time,
        must: 20),
      Row(
        name: "a refused link with 200 places, beside a millisecond", time: shallow.refusal.time, floor: 1_000_000,
        must: 1),
      Row(name: "link + back at depth 10", time: shallow.link.time, floor: shallow.floor.time),
      Row(name: "link + back at depth 10,000, beside a millisecond", time: deep.link.time, floor: 1_000_000, must: 5),
      Row(
        name: "undo + redo at depth 10,000, beside a millisecond", time: deep.undoRedo.time, floor: 1_000_000, must: 1),
    ]
  }

  private static func flatness(_ name: String, _ deep: Measurement, _ shallow: Measurement) -> Row {
    Row(name: "\(name), depth 10,000 beside depth 10", time: deep.time, floor: shallow.time, must: 1.2)
  }

  /// A window with a stack, and its parts that the measured calls need.
  @MainActor
  private struct Window {
    let navigator: Navigator<Page>
    let router: Router<ShelfRoute>

    init(_ routes: [ShelfRoute], observers: Int = 1) throws {
      var made: Router<ShelfRoute>?
      let shelf = Shelf()
      navigator = try Navigator(
        Feature(ShelfRoute.self) { router in
          made = router
          return shelf
        })
      navigator.start()
      guard let made else { preconditionFailure("A window that has started has a router") }
      router = made
      router.replaceStack(with: routes)
      var shown = 0
      for _ in 0..<observers { router.observe { shown &+= $0.number } }
    }
  }

  @MainActor
  private struct Depth {
    let name: String
    let pushPop: Measurement
    let withUndo: Measurement
    let undoRedo: Measurement
    let observed: Measurement
    let presentDismiss: Measurement
    let link: Measurement
    let refusal: Measurement
    let floor: Measurement

    init(_ depth: Int) throws {
      name = depth < 1_000 ? "\(depth)" : "\(depth / 1_000),000"
      let routes = [ShelfRoute.shelf] + ShelfRoute.some(depth)
      let new = ShelfRoute.some(4, series: 1)
      let (plain, watched, kept) = (try Window(routes), try Window(routes, observers: 100), try Window(routes))
      let history = NavigationHistory(kept.navigator)
      let place = ShelfRoute.book(7).link
      let store = PlainStore(routes)
      func pushPop(_ window: Window) -> Measurement {
        Self.measure { index in
          window.router.push(new[index & 3])
          window.router.pop()
        }
      }
      (self.pushPop, withUndo, observed) = (pushPop(plain), pushPop(kept), pushPop(watched))
      undoRedo = Self.measure { _ in
        history.undo()
        history.redo()
      }
      presentDismiss = Self.measure { index in
        plain.router.navigate(to: new[index & 3], as: .sheet)
        plain.router.dismissModal()
      }
      link = Self.measure(4) { _ in
        plain.router.open(place, .push)
        plain.router.pop()
      }
      let above = Array(repeating: "shelf", count: 200) + ["shelf/attic"]
      let refused = try DeepLink(
        module: "shelf", segments: [], parameters: [.init(key: "then", value: above.joined(separator: " "))])
      refusal = Self.measure(4) { _ in _ = plain.navigator.modules.problem(with: refused) }
      floor = Self.measure { index in
        store.send(.push(new[index & 3]))
        store.send(.pop)
      }
    }

    private static func measure(_ repetitions: Int = 1_000, _ call: @escaping @MainActor (Int) -> Void) -> Measurement {
      Measurement(repetitions: repetitions) { count in
        for index in 0..<count { call(index) }
      }
    }

    var all: [Measurement] { [pushPop, withUndo, undoRedo, observed, presentDismiss, link, refusal, floor] }

    var rows: [Row] {
      [row("push + pop", pushPop), row("present + dismiss", presentDismiss), row("undo + redo", undoRedo)]
    }

    private func row(_ name: String, _ subject: Measurement) -> Row {
      Row(
        name: "\(name) with screens and an observer, depth \(self.name)", time: subject.time, floor: floor.time,
        must: 60, allocations: subject.allocations)
    }
  }
}
