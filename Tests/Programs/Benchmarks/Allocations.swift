#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The allocation counter of the library that `Scripts/bench` preloads on Linux.
enum Allocations {
  private typealias Counter = @convention(c) () -> UInt64

  private static let counter = dlsym(dlopen(nil, RTLD_NOW), "benchmark_allocations").map {
    unsafeBitCast($0, to: Counter.self)
  }

  /// The number of allocations since the program began, or `nil` if they aren't counted.
  static var count: UInt64? { counter?() }
}
