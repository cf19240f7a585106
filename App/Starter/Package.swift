// swift-tools-version: 6.2
import PackageDescription

// This file reads as the module graph: a module, and what it may import. No feature imports another.
let features: [Target] = [
  module("ViewTemplate", imports: ["Links", "Routing", "RoutingUI"]),
  module("Favorites", imports: ["Links", "Routing", "RoutingUI"]),
  module("LogIn", imports: ["Links", "Routing", "RoutingUI"]),
  module("Settings", imports: ["Links", "Routing", "RoutingUI"]),
]

let featureTests: [Target] = [
  tests(of: "ViewTemplate", with: ["Links", "Routing", "RoutingTesting", "RoutingUI"]),
  tests(of: "Favorites", with: ["Links", "Routing", "RoutingTesting"]),
  tests(of: "LogIn", with: ["Links", "Routing", "RoutingTesting"]),
  tests(of: "Settings", with: ["Links", "Routing", "RoutingTesting"]),
]

// Shows the features; an app in Xcode imports it.
let shell: [Target] = [
  module("Shell", imports: features.map { .byName(name: $0.name) } + ["AppRouting", "Links", "Routing", "RoutingUI"])
]

// The tests of the shell, and the app for a Mac: `swift run ShellApp`.
let app: [Target] = [
  tests(of: "Shell", with: shell.flatMap(\.dependencies) + ["RoutingTesting"]),
  .executableTarget(name: "ShellApp", dependencies: ["Shell"], path: "App"),
]

// What the modules above depend on, copied from Waymark.
let copied: [Target] = [
  module("AppRouting", imports: ["Links", "Routing"]),
  module("Links"),
  module("Routing", imports: ["Links"]),
  module("RoutingTesting", imports: ["Links", "Routing"]),
  module("RoutingUI", imports: ["Links", "Routing"]),
]

let package = Package(
  name: "Starter",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: (features + shell + copied).map { .library(name: $0.name, targets: [$0.name]) },
  targets: features + featureTests + shell + app + copied,
  swiftLanguageModes: [.v6])

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

func module(_ name: String, imports: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
  .target(name: name, dependencies: imports, path: "Modules/\(name)", resources: resources)
}

func tests(of name: String, with others: [Target.Dependency]) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: [.byName(name: name)] + others, path: "Tests/\(name)Tests")
}
