#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The baseline of the drawing benchmark: a screen of bytes in plain Swift.
///
/// The screen builds its lines from the titles and writes the changed ones in one call. It has no styles, wide
/// characters, focus or layers; the difference to a front end is the cost of those.
@MainActor
final class PlainScreen {
  private let columns = 80
  private let lines = 20
  private var rows: [String]
  private var shown: [UInt8]
  private var top = 0

  init(_ titles: [String]) {
    rows = titles
    shown = Array(repeating: 0x20, count: columns * lines)
    draw(isWhole: true)
  }

  @inline(never)
  func change(_ row: Int, to title: String) {
    rows[row] = title
    draw(isWhole: false)
  }

  @inline(never)
  func scroll(toEnd: Bool) {
    top = toEnd ? rows.count - lines : 0
    draw(isWhole: false)
  }

  @inline(never)
  func drawAll() { draw(isWhole: true) }

  private func draw(isWhole: Bool) {
    var next = [UInt8](repeating: 0x20, count: columns * lines)
    for line in 0..<min(lines, rows.count - top) {
      var index = line * columns
      for byte in rows[top + line].utf8.prefix(columns) {
        next[index] = byte
        index += 1
      }
    }
    var bytes: [UInt8] = []
    for line in 0..<lines {
      let range = line * columns..<(line + 1) * columns
      guard isWhole || next[range] != shown[range] else { continue }
      bytes.append(contentsOf: "\u{1B}[\(line + 1);1H".utf8)
      bytes.append(contentsOf: next[range])
    }
    shown = next
    Nowhere.write(bytes)
  }
}

/// Writes frames to `/dev/null`, and counts the writes and the bytes.
@MainActor
enum Nowhere {
  private static let descriptor = open("/dev/null", O_WRONLY)
  private(set) static var writes = 0
  private(set) static var bytes = 0

  static func write(_ frame: [UInt8]) {
    writes += 1
    bytes += frame.count
    _ = systemWrite(descriptor, frame, frame.count)
  }
}

private let systemWrite = write(_:_:_:)
