import Routing

extension Pattern {
  /// All patterns, in the order of the lessons.
  public static let all: [Pattern] = [
    Pattern(
      SheetRoute.self, "a sheet with its own stack",
      lesson:
        "A route declares that it is a sheet. What is pushed while the sheet is open goes onto the sheet's own stack.",
      tasks: [
        "Open Layers, then Winds": ["router.push(.layer(\"Winds\")) → .done"],
        "Press esc twice: the map is unchanged": ["navigator.dismissModal() → .done"],
      ], story: PackageResources.sheet_waymark
    ) {
      SheetCoordinator($0)
    },
    Pattern(
      ResultRoute.self, "a flow that returns a result",
      lesson: "The caller passes a closure. The router calls it exactly once, however the picker ends.",
      tasks: [
        "Pick blue": [
          "FixedViewModel<ColorsIntent>.send(.colorTapped(\"blue\"))", "ResultCoordinator gets .finished(String)",
        ],
        "Open the picker again and press esc: the caller learns that too": [
          "navigator.dismissModal() → .done", "ResultCoordinator gets .cancelled(.left(.dismiss))",
        ],
      ], story: PackageResources.result_waymark
    ) {
      ResultCoordinator($0)
    },
    Pattern(
      GuardedDraftRoute.self, "a draft that asks before it is lost",
      lesson:
        "A screen reports unsaved changes. The router then shows an alert before it goes back, opens a link or quits.",
      tasks: [
        "Write a note and press esc: the draft asks": ["navigator.back() → .needsConfirmation"],
        "Keep it": ["router.answerConfirmation(false) → .done"],
        "Choose “Next lesson”: it asks again": ["navigator.confirmLeaving() → .needsConfirmation"],
      ], story: PackageResources.guarded_draft_waymark
    ) {
      GuardedDraftCoordinator($0)
    },
    Pattern(
      IdentifierRoute.self, "a route with an identifier",
      lesson:
        "A route holds an identifier, never the value, so that it can be written as a link, saved and opened later.",
      tasks: [
        "Press : and open planets/9: a valid link, although there is no planet 9": [
          "navigator.open(app://identifier/planets/9) → .done"
        ]
      ], story: PackageResources.identifier_waymark
    ) {
      IdentifierCoordinator($0)
    },
    Pattern(
      IntentsRoute.self, "a screen that reports intents",
      lesson: "A screen reports what the user tapped and knows no route. The coordinator decides what opens, and how.",
      tasks: [
        "Open Ochre: a page": ["router.navigate(to: .paint(\"Ochre\")) → .done"],
        "Then Umber: a sheet": ["router.navigate(to: .paint(\"Umber\")) → .done"],
        "Then Sienna: a cover, without a change in any screen": ["router.navigate(to: .paint(\"Sienna\")) → .done"],
      ], story: PackageResources.intents_waymark
    ) {
      IntentsCoordinator($0)
    },
    Pattern(
      ResetRoute.self, "a stack, and ways back to its beginning",
      lesson: "One call goes back to a kind of step, back to the root, or replaces the whole stack.",
      tasks: [
        "Order, pay and place the order: there is no way back into the form": [
          "router.replaceStack(with: .thanks) → .done"
        ],
        "Choose “Shop on”": ["router.replaceStack(with: .basket) → .done"],
      ], story: PackageResources.reset_waymark
    ) {
      ResetCoordinator($0)
    },
    Pattern(
      TabsRoute.self, "tabs with their own stacks",
      lesson:
        "Each tab keeps its stack while another is visible. A screen can select a tab and push there in one change.",
      tasks: [
        "Open Letter 1, then its answer, and choose “File it”": [
          "router.select(tab: .archive) → .done", "+ letters/2",
        ],
        "Press 1: the first tab shows the letter as before": ["navigator.selectTab(\"inbox\") → .done"],
      ], story: PackageResources.tabs_waymark
    ) {
      TabsCoordinator($0)
    },
    Pattern(
      NestedModalsRoute.self, "modals over modals",
      lesson: "A modal can present another one. One call closes the topmost modal, all above a level, or all.",
      tasks: [
        "Open three drawers, each in the last: the inspector names every layer": [
          "router.navigate(to: .drawer(3)) → .done"
        ],
        "Choose “To the first”": ["FixedViewModel<DrawerIntent>.send(.firstTapped)"],
      ], story: PackageResources.nested_modals_waymark
    ) {
      NestedModalsCoordinator($0)
    },
    Pattern(
      RootSwitchRoute.self, "one root that switches, and is saved",
      lesson: "Replacing the root releases the old screens, leaves no way back, and is saved for the next start.",
      tasks: [
        "Choose “Begin”": ["router.replaceTop(with: .home) → .done"],
        "Choose “Start the app again”: it starts at Home, until you leave the lesson": [
          "FixedViewModel<HomeIntent>.send(.startAgainTapped)"
        ],
      ], story: PackageResources.root_switch_waymark
    ) { host throws(ModuleProblem) in
      [try RootSwitchCoordinator.makeWindow(in: host)]
    },
    Pattern(
      GatedLinkRoute.self, "a link that waits for the log-in",
      lesson:
        "A route names its gate, and the app decides when the gate is open. Until then, a link to the route waits.",
      tasks: [
        "Press : and open vaults/3: the link waits": [
          "navigator.open(app://gated-link/vaults/3) → .waiting(“signed in”)"
        ],
        "Log in: the vault opens": ["navigator.openWaiting() → .done"],
      ], story: PackageResources.gated_link_waymark
    ) { _ throws(ModuleProblem) in
      [try GatedLinkApp.makeWindow()]
    },
    Pattern(
      SeveralRoutesRoute.self, "several routes in one call",
      lesson: "A snapshot holds every stack and modal. Opening it is one change with one frame, or changes nothing.",
      tasks: [
        "Choose “Tag book 7”: one call opens every page that the inspector names": [
          "FixedViewModel<LibraryIntent>.send(.placeTapped)"
        ],
        "Press esc twice: the pages below are there too": ["navigator.dismissModal() → .done"],
      ], story: PackageResources.several_routes_waymark
    ) {
      SeveralRoutesCoordinator($0)
    },
    Pattern(
      SharedStackRoute.self, "places of two modules on one stack",
      lesson:
        "Two modules lead to one another. Each knows only a link of the other, and one stack holds the pages of both.",
      tasks: [
        "Go from a stop to a line, to a stop and to a line": ["router.open(app://lines/4) → .done"],
        "Go back one page at a time, to the first line": ["navigator.back() → .done", "− stops/3"],
      ], story: PackageResources.shared_stack_waymark
    ) { _ throws(ModuleProblem) in
      [try SharedStackCoordinator.makeWindow()]
    },
    Pattern(
      PanesRoute.self, "three stacks that follow one another",
      lesson: "A choice in one tab replaces the stack of another, in one change. The third stack keeps its entries.",
      tasks: [
        "Open Folder 2, then Note 21": ["FixedViewModel<PanesChoice>.send(.note(21))"],
        "Press 1 and open Folder 3": ["FixedViewModel<PanesChoice>.send(.folder(3))"],
        "Press 3: the reader still shows the note": ["navigator.selectTab(\"reader\") → .done"],
      ], story: PackageResources.panes_waymark
    ) {
      PanesCoordinator($0)
    },
    Pattern(
      TwoWindowsRoute.self, "two windows of one app",
      lesson: "Each window has a coordinator and a router of its own. Both hold one object, with what they share.",
      tasks: [
        "Open two letters": ["router.push(.letter(2)) → .done"],
        "Change the window": ["FixedViewModel<WindowIntent>.send(.switchTapped)"],
        "Change back: each window keeps its place": ["FixedViewModel<WindowIntent>.send(.switchTapped)"],
      ], story: PackageResources.two_windows_waymark
    ) { host throws(ModuleProblem) in
      [try TwoWindowsCoordinator.makeWindow(in: host), try TwoWindowsCoordinator.makeWindow(in: host)]
    },
  ]

  /// Returns the pattern with this name.
  public static func named(_ name: String) -> Pattern? { all.first { $0.name == name } }
}
