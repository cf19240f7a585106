import AppRouting
import Links
import Routing
import RoutingTesting
import TestTopics
import Testing

// The navigation of TicTacToe, the tutorial of Uber's RIBs, with two modules and the app that connects them.

enum Player: CaseIterable { case x, o }

struct PlayerNames: Equatable {
  var x = "Player 1", o = "Player 2"
}

extension Gate {
  static let playersKnown = Gate("players known")
  static let noPlayers = Gate("no players")
}

/// The app in one window: two players log in, play, and log out.
@MainActor
final class TicTacToeApp {
  let navigator: Navigator<AnyObject>
  let appRouter: AppRouter<AnyObject>
  private let session = PlayerSession()

  init() throws {
    navigator = try Navigator(
      Modules([
        PlayersCoordinator.feature(),
        GamesCoordinator.feature { [session] in session.players ?? PlayerNames() },
      ]), root: "players",
      gates: [
        .playersKnown: { [session] in session.players == nil ? .waits : .open },
        .noPlayers: { [session] in session.players == nil ? .open : .closed("Log out first") },
      ])
    appRouter = AppRouter(navigator)
    navigator.onEnding = { [weak self] in self?.follow($0) }
    navigator.start()
  }

  private func follow(_ ending: ModuleEnding) {
    switch ending.value {
    case PlayersCoordinator.Ending.loggedIn(let players)?: logIn(players)
    default: logOut()
    }
  }

  /// Shows the games, and the one whose link has waited.
  private func logIn(_ players: PlayerNames) {
    session.players = players
    navigator.showRoot("tic-tac-toe", openingWaiting: true)
  }

  private func logOut() {
    session.players = nil
    navigator.showRoot("players")
  }
}

/// Who plays, as the gates and the games ask it.
@MainActor
final class PlayerSession { var players: PlayerNames? }

// MARK: The log-in

enum PlayersRoute: Routable {
  case names

  static let links = RouteLinks<Self>("players", requires: .noPlayers, root: .names, routes: .route(.names))

  var path: LinkPath { "names" }

  func screen(in coordinator: PlayersCoordinator, scope: Scope) -> AnyObject { coordinator }
}

@MainActor
final class PlayersCoordinator {
  enum Ending { case loggedIn(PlayerNames) }

  static func feature() -> Feature<AnyObject> {
    Feature(PlayersRoute.self) { PlayersCoordinator($0) }
  }

  var names = PlayerNames()
  private let router: Router<PlayersRoute>

  init(_ router: Router<PlayersRoute>) { self.router = router }

  func logInTapped() { router.end(with: Ending.loggedIn(names)) }
}

// MARK: The games

enum Game: String, CaseIterable, LinkValue {
  case ticTacToe = "tic-tac-toe"
  case randomWin = "random-win"
  static let sample = ticTacToe
}

enum GamesRoute: Routable {
  case list
  case game(Game)

  static let links = RouteLinks<Self>(
    "tic-tac-toe", requires: .playersKnown, root: .list, routes: .route(.list), .route(game))

  var path: LinkPath {
    switch self {
    case .list: "games"
    case .game(let game): "games/\(game)"
    }
  }

  func screen(in coordinator: GamesCoordinator, scope: Scope) -> AnyObject {
    switch self {
    case .list: coordinator
    case .game(let game):
      Board(game) { [weak coordinator, entry = scope.entry] winner in coordinator?.end(entry, won: winner) }
    }
  }
}

/// A game that is won with three in a row, or by chance at the first tap.
@MainActor
final class Board {
  private static let rows = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  private(set) var cells = [Player?](repeating: nil, count: 9)
  private(set) var turn = Player.x
  private let game: Game
  /// Called with the winner, or `nil` for a draw.
  private let onEnd: @MainActor (Player?) -> Void

  init(_ game: Game, onEnd: @escaping @MainActor (Player?) -> Void) { (self.game, self.onEnd) = (game, onEnd) }

  func tap(_ cell: Int) {
    guard cells.indices.contains(cell), cells[cell] == nil else { return }
    cells[cell] = turn
    if game == .randomWin { return onEnd(Player.allCases.randomElement()) }
    if Self.rows.contains(where: { $0.allSatisfy { cells[$0] == turn } }) { return onEnd(turn) }
    if !cells.contains(nil) { return onEnd(nil) }
    turn = turn == .x ? .o : .x
  }
}

/// The games and the points of two players, from their log-in to their log-out; the list shows them.
@MainActor
final class GamesCoordinator {
  enum Ending { case loggedOut }

