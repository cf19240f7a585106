import Routing

extension Pattern {
  /// All patterns, from easy to hard.
  public static let all: [Pattern] = [
    Pattern(
      RootSwitchRoute.self, "one root that switches, and is remembered",
      story: PackageResources.root_switch_waymark
    ) { host in
      RootSwitchCoordinator(remembered: host.savedValue) { [weak host] in
        host?.savedValue = $0
      } restart: { [weak host] in
        host?.restart()
      }
    },
    Pattern(IdentifierRoute.self, "a route with an identifier", story: PackageResources.identifier_waymark) { _ in
      IdentifierCoordinator()
    },
    Pattern(IntentsRoute.self, "a screen that only speaks intents", story: PackageResources.intents_waymark) { _ in
      IntentsCoordinator()
    },
    Pattern(ResetRoute.self, "a stack, and ways back to its beginning", story: PackageResources.reset_waymark) { _ in
      ResetCoordinator()
    },
    Pattern(TabsRoute.self, "tabs with their own stacks", story: PackageResources.tabs_waymark) { _ in
      TabsCoordinator()
    },
    Pattern(SheetRoute.self, "a sheet with its own stack", story: PackageResources.sheet_waymark) { _ in
      SheetCoordinator()
    },
    Pattern(NestedModalsRoute.self, "modals over modals", story: PackageResources.nested_modals_waymark) { _ in
      NestedModalsCoordinator()
    },
    Pattern(ResultRoute.self, "a flow that returns a result", story: PackageResources.result_waymark) { _ in
      ResultCoordinator()
    },
    Pattern(
      GuardedDraftRoute.self, "a draft that is not left without a question",
      story: PackageResources.guarded_draft_waymark
    ) { _ in
      GuardedDraftCoordinator()
    },
    Pattern(
      GatedLinkRoute.self, "a link that waits behind a log-in", story: PackageResources.gated_link_waymark
    ) { _ throws(ModuleProblem) in
      try GatedLinkCoordinator()
    },
    Pattern(
      PanesRoute.self, "three stacks of one router, each with its own routes", story: PackageResources.panes_waymark
    ) { _ in
      PanesCoordinator()
    },
    Pattern(
      SeveralRoutesRoute.self, "several routes in one call", story: PackageResources.several_routes_waymark
    ) { _ in
      SeveralRoutesCoordinator()
    },
    Pattern(
      SharedStackRoute.self, "places of two modules on one stack", story: PackageResources.shared_stack_waymark
    ) { _ in
      SharedStackCoordinator()
    },
    Pattern(
      TwoWindowsRoute.self, "two windows of one app", story: PackageResources.two_windows_waymark
    ) { host in
      TwoWindowsCoordinator { [weak host] in host?.showOtherWindow() }
    },
  ]

  /// Returns the pattern with this name, or `nil` if there is none.
  public static func named(_ name: String) -> Pattern? { all.first { $0.name == name } }
}
