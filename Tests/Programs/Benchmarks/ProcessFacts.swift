#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The resource use of another process, read from `/proc` on Linux; zero on other systems.
struct ProcessFacts {
  private let path: String

  init(_ process: pid_t) { path = "/proc/\(process)" }

  /// The processor time of all threads, in nanoseconds.
  var processorTime: Double {
    threads.reduce(0) { $0 + (Double(Self.text("\($1)/schedstat").split(separator: " ").first ?? "") ?? 0) }
  }

  /// The processor time in clock ticks, from `/proc/PID/stat`.
  var ticks: Double {
    let fields = Self.text("\(path)/stat").split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 12 ? (Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0) : 0
  }

  /// The number of voluntary context switches of all threads.
  var switches: Double {
    threads.reduce(0) { $0 + Self.number(after: "voluntary_ctxt_switches:", in: Self.text("\($1)/status")) }
  }

  /// The resident memory, in KiB.
  var residentKiB: Double { Self.number(after: "VmRSS:", in: Self.text("\(path)/status")) }

  private var threads: [String] {
    guard let folder = opendir("\(path)/task") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append("\(path)/task/\(name)") }
    }
    return names
  }

  private static func number(after name: String, in text: String) -> Double {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return Double(line.dropFirst(name.count).split(whereSeparator: \.isWhitespace).first ?? "") ?? 0
  }

  private static func text(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
