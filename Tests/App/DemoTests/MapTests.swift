import AppShell
import Foundation
import Links
import Routing
import TestTopics
import Testing
import TextUI

@testable import demo

@Suite("The map, drawn", .tags(.navigation, .terminal))
struct MapTests {
  private static let map = AppMap(
    of: [
      Module(of: MillRoute.self), Module(of: ShopRoute.self),
    ])

  @Test(
    "The picture of the app has boxes for the places, arrows between them, and along the side those between modules")
  @MainActor
  func picture() throws {
    // A module that `Scripts/new-module` has added has a box of its own.
    let settings = TerminalSettings(environment: [:], terminals: .init(input: false, output: false))
    let demo = Demo(options: try Options(["tour"]), settings: settings, server: nil)
    let picture = try demo.makeApp(fresh: true).app.map.picture()
    #expect(
      picture + "\n" == """
        ┌─ onboarding ─────────────────────────────────────────────────┐
        │ ┌───────────┐   ┌─────────┐   ┌──────────┐                   ├───────┐
        │ │ • welcome ├──▶│ profile ├──▶│ password │                   ├─┐     │
        │ └───────────┘   └─────────┘   └──────────┘                   │◀┼┄┄┄┐ │
        │                                                              │◀┼┄┄┄┼┄┼┄┐
        └──────────────────────────────────────────────────────────────┘ │   ┆ │ ┆
        ┌─ loggedOut (signed out) ─────────────────────────────────────┐ │   ┆ │ ┆
        │ ┌──────────┐   ┌───────┐                                     │◀┘   ┆ │ ┆
        │ │ • log-in ├──▶│ help  │                                     ├───┐ ┆ │ ┆
        │ └──────────┘   └─sheet─┘                                     ├┄┄┄┼┄┘ │ ┆
        │                                                              │◀┐ │   │ ┆
        └──────────────────────────────────────────────────────────────┘ │ │   │ ┆
        ┌─ loggedIn (signed in) ───────────────────────────────────────┐ │ │   │ ┆
        │ ┌─────────┐   ┌─────────┐   ┌─────────┐                      │◀┼─┼───┘ ┆
        │ │ • posts ├─┬▶│ posts/* ├──▶│ share/* │                      │◀┼─┘     ┆
        │ └─────────┘ │ └─────────┘   └─sheet───┘                      ├─┘       ┆
        │             │ ┌───────┐   ┌───────┐                          ├┄┄┄┐     ┆
        │             ├▶│ menu  ├──▶│ about │                          ├┄┄┄┼┄┄┄┄┄┘
        │             │ └─sheet─┘   └───────┘                          │◀┐ ┆
        │             │ ┌─────────┐   ┌──────────┐                     │ ┆ ┆
        │             └▶│ compose ├──▶│ discard  │                     │ ┆ ┆
        │               └─cover───┘   └─question─┘                     │ ┆ ┆
        │ ┌───────────┐   ┌─────────────┐                              │ ┆ ┆
        │ │ • account ├─┬▶│ start-again │                              │ ┆ ┆
        │ └───────────┘ │ └─alert───────┘                              │ ┆ ┆
        │               │ ┌─────────┐                                  │ ┆ ┆
        │               └▶│ log-out │                                  │ ┆ ┆
        │                 └─alert───┘                                  │ ┆ ┆
        └──────────────────────────────────────────────────────────────┘ ┆ ┆
        ┌─ authors (signed in) ────────────────────────────────────────┐ ┆ ┆
        │ ┌────────┐   ┌───┐                                           │◀┼┄┘
        │ │ • list ├──▶│ * │                                           ├┄┘
        │ └────────┘   └───┘                                           │
        │ ┌────────┐                                                   │
        │ │ choose ├──▶ *                                              │
        │ └────────┘                                                   │
        └──────────────────────────────────────────────────────────────┘

        • where a module begins, ─▶ leads to a place;
        at the side: ─▶ the module that is shown next, ┄▶ a module that a link opens.
        16 URLs lead in from outside; demo routes lists them.
        Every place is reached.

        """)
  }

  @Test("A long chain goes on below where it has no room, and many arrows between modules become names")
  func crowdedPicture() {
    let picture = AppMap(
      of: [Module(of: TrailRoute.self), Module(of: MillRoute.self), Module(of: ShopRoute.self)]).picture(mostRails: 0)
    let lines = picture.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    for name in ["• camp", "riverbank", "suspensionBridge", "mountainHut", "ridge", "summitWithAView"] {
      #expect(lines.contains { $0.contains("│ \(name) ") }, "\(name) has a box")
    }
    #expect(picture.contains("by link → mill") && picture.contains("then → mill"))
  }

  @Test("The Mermaid form draws the modules and transitions")
  func mermaid() {
    #expect(
      Self.map.mermaid == """
        graph LR
          subgraph m1["mill"]
            r1(["wheel"])
            r2["stones (sheet)"]
            r3["attic"]
          end
          subgraph m2["shop (a key, daylight)"]
            r4(["door"])
            r5["shelf/*"]
          end
          r1 --> r2
          m1 -.-> r5
          m2 ==> m1
        """)
  }

  @Test("The table lists the routes with parameters and gates")
  func table() {
    #expect(
      Self.map.table == """
        mill
          app://mill/wheel    push
          app://mill/stones   sheet
          app://mill/attic    push
        shop (a key, daylight)
          app://shop/door     push
          app://shop/shelf/*  push   shelf: Int  (a ladder)
        """)
  }

  @Test("The JSON form contains every module, route and unreached link")
  func json() throws {
    let shelf =
      #"{"gates":["a key","daylight","a ladder"],"isRoot":false,"leadsTo":[],"link":"app://shop/shelf/*","parameters":[{"name":"shelf","type":"Int"}],"pattern":"shelf/*","presentation":"push"}"#
    #expect(try Self.map.sortedJSON().contains(shelf))
    #expect(try Self.map.sortedJSON().hasSuffix(#""unreached":["app://mill/attic"]}"#))
    #expect(try Self.map.modules.flatMap(\.routes).sortedJSON().hasSuffix(",\(shelf)]"))
  }
}

