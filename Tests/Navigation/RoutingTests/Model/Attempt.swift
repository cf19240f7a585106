import Links

@testable import Routing

/// A change that waits until the screens that it removes have agreed; it is found again then, as things are then.
struct Attempt {
  typealias Change = (Model, inout Layers) throws -> Void

  /// The kind; `nil` for a push or a step back, whichever it turns out to be.
  let kind: NavigationKind?
  let change: Change
  /// The modules that it shows; the green one lies behind the door.
  var shows: Set<Room.Module>
  /// What waits if the door isn't open; a stack can't.
  var waiting: Waiting?
  var agreed: Set<Int> = []
  var waiter: Int?
  /// The entry that is finished, and the module whose screens don't ask then.
  var finished: (entry: Int, module: Room.Module)?
  var leavesAll = false
  /// The direction of undo or redo.
  var direction = 0
  /// Whether the whole place is opened, and not only a part of it changed.
  var isWhole = false
  /// Whether the waiting link opens with it, and whether another root is shown in any case.
  var opensWaiting = false
  var showsRoot = false

  init(
    _ kind: NavigationKind?, showing rooms: [Room] = [], as style: PresentationStyle? = .push,
    _ change: @escaping Change = { _, _ in }
  ) {
    (self.kind, self.change, shows) = (kind, change, Set(rooms.map(\.module)))
    if rooms.count == 1 { waiting = Waiting(link: RoomLink(to: rooms[0]), policy: .push, style: style) }
  }
}

/// A link that waits at the door.
struct Waiting {
  var link: RoomLink
  var policy: OpenPolicy
  var style: PresentationStyle?
}

/// The changes that undo and redo lead along.
struct ModelHistory {
  private struct Change {
    var from: Layers
    var to: Layers
    var isWhole: Bool
  }

  private var changes: [Change] = []
  private var position = 0

  func change(_ direction: Int) throws -> (from: Layers, to: Layers, isWhole: Bool) {
    let index = direction < 0 ? position - 1 : position
    guard changes.indices.contains(index) else { throw NavigationError.unavailable("") }
    let change = changes[index]
    return direction < 0 ? (change.to, change.from, change.isWhole) : (change.from, change.to, change.isWhole)
  }

  /// Records a change, unless the same rooms are open after it; one of undo or redo only moves along.
  mutating func visit(from: Layers, to: Layers, isWhole: Bool, _ direction: Int, losing lost: [Room]) {
    if direction == 0 {
      if from.rooms == to.rooms { return }
      changes = changes.prefix(position) + [Change(from: from, to: to, isWhole: isWhole)]
      position += 1
    } else {
      position += direction
    }
    if !lost.isEmpty { leaveOut(lost, now: to, direction) }
  }

  /// Leaves out what can't come back: undo goes to the place before it was opened.
  private mutating func leaveOut(_ lost: [Room], now: Layers, _ direction: Int) {
    if direction < 0 { return changes.removeSubrange(position...) }
    func count(_ room: Room, in layers: Layers) -> Int { layers.rooms.stacks.joined().count { $0 == room } }
    let start = changes[..<position].lastIndex { change in
      lost.allSatisfy { count($0, in: change.from) <= count($0, in: now) }
    }
    let kept = start.map { changes[$0].from }
    let merged = kept.map { $0.rooms == now.rooms ? [] : [Change(from: $0, to: now, isWhole: true)] } ?? []
    changes = changes.prefix(start ?? 0) + merged + changes.dropFirst(position)
    position = (start ?? 0) + merged.count
  }
}
