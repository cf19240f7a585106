// swift-tools-version: 6.2
import PackageDescription

// This file reads as the module graph: a module, and what it may import. `Tests/Package/PackageTests` holds the graph to its rules.
// One or two lists are a room, a folder of Modules or Tests; `rooms` says which.

let features: [Target] = [
  module("Authors", imports: ["Links", "Routing", "ScreenKit", "Services"]),
  module("LoggedIn", imports: ["Links", "Routing", "ScreenKit", "Services"]),
  module("LoggedOut", imports: ["Links", "Routing", "ScreenKit", "Services"]),
  module("Onboarding", imports: ["Links", "Routing", "ScreenKit", "Services"]),
]

// Features that are no part of the app: what `Scripts/new-module` copies, and what it makes for SwiftUI.
let otherFeatures: [Target] = [
  module("Template", imports: ["Links", "Routing", "ScreenKit"])
]

let shell: [Target] = [
  module("FlowScenes", imports: ["AppRouting", "Links", "Routing", "ScreenKit"]),
  module(
    "AppShell",
    imports: names(of: features) + ["AppRouting", "FlowScenes", "Links", "Routing", "ScreenKit", "Services"]),
]

let navigation: [Target] = [
  module("Links"),
  module("Routing", imports: ["Links"]),
  module("AppRouting", imports: ["Links", "Routing"]),
]

// What tests of other packages may use as well.
let navigationKits: [Target] = [
  module("RoutingTesting", imports: ["Links", "Routing"])
]

let screens: [Target] = [
  module("ScreenKit"),
  module("Terminal"),
  module("TextUI", imports: ["Links", "ScreenKit", "Terminal"]),
]

// What SwiftUI draws. Where there is no SwiftUI, only the models of the views are built.
let views: [Target] = [
  module("RoutingUI", imports: ["Links", "Routing"]),
  module("SceneUI", imports: ["ScreenKit"]),
]

let services: [Target] = [
  module("Services", imports: ["Links"]),
  module(
    "LiveServices", imports: ["Services", .target(name: "CCrypt", condition: .when(platforms: [.linux]))],
    exclude: ["CCrypt"], resources: [.embedInCode("Bundled/posts.txt")]),
]

// What LiveServices hashes passwords with on Linux.
let crypt = Target.systemLibrary(name: "CCrypt", path: "Modules/Services/LiveServices/CCrypt")

let featureTests: [Target] = [
  tests(of: "Authors", with: ["Links", "Routing", "RoutingTesting", "ScreenKit", "Services", "ServicesTesting"]),
  tests(
    of: "LoggedIn",
    with: ["Links", "RandomTesting", "Routing", "RoutingTesting", "ScreenKit", "Services", "ServicesTesting"]),
  tests(of: "LoggedOut", with: ["Links", "Routing", "RoutingTesting", "ScreenKit", "Services", "ServicesTesting"]),
  tests(of: "Onboarding", with: ["Links", "Routing", "RoutingTesting", "ScreenKit", "Services", "ServicesTesting"]),
  tests(of: "Template", with: ["Links", "Routing", "RoutingTesting", "ScreenKit"]),
]

let shellTests: [Target] = [
  tests(
    of: "AppShell",
    with: [
      "AppRouting", "Authors", "FlowScenes", "Links", "LiveServices", "LoggedIn", "LoggedOut", "NavigationCases",
      "Onboarding", "RandomTesting", "Routing", "RoutingSamples", "RoutingTesting", "ScreenKit", "Services",
      "ServicesTesting",
      "Template", "Terminal", "TextUI",
    ],
    exclude: ["Frames"])
]

let navigationTests: [Target] = [
  tests(of: "Links", with: ["RandomTesting", "Routing", "RoutingSamples"]),
  tests(
    of: "Routing",
    with: ["AppRouting", "Links", "NavigationCases", "RandomTesting", "RoutingSamples", "RoutingTesting", "ScreenKit"]),
  tests(of: "AppRouting", with: ["Links", "RandomTesting", "Routing", "RoutingSamples"], exclude: ["Archives"]),
  tests(of: "RoutingTesting", with: ["Links", "Routing"]),
]

let screenTests: [Target] = [
  tests(of: "ScreenKit"),
  tests(of: "Terminal", with: ["RandomTesting"]),
  tests(of: "TextUI", with: ["ProcessTesting", "RandomTesting", "ScreenKit", "Terminal"]),
  tests(of: "RoutingUI", with: ["Links", "Routing", "RoutingSamples"]),
  tests(of: "SceneUI", with: ["RandomTesting", "ScreenKit"]),
]

let serviceTests: [Target] = [
  tests(of: "Services"),
  tests(
    of: "LiveServices",
    with: ["AppShell", "Links", "ProcessTesting", "RandomTesting", "ScreenKit", "Services", "ServicesTesting"]),
]

