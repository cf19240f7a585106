import Links

@testable import Routing

/// A call in a random run.
struct Step {
  /// The module whose router makes the call; `nil` for the window.
  var caller: Room.Module?
  var call: Call
  /// The entry that the call is about.
  var entry = Target.visible
  /// The number of the caller that awaits a result of what the call shows.
  var waiter: Int?
  /// Calls that an observer makes at the first event of this one.
  var late: [Step] = []

  /// An entry without its identity, so that a step still means something when earlier ones are left out.
  enum Target {
    case visible
    /// The last one of a module.
    case last(of: Room.Module)
    /// The one at a position among all entries; there may be none.
    case position(Int)

    /// Returns the position among some entries, of which the visible one is given.
    func position(among rooms: [Room], visible: Int) -> Int {
      switch self {
      case .visible: visible
      case .last(let module): rooms.lastIndex { $0.module == module } ?? -1
      case .position(let position): position
      }
    }
  }

  /// What is called; the rooms of a module's call belong to that module.
  enum Call {
    // Calls of modules.
    /// Shows a room, from the entry if it is checked.
    case show(Room, PresentationStyle, isChecked: Bool)
    case pushOver(Room)
    case pop(Int)
    case popToRoot
    case popTo(Room)
    case popOrPush(Room)
    case replaceStack([Room])
    case replaceTop(Room)
    case showAt(ModalLevel, Room, PresentationStyle)
    case leave
    case dismissModals(keeping: Int)
    case select(Room, pushing: Room?)
    case replaceModal(Room, PresentationStyle)
    case pushOnTab(root: Room, Room)
    case openSnapshot(NavigationSnapshot<Room>)
    case finish(isRightType: Bool)
    // Calls of modules and of the window.
    case back
    case dismiss
    case dismissModal
    case link(RoomLink, OpenPolicy, as: PresentationStyle?)
    case answer(Bool)
    // Calls of the window.
    case backFromEntry
    case selectTab(String)
    case showRoot(Room.Module, openingWaiting: Bool, isAsking: Bool)
    case openWaiting
    /// Changes the gate before the green module.
    case setDoor(GateState)
    /// Restores what was open after an earlier step, and with it a variant: the tabs in reverse order, or one tab less.
    case restore(step: Int, Variant)
    case leaveAll
    case undo
    case redo
  }

  enum Variant { case whole, reversed, withoutLastTab, strict }
}

/// A link, as the places that it names from bottom to top.
struct RoomLink: CustomStringConvertible {
  struct Place {
    var module: Room.Module
    /// The root that the parameter `tab` names.
    var tab: Room?
    var steps: [RoomStep]

    /// The root of the tab that the place belongs to.
    var root: Room {
      let roots = Room.roots(of: module)
      if let tab { return tab }
      return steps.first.flatMap { $0.style == .push && roots.contains($0.room) ? $0.room : nil } ?? roots[0]
    }
  }

  var places: [Place]

  init(places: [Place]) { self.places = places }

  /// The link to a room, without its parents.
  init(to room: Room) {
    places = [Place(module: room.module, tab: nil, steps: [RoomStep(room: room, style: room.style)])]
  }

  /// The link to a module alone.
  init(to module: Room.Module) { places = [Place(module: module, tab: nil, steps: [])] }

  var link: DeepLink {
    get throws {
      let links = try places.map { place in
        var parameters: [DeepLink.Parameter] = []
        if !place.steps.isEmpty {
          parameters.append(.init(key: "style", value: place.steps.map(\.style.rawValue).joined(separator: "-")))
        }
        if let tab = place.tab { parameters.append(.init(key: "tab", value: tab.path)) }
        return try DeepLink(
          module: place.module.rawValue,
          segments: place.steps.flatMap { $0.room.path.split(separator: "/").map(String.init) },
          parameters: parameters)
      }
      return links[0].followed(by: Array(links.dropFirst())) ?? links[0]
    }
  }

  var description: String { (try? "\(link)") ?? "" }
}

/// A room on the way to another, and how it is presented.
struct RoomStep: Equatable {
  var room: Room
  var style: PresentationStyle
}
