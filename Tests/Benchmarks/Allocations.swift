#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How often memory was asked for so far, counted by the library that `Scripts/bench` preloads; nil without it.
enum Allocations {
  private typealias Counter = @convention(c) () -> UInt64

  private static let counter = dlsym(dlopen(nil, RTLD_NOW), "benchmark_allocations").map {
    unsafeBitCast($0, to: Counter.self)
  }

  static var count: UInt64? { counter?() }

  /// The end of the program, for the files that import no C library.
  static func exit(_ status: Int32) -> Never { _exit(status) }
}
