// The parts of a link by their place in its text, in bytes.
extension Link {
  func part(_ range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// What a part stands for; a copy is made only where something is escaped.
  func decoded(_ part: Substring) -> Substring {
    part.utf8.contains(UInt8(ascii: "%")) ? Substring(LinkBytes.decoded(part.utf8) ?? "") : part
  }

  /// Where each segment stands.
  var segmentRanges: [Range<Int>] { ranges(moduleEnd..<pathEnd, separator: UInt8(ascii: "/")) }

  /// Where each parameter stands.
  var parameterRanges: [(key: Range<Int>, value: Range<Int>)] {
    ranges(pathEnd..<text.utf8.count, separator: UInt8(ascii: "&")).map { range in
      let equals = range.lowerBound + (part(range).utf8.offset(of: UInt8(ascii: "=")) ?? range.count)
      return (range.lowerBound..<equals, min(equals + 1, range.upperBound)..<range.upperBound)
    }
  }

  /// Where the parts between separators stand; the first byte of `whole` separates too.
  private func ranges(_ whole: Range<Int>, separator: UInt8) -> [Range<Int>] {
    text.withBytes { bytes in
      var ranges: [Range<Int>] = []
      var end = whole.lowerBound
      while end < whole.upperBound {
        let start = end + 1
        end = min(bytes.offset(of: separator, from: start), whole.upperBound)
        ranges.append(start..<end)
      }
      return ranges
    }
  }

  /// The text of the parameter with this name, decoded; nil when there is none.
  func value(of key: String) -> String? {
    parameterRanges.first { decoded(part($0.key)) == key }.map { String(decoded(part($0.value))) }
  }
}

extension Substring.UTF8View {
  fileprivate func offset(of byte: UInt8) -> Int? { firstIndex(of: byte).map { distance(from: startIndex, to: $0) } }
}
