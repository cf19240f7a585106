#if canImport(Darwin)
  import Foundation
#endif

/// The programs of the package, built beside the tests.
public enum Products {
  /// Returns the path of a program.
  public static func path(of name: String) -> String { "\(folder)/\(name)" }

  private static var folder: String {
    #if canImport(Darwin)
      // Tests run in a program of Xcode, which loads the bundle that was built.
      if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
        return bundle.bundleURL.deletingLastPathComponent().path
      }
    #endif
    return CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
  }
}
