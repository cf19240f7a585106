import Links
import RoutingSamples

@testable import Routing

/// A route of a module in random runs, as a plain value.
struct Room: Hashable, Sendable, CustomStringConvertible {
  enum Module: String, CaseIterable { case red, green, blue }

  /// The gate before the green module.
  static let door = Gate("door")

  /// The first two kinds are the roots of the red module; the others have the first one.
  enum Kind: String { case first, second, page, card, draft, question }

  var module: Module
  var kind: Kind
  var number = 0

  var path: String { kind == .first || kind == .second ? kind.rawValue : "\(kind.rawValue)s/\(number)" }
  var description: String { "\(module)/\(path)" }

  var style: PresentationStyle { kind == .card ? .sheet : kind == .question ? .alert : .push }
  /// The question before a draft is left.
  var question: Room? { kind == .draft ? Room(module: module, kind: .question, number: number) : nil }

  static func roots(of module: Module) -> [Room] {
    (module == .red ? [Kind.first, .second] : [.first]).map { Room(module: module, kind: $0) }
  }
}

/// A route with its room.
protocol RoomHolder { var room: Room { get } }

extension AnyRoute {
  var room: Room {
    guard let holder = base as? any RoomHolder else { preconditionFailure("A window of random runs has rooms only") }
    return holder.room
  }
}

/// A module of random runs.
protocol RoomOwner: Sendable {
  static var module: Room.Module { get }
  static var links: RouteLinks<RoomRoute<Self>> { get }
}

extension RoomOwner {
  static func makeLinks() -> RouteLinks<RoomRoute<Self>> {
    func route(_ kind: Room.Kind) -> RoutePattern<RoomRoute<Self>> {
      .route { RoomRoute(Room(module: module, kind: kind, number: $0)) }
    }
    let roots = [Room.Kind.first, .second].map { RoomRoute<Self>(Room(module: module, kind: $0)) }
    return RouteLinks(
      module.rawValue, requires: module == .green ? [Room.door] : [], root: roots[0],
      tabs: module == .red ? [roots[1]] : [],
      routes: [
        .route(roots[0]), .route(roots[1]), route(.page), route(.card), route(.draft),
        route(.question).asConfirmation(),
      ])
  }
}

enum Red: RoomOwner {
  static let module = Room.Module.red
  static let links = makeLinks()
}

enum Green: RoomOwner {
  static let module = Room.Module.green
  static let links = makeLinks()
}

enum Blue: RoomOwner {
  static let module = Room.Module.blue
  static let links = makeLinks()
}

/// The same routes for each module.
struct RoomRoute<Owner: RoomOwner>: Routable, RoomHolder, CustomStringConvertible {
  let room: Room

  init(_ room: Room) { self.room = room }

  static var links: RouteLinks<Self> { Owner.links }

  var path: LinkPath {
    switch room.kind {
    case .first: "first"
    case .second: "second"
    case .page: "pages/\(room.number)"
    case .card: "cards/\(room.number)"
    case .draft: "drafts/\(room.number)"
    case .question: "questions/\(room.number)"
    }
  }

  var description: String { room.description }
  var presentation: PresentationStyle { room.style }
  var leaveConfirmation: Self? { room.question.map(Self.init) }

  func screen(in factory: ScreenFactory, scope: Scope) -> Screen {
    if room.kind == .draft { scope.confirmLeaving { true } }
    return factory.makeScreen(room.description, scope)
  }
}
