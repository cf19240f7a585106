// swift-tools-version: 6.2
import PackageDescription

// This file reads as the module graph: a module, and what it may import. `Tests/PackageTests` holds the graph to its rules.
let features: [Target] = [
  module("Authors", imports: ["Links", "Routing", "ScreenKit", "Services"]),
  module("LoggedIn", imports: ["Links", "Routing", "ScreenKit", "Services"]),
  module("LoggedOut", imports: ["Links", "Routing", "ScreenKit", "Services"]),
  module("Onboarding", imports: ["Links", "Routing", "ScreenKit", "Services"]),
]

let modules: [Target] =
  features + [
    module("Links"),
    module("Routing", imports: ["Links"]),
    module("AppRouting", imports: ["Links", "Routing"]),
    module("ScreenKit"),
    module("Services", imports: ["Links"]),
    module(
      "LiveServices", imports: ["Services", .target(name: "CCrypt", condition: .when(platforms: [.linux]))],
      exclude: ["CCrypt"], resources: [.embedInCode("Bundled/posts.txt")]),
    module("Terminal"),
    module("TextUI", imports: ["ScreenKit", "Terminal"]),
    module("FlowScenes", imports: ["AppRouting", "Links", "Routing", "ScreenKit"]),
    module(
      "AppShell",
      imports: features.map { .byName(name: $0.name) } + [
        "AppRouting", "FlowScenes", "Links", "Routing", "ScreenKit", "Services",
      ]),
  ]

// What LiveServices hashes passwords with on Linux.
let crypt = Target.systemLibrary(name: "CCrypt", path: "Modules/LiveServices/CCrypt")

// What SwiftUI draws. Where there is no SwiftUI, only the models of the views are built.
let views: [Target] = [
  module("RoutingUI", imports: ["Links", "Routing"]),
  module("SceneUI", imports: ["ScreenKit"]),
]

// What `Scripts/new-module` copies: a feature that is built and tested like the others, and is no part of the app.
let template = module("Template", imports: ["Links", "Routing", "ScreenKit"])

let featureTests: [Target] = [
  tests(of: "Authors", with: ["Links", "Routing", "RoutingTesting", "ScreenKit", "Services", "ServicesTesting"]),
  tests(
    of: "LoggedIn",
    with: ["Links", "RandomTesting", "Routing", "RoutingTesting", "ScreenKit", "Services", "ServicesTesting"]),
  tests(of: "LoggedOut", with: ["Links", "Routing", "RoutingTesting", "ScreenKit", "Services", "ServicesTesting"]),
  tests(of: "Onboarding", with: ["Links", "Routing", "RoutingTesting", "ScreenKit", "Services", "ServicesTesting"]),
]

let tests: [Target] = [
  .target(name: "ProcessTesting", dependencies: ["LiveServices"], path: "Tests/ProcessTesting"),
  .target(name: "RandomTesting", path: "Tests/RandomTesting"),
  .target(name: "TestTopics", path: "Tests/TestTopics"),
  .target(name: "RoutingSamples", dependencies: ["Links", "Routing"], path: "Tests/RoutingSamples"),
  .target(name: "ServicesTesting", dependencies: ["ProcessTesting", "Services"], path: "Tests/ServicesTesting"),
  tests(of: "Links", with: ["RandomTesting", "Routing", "RoutingSamples"]),
  tests(of: "Routing", with: ["AppRouting", "Links", "RandomTesting", "RoutingSamples", "RoutingTesting"]),
  tests(of: "AppRouting", with: ["Links", "RandomTesting", "Routing", "RoutingSamples"], exclude: ["Archives"]),
  tests(of: "RoutingUI", with: ["Links", "Routing", "RoutingSamples"]),
  tests(of: "RoutingTesting", with: ["Links", "Routing"]),
  tests(of: "ScreenKit"),
  tests(of: "Services", with: ["Links"]),
  tests(
    of: "LiveServices",
    with: ["AppShell", "ProcessTesting", "RandomTesting", "ScreenKit", "Services", "ServicesTesting", "saver"]),
  tests(of: "SceneUI", with: ["RandomTesting", "ScreenKit"]),
  tests(of: "Terminal", with: ["RandomTesting"]),
  tests(of: "TextUI", with: ["ProcessTesting", "RandomTesting", "ScreenKit", "Terminal"]),
  tests(of: "Template", with: ["Links", "Routing", "RoutingTesting", "ScreenKit"]),
  tests(
    of: "AppShell",
    with: [
      "AppRouting", "Authors", "FlowScenes", "Links", "LiveServices", "LoggedIn", "LoggedOut", "Onboarding",
      "RandomTesting", "Routing", "RoutingSamples", "RoutingTesting", "ScreenKit", "Services", "ServicesTesting",
      "Template", "Terminal", "TextUI",
    ],
    exclude: ["Frames"]),
  tests(
    of: "Patterns", with: ["AppRouting", "Links", "Routing", "ScreenKit", "Terminal", "TextUI"], exclude: ["Frames"]),
  .testTarget(
    name: "DemoTests",
    dependencies: [
      "demo", "terminal-sample", "AppShell", "Links", "ProcessTesting", "RandomTesting", "Routing", "ServicesTesting",
      "TestTopics", "TextUI",
    ],
    path: "Tests/DemoTests",
    exclude: ["tour.txt"]),
  .testTarget(name: "PackageTests", path: "Tests/PackageTests"),
  .testTarget(
    name: "DocumentTests",
    dependencies: [
      "AppRouting", "FlowScenes", "Links", "LoggedIn", "Routing", "RoutingTesting", "RoutingUI", "SceneUI", "ScreenKit",
      "Terminal", "TestTopics", "TextUI",
    ],
    path: "Tests/DocumentTests"),
  .testTarget(
    name: "TutorialTests",
    dependencies: [
      "AppRouting", "FlowScenes", "Links", "Routing", "RoutingTesting", "ScreenKit", "Terminal", "TestTopics", "TextUI",
    ],
    path: "Tests/TutorialTests", exclude: ["Package"]),
]