  static func feature(players: @escaping @MainActor () -> PlayerNames) -> Feature<AnyObject> {
    Feature(GamesRoute.self) { GamesCoordinator($0, players()) }
  }

  let router: Router<GamesRoute>
  let players: PlayerNames
  private(set) var points: [Player: Int] = [.x: 0, .o: 0]

  init(_ router: Router<GamesRoute>, _ players: PlayerNames) { (self.router, self.players) = (router, players) }

  func logOutTapped() { router.end(with: Ending.loggedOut) }

  func gameTapped(_ game: Game) { router.navigate(to: .game(game)) }

  /// Closes a game at its end, and counts it unless it was left before.
  func end(_ game: EntryID?, won winner: Player?) {
    if router.dismiss(game).isOpen, let winner { points[winner, default: 0] += 1 }
  }
}

@Suite("TicTacToe", .tags(.navigation, .results, .gates))
@MainActor
struct TicTacToeTests {
  private let app: TicTacToeApp

  init() throws { app = try TicTacToeApp() }

  /// The visible screen.
  private func screen<Screen>(_: Screen.Type = Screen.self) throws -> Screen {
    try #require(app.navigator.visibleScreen as? Screen)
  }

  /// Logs in, and returns the games.
  private func games(_ names: PlayerNames = PlayerNames()) throws -> GamesCoordinator {
    let form = try screen(PlayersCoordinator.self)
    form.names = names
    form.logInTapped()
    return try screen()
  }

  @Test("The players log in with their names and see the games, and have to log out before others log in")
  func logIn() throws {
    let names = PlayerNames(x: "Ada", o: "Bo")
    #expect(try games(names).players == names)
    #expect(app.navigator.back() == .refused(.atRoot))
    #expect(app.appRouter.open("app://players") == .refused(.unavailable("Log out first")))
    #expect(app.navigator.link.description == "app://tic-tac-toe/games")
  }

  @Test(
    "A game that is won counts for its winner, and a draw for neither player",
    arguments: [
      ([0, 3, 1, 4, 2], [Player.x: 1, .o: 0]), ([0, 2, 1, 4, 8, 6], [.x: 0, .o: 1]),
      ([0, 1, 2, 4, 3, 5, 7, 6, 8], [.x: 0, .o: 0]),
    ])
  func play(taps: [Int], points: [Player: Int]) throws {
    let app = Navigator(testing: GamesCoordinator.feature { PlayerNames() })
    let games = try app.coordinator(GamesCoordinator.self)
    let probe = RouterProbe(games.router)
    games.gameTapped(.ticTacToe)
    probe.expect(.push, shows: .game(.ticTacToe))
    let board = try #require(app.visibleScreen as? Board)
    // A second tap on a cell changes nothing.
    for tap in taps { for _ in 1...2 { board.tap(tap) } }
    probe.expect(.dismiss, shows: .list)
    probe.finish()
    #expect(games.points == points)
  }

  @Test("A game that is left counts for neither player, even if it is played on")
  func leave() throws {
    let games = try self.games()
    games.gameTapped(.randomWin)
    let board = try screen(Board.self)
    #expect(app.navigator.back() == .done)
    board.tap(0)
    #expect(games.points == [.x: 0, .o: 0])
  }

  @Test("A link to a game waits for the log-in and opens above the list, where its winner counts too")
  func link() throws {
    #expect(app.appRouter.open("app://tic-tac-toe/games/random-win") == .waiting(.playersKnown))
    try screen(PlayersCoordinator.self).logInTapped()
    #expect(app.navigator.snapshot.tabs == [[GamesRoute.list.link, GamesRoute.game(.randomWin).link]])
    try screen(Board.self).tap(0)
    #expect(try screen(GamesCoordinator.self).points.values.sorted() == [0, 1])
  }

  @Test("A link to an unknown game doesn't wait, and names the games that there are")
  func unknownGame() {
    let outcome = app.appRouter.open("app://tic-tac-toe/games/chess")
    #expect("\(outcome)".contains("it can be one of: tic-tac-toe, random-win"))
    #expect(app.navigator.links.waiting == nil)
  }

  @Test("Logging out ends the open game and the points, and the next players begin with none")
  func logOut() throws {
    weak let former = try games()
    former?.gameTapped(.randomWin)
    try screen(Board.self).tap(0)
    former?.gameTapped(.ticTacToe)
    former?.logOutTapped()
    #expect(former == nil && app.navigator.link.description == "app://players/names")
    #expect(try games().points == [.x: 0, .o: 0])
  }
}
