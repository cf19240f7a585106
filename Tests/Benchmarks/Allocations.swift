#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How often memory was asked for, counted by the library that `Scripts/bench` preloads on Linux.
enum Allocations {
  private typealias Counter = @convention(c) () -> UInt64

  private static let counter = dlsym(dlopen(nil, RTLD_NOW), "benchmark_allocations").map {
    unsafeBitCast($0, to: Counter.self)
  }

  /// How often since the program began; nil when they are not counted.
  static var count: UInt64? { counter?() }
}