// What other packages may use beside the modules: a kit for testing routers.
let kits: [Target] = [module("RoutingTesting", imports: ["Links", "Routing"])]

let benchmarks = Target.executableTarget(
  name: "benchmarks",
  dependencies: [
    "AppRouting", "Links", "LiveServices", "ProcessTesting", "Routing", "ScreenKit", "Terminal", "TextUI",
  ],
  path: "Tests/Benchmarks")

// An app that ends in every way there is, for the tests and benchmarks of the terminal.
let sample = Target.executableTarget(
  name: "terminal-sample", dependencies: ["ScreenKit", "Terminal", "TextUI"], path: "Tests/TerminalSample")

// What `Scripts/bench` compares the start of the demo with.
let floor = Target.executableTarget(name: "start-floor", path: "Tests/StartFloor")

// Built by `Scripts/fuzz` with libFuzzer; here only so that it always compiles.
let fuzz = Target.target(
  name: "Fuzz", dependencies: ["AppRouting", "Links", "Routing", "RoutingSamples"], path: "Tests/Fuzz",
  exclude: ["archive", "archive.dict", "link", "link.dict", "url", "url.dict"])

// One small file for each way to navigate, each with a story that the demo plays.
let patterns = Target.target(
  name: "Patterns", dependencies: ["AppRouting", "FlowScenes", "Links", "Routing", "ScreenKit"], path: "App/Patterns",
  resources: [.embedInCode("Stories")])

// A program for tests to kill while it saves.
let saver = Target.executableTarget(name: "saver", dependencies: ["LiveServices", "Services"], path: "Tests/Saver")

// The program: the only target that knows every module.
let demo = Target.executableTarget(
  name: "demo", dependencies: (modules + [patterns]).map { .byName(name: $0.name) }, path: "App/Demo",
  resources: [.embedInCode("tour.waymark")])

// The same app drawn by SwiftUI, with an Xcode project for iOS beside it; only where there is SwiftUI.
#if os(Linux)
  let apple: [Target] = []
#else
  let apple: [Target] = [
    .executableTarget(
      name: "waymark",
      dependencies: ["AppShell", "Links", "LiveServices", "Routing", "RoutingUI", "SceneUI", "ScreenKit", "Services"],
      path: "App/Apple", exclude: ["Info.plist", "Waymark.xcodeproj"])
  ]
#endif

let package = Package(
  name: "Waymark",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: (modules + views + kits).map { .library(name: $0.name, targets: [$0.name]) } + [
    .executable(name: "demo", targets: ["demo"])
  ] + apple.map { .executable(name: $0.name, targets: [$0.name]) },
  targets: modules + views + kits + featureTests + tests + apple + [
    crypt, template, patterns, benchmarks, sample, floor, saver, fuzz, demo,
  ],
  swiftLanguageModes: [.v6])

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

func module(
  _ name: String, imports: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .target(name: name, dependencies: imports, path: "Modules/\(name)", exclude: exclude, resources: resources)
}

func tests(of name: String, with others: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestTopics"] + others, path: "Tests/\(name)Tests",
    exclude: exclude)
}