let appTests: [Target] = [
  .testTarget(
    name: "DemoTests",
    dependencies: [
      "demo", "terminal-sample", "AppShell", "Links", "ProcessTesting", "RandomTesting", "Routing", "ServicesTesting",
      "TestTopics", "TextUI",
    ],
    exclude: ["tour.txt"]),
  tests(
    of: "Patterns", with: ["AppRouting", "Links", "Routing", "ScreenKit", "Terminal", "TextUI"], exclude: ["Frames"]),
]

let packageTests: [Target] = [
  .testTarget(name: "PackageTests", dependencies: ["TestTopics"]),
  .testTarget(
    name: "DocumentTests",
    dependencies: [
      "AppRouting", "FlowScenes", "Links", "LoggedIn", "Routing", "RoutingTesting", "RoutingUI", "ScreenKit",
      "Terminal", "TestTopics", "TextUI",
    ]),
  .testTarget(
    name: "TutorialTests",
    dependencies: [
      "AppRouting", "FlowScenes", "Links", "Routing", "RoutingTesting", "ScreenKit", "Terminal", "TestTopics", "TextUI",
    ],
    exclude: ["Package"]),
]

// What the tests share.
let kits: [Target] = [
  module("NavigationCases", imports: ["Links", "Routing", "ScreenKit"]),
  module("ProcessTesting", imports: ["LiveServices"]),
  module("RandomTesting"),
  module("RoutingSamples", imports: ["Links", "Routing"]),
  module("ServicesTesting", imports: ["ProcessTesting", "Services"]),
  module("TestTopics"),
]

let benchmarks = Target.executableTarget(
  name: "benchmarks",
  dependencies: [
    "AppRouting", "Links", "LiveServices", "ProcessTesting", "Routing", "ScreenKit", "Terminal", "TextUI",
  ],
  path: "Tests/Programs/Benchmarks")

// An app that ends in every way there is, for the tests and benchmarks of the terminal.
let sample = Target.executableTarget(
  name: "terminal-sample", dependencies: ["ScreenKit", "Terminal", "TextUI"], path: "Tests/Programs/TerminalSample")

// What `Scripts/bench` compares the start of the demo with.
let floor = Target.executableTarget(name: "start-floor", path: "Tests/Programs/StartFloor")

// Built by `Scripts/fuzz` with libFuzzer; here only so that it always compiles.
let fuzz = Target.target(
  name: "Fuzz", dependencies: ["AppRouting", "Links", "Routing", "RoutingSamples"], path: "Tests/Programs/Fuzz",
  exclude: ["archive", "archive.dict", "link", "link.dict", "url", "url.dict"])

// One small file for each way to navigate, each with a story that the demo plays.
let patterns = Target.target(
  name: "Patterns", dependencies: ["AppRouting", "FlowScenes", "Links", "Routing", "ScreenKit"], path: "App/Patterns",
  resources: [.embedInCode("Stories")])

// The program: the only target that knows every module but those of SwiftUI.
let modules = features + shell + navigation + screens + services
let demo = Target.executableTarget(
  name: "demo", dependencies: names(of: modules + [patterns]), path: "App/Demo",
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

let rooms = [
  "Modules/Features": features + otherFeatures, "Tests/Features": featureTests,
  "Modules/Shell": shell, "Tests/Shell": shellTests,
  "Modules/Navigation": navigation + navigationKits, "Tests/Navigation": navigationTests,
  "Modules/Screens": screens + views, "Tests/Screens": screenTests,
  "Modules/Services": services, "Tests/Services": serviceTests,
  "Tests/App": appTests, "Tests/Package": packageTests, "Tests/Kits": kits,
]
for (folder, targets) in rooms {
  for target in targets { target.path = "\(folder)/\(target.name)" }
}

// What other packages can import: every module but the template, which is only to be copied.
let libraries = (modules + otherFeatures + views + navigationKits).filter { $0.name != "Template" }

let package = Package(
  name: "Waymark",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: libraries.map { .library(name: $0.name, targets: [$0.name]) } + [
    .executable(name: "demo", targets: ["demo"])
  ] + apple.map { .executable(name: $0.name, targets: [$0.name]) },
  targets: rooms.values.flatMap { $0 } + apple + [crypt, patterns, benchmarks, sample, floor, fuzz, demo],
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
  .target(name: name, dependencies: imports, exclude: exclude, resources: resources)
}

func tests(of name: String, with others: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: [.byName(name: name), "TestTopics"] + others, exclude: exclude)
}

func names(of targets: [Target]) -> [Target.Dependency] { targets.map { .byName(name: $0.name) } }
