import Links
import Routing

/// Measures navigation calls, with a `switch` reducer over an array of routes as the baseline.
///
/// The router has screens and one observer, as in an app. A call must take far less time than a frame, and its
/// time must not grow with the depth of the stack.
@MainActor
enum RoutingBenchmark {
  static func run() throws -> [Row] {
    let shallow = try Depth(10)
    let deep = try Depth(10_000)
    Measurement.interleave([shallow, deep].flatMap { [$0.pushPop, $0.presentDismiss, $0.link, $0.floor] }, rounds: 60)
    return shallow.rows + deep.rows + [
      flatness("push + pop", deep.pushPop, shallow.pushPop),
      flatness("present + dismiss", deep.presentDismiss, shallow.presentDismiss),
      Row(name: "link + back at depth 10", time: shallow.link.time, floor: shallow.floor.time),
      Row(name: "link + back at depth 10,000, beside a millisecond", time: deep.link.time, floor: 1_000_000, must: 5),
    ]
  }

  private static func flatness(_ name: String, _ deep: Measurement, _ shallow: Measurement) -> Row {
    Row(name: "\(name), depth 10,000 beside depth 10", time: deep.time, floor: shallow.time, must: 1.2)
  }

  @MainActor
  private struct Depth {
    let name: String
    let pushPop: Measurement
    let presentDismiss: Measurement
    let link: Measurement
    let floor: Measurement
    private let shelf = Shelf()
    private let app: Navigator<Page>

    init(_ depth: Int) throws {
      name = depth < 1_000 ? "\(depth)" : "\(depth / 1_000),000"
      let routes = [ShelfRoute.shelf] + ShelfRoute.some(depth)
      let new = ShelfRoute.some(4, series: 1)
      var made: Router<ShelfRoute>?
      app = try Navigator(
        Feature(ShelfRoute.self) { [shelf] router in
          made = router
          return shelf
        })
      app.start()
      guard let router = made else { preconditionFailure("A window that has started has a router") }
      router.replaceStack(with: routes)
      var shown = 0
      router.observe { shown &+= $0.number }
      let store = PlainStore(routes)

      pushPop = Measurement(repetitions: 1_000) { count in
        for index in 0..<count {
          router.push(new[index & 3])
          router.pop()
        }
      }
      presentDismiss = Measurement(repetitions: 1_000) { count in
        for index in 0..<count {
          router.navigate(to: new[index & 3], as: .sheet)
          router.dismissModal()
        }
      }
      let place = ShelfRoute.book(7).link
      link = Measurement(repetitions: 4) { count in
        for _ in 0..<count {
          router.open(place, .push)
          router.pop()
        }
      }
      floor = Measurement(repetitions: 1_000) { count in
        for index in 0..<count {
          store.send(.push(new[index & 3]))
          store.send(.pop)
        }
      }
    }

    var rows: [Row] {
      [row("push + pop", pushPop), row("present + dismiss", presentDismiss)]
    }

    private func row(_ name: String, _ subject: Measurement) -> Row {
      Row(
        name: "\(name) with screens and an observer, depth \(self.name)", time: subject.time, floor: floor.time,
        must: 60, allocations: subject.allocations)
    }
  }
}