private enum MillRoute: Routable {
  case wheel, stones, attic

  static let links = RouteLinks<Self>(
    "mill", root: .wheel,
    routes: .route(.wheel).leading(to: .stones), .route(.stones).leading(to: ShopRoute.shelf(3).link), .route(.attic))

  var path: LinkPath {
    switch self {
    case .wheel: "wheel"
    case .stones: "stones"
    case .attic: "attic"
    }
  }

  var presentation: PresentationStyle { self == .stones ? .sheet : .push }

  func screen(in coordinator: NSObject, scope: Scope) {}
}

private enum TrailRoute: String, Routable {
  case camp, riverbank, suspensionBridge, mountainHut, ridge, summitWithAView

  static let links = RouteLinks<Self>(
    "trail", root: .camp,
    routes: .route(.camp).leading(to: .riverbank, .summitWithAView).leading(to: MillRoute.wheel.link),
    .route(.riverbank).leading(to: .suspensionBridge), .route(.suspensionBridge).leading(to: .mountainHut),
    .route(.mountainHut).leading(to: .ridge), .route(.ridge).leading(to: .summitWithAView), .route(.summitWithAView))

  var path: LinkPath { LinkPath(stringLiteral: rawValue) }

  func screen(in coordinator: NSObject, scope: Scope) {}
}

private enum ShopRoute: Routable {
  case door
  case shelf(Int)

  static let links = RouteLinks<Self>(
    "shop", requires: Gate("a key"), Gate("daylight"), root: .door,
    routes: .route(.door).leading(toRoots: "mill"), .route(shelf, requires: Gate("a ladder")))

  var path: LinkPath {
    switch self {
    case .door: "door"
    case .shelf(let number): "shelf/\(number)"
    }
  }

  func screen(in coordinator: NSObject, scope: Scope) {}
}
