import Foundation
package import Testing

/// The programs of the system that some tests need.
package enum Programs {
  /// The folders of programs, as the variable `PATH` of the tests lists them.
  package static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  fileprivate static func has(_ name: String) -> Bool {
    path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test that starts a program which this machine lacks, with a sentence that names it.
  package static func needs(_ programs: String...) -> Self {
    let missing = programs.filter { !Programs.has($0) }
    return .enabled(if: missing.isEmpty, "this machine lacks \(missing.joined(separator: " and "))")
  }
}
