import Links
import Routing

/// Whether navigating costs little more than changing an array, however deep the stack.
@MainActor
enum RoutingBenchmark {
  static func run() -> [Row] {
    let shallow = Depth(10)
    let deep = Depth(10_000)
    Measurement.interleave(shallow.measurements + deep.measurements, rounds: 60)
    return shallow.rows + deep.rows + [
      flatness("push + pop", \.pushPop), flatness("present + dismiss", \.presentDismiss),
    ]

    func flatness(_ name: String, _ pair: KeyPath<Depth, Pair>) -> Row {
      Row(
        name: "\(name), depth 10,000 beside depth 10", time: deep[keyPath: pair].subject.time,
        floor: shallow[keyPath: pair].subject.time, must: 1.2)
    }
  }

  /// Something measured and its floor.
  struct Pair {
    var subject: Measurement
    var floor: Measurement
  }

  /// Everything that is measured at one depth.
  @MainActor
  struct Depth {
    let name: String
    let pushPop: Pair
    let presentDismiss: Pair
    let show: Pair
    let replace: Pair
    let open: Pair
    let watchedPushPop: Measurement
    let watchedPresentDismiss: Measurement
    let observer: Measurement
    let screens: Pair
    private let shelf = Shelf()

    init(_ depth: Int) {
      name = depth < 1_000 ? "\(depth)" : "\(depth / 1_000),000"
      let routes = ShelfRoute.some(depth)
      let others = ShelfRoute.some(depth, series: 1)
      let new = ShelfRoute.some(4, series: 1)
      let router = Router<ShelfRoute>(.shelf)
      router.replaceStack(with: [.shelf] + routes)
      let watched = Router<ShelfRoute>(.shelf)
      watched.replaceStack(with: [.shelf] + routes)
      var told = 0
      watched.observe { told &+= $0.number }
      let store = PlainStore([.shelf] + routes)
      store.observe { told &+= $0.number }
      let many = 20_000
      let few = max(2, 20_000 / depth)

      pushPop = Pair(
        subject: Measurement(repetitions: many) { for index in 0..<$0 { pushAndPop(router, new[index & 3]) } },
        floor: Measurement(repetitions: many) { count in
          for index in 0..<count {
            store.send(.push(new[index & 3]))
            store.send(.pop)
          }
        })
      presentDismiss = Pair(
        subject: Measurement(repetitions: many) { for index in 0..<$0 { presentAndDismiss(router, new[index & 3]) } },
        floor: Measurement(repetitions: many) { count in
          for index in 0..<count {
            store.send(.present(new[index & 3]))
            store.send(.dismiss)
          }
        })
      watchedPushPop = Measurement(repetitions: many) {
        for index in 0..<$0 { pushAndPop(watched, new[index & 3]) }
      }
      watchedPresentDismiss = Measurement(repetitions: many) {
        for index in 0..<$0 { presentAndDismiss(watched, new[index & 3]) }
      }
      observer = Measurement(repetitions: many) { count in
        for index in 0..<count {
          store.tell(.init(number: index, action: .push(new[index & 3]), from: new[0], to: new[index & 3]))
        }
      }
      let shown = Router<ShelfRoute>(.shelf)
      shown.replaceStack(with: [.shelf] + routes)
      shown.start(in: shelf)
      screens = Pair(
        subject: Measurement(repetitions: many) { for index in 0..<$0 { pushAndPop(shown, new[index & 3]) } },
        floor: Measurement(repetitions: many) { count in
          for index in 0..<count {
            store.pushPage(new[index & 3])
            store.popPage()
          }
        })
      let visible = routes[depth - 1]
      show = Pair(
        subject: Measurement(repetitions: few) { count in
          for index in 0..<count {
            router.show(new[index & 3])
            router.show(visible)
          }
        },
        floor: Measurement(repetitions: few) { count in
          for index in 0..<count {
            store.send(.show(new[index & 3]))
            store.send(.show(visible))
          }
        })

      // These leave another stack behind, so they have routers of their own.
      let replaced = Router<ShelfRoute>(.shelf)
      let opened = Router<ShelfRoute>(.shelf)
      let copied = PlainStore([])
      let stacks = [[.shelf] + routes, [.shelf] + others]
      let places = stacks.map { Place(tabs: [$0]) }
      let copy = Measurement(repetitions: few) { count in
        for index in 0..<count { copied.send(.replaceStack(stacks[index & 1])) }
      }
      replace = Pair(
        subject: Measurement(repetitions: few) {
          for index in 0..<$0 { replaced.replaceStack(with: stacks[index & 1]) }
        },
        floor: copy)
      open = Pair(
        subject: Measurement(repetitions: few) { for index in 0..<$0 { opened.open(places[index & 1]) } },
        floor: copy)
    }

    var measurements: [Measurement] {
      [pushPop, presentDismiss, show, replace, screens].flatMap { [$0.subject, $0.floor] }
        + [open.subject, watchedPushPop, watchedPresentDismiss, observer]
    }

    var rows: [Row] {
      [
        row("push + pop", pushPop, must: 2, mustNotAllocate: true),
        row("present + dismiss", presentDismiss, must: 2.3, mustNotAllocate: true),
        row("show a new route, then go back", show),
        row("replace the stack", replace, must: name == "10" ? nil : 2),
        row("open a place", open, must: name == "10" ? nil : 2),
        told("push + pop", watchedPushPop, more: pushPop),
        told("present + dismiss", watchedPresentDismiss, more: presentDismiss),
        row("push + pop with screens", screens),
      ]
    }

    private func row(_ name: String, _ pair: Pair, must: Double? = nil, mustNotAllocate: Bool = false) -> Row {
      Row(
        name: "\(name), depth \(self.name)", time: pair.subject.time, floor: pair.floor.time, must: must,
        allocations: pair.subject.allocations, mustNotAllocate: mustNotAllocate)
    }

    /// What one observer adds to one of the two changes, beside a closure that is called out of an array.
    private func told(_ name: String, _ watched: Measurement, more than: Pair) -> Row {
      Row(
        name: "one observer told, \(name), depth \(self.name)", time: (watched.time - than.subject.time) / 2,
        floor: observer.time, must: 3, allocations: watched.allocations, mustNotAllocate: true)
    }
  }

  @inline(never)
  private static func pushAndPop(_ router: Router<ShelfRoute>, _ route: ShelfRoute) {
    router.push(route)
    router.pop()
  }

  @inline(never)
  private static func presentAndDismiss(_ router: Router<ShelfRoute>, _ route: ShelfRoute) {
    router.present(route, as: .sheet)
    router.dismiss()
  }
}
