// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Diary",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Waymark", path: "../Waymark")],
  targets: [
    .executableTarget(
      name: "Diary",
      dependencies: products(
        "AppRouting", "FlowScenes", "Links", "Routing", "ScreenKit", "Terminal", "TextUI")),
    .testTarget(name: "DiaryTests", dependencies: ["Diary"] + products("RoutingTesting")),
  ],
  swiftLanguageModes: [.v6])

func products(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Waymark") }
}
