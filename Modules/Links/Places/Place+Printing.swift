extension Place: CustomStringConvertible {
  /// What is open as a tree: a line for each stack and modal, and below it a line for each entry.
  ///
  ///     tab (selected)
  ///       app://loggedIn/posts
  ///       app://loggedIn/posts/7
  ///     tab
  ///       app://loggedIn/account
  ///     sheet
  ///       app://loggedIn/share/7
  public var description: String {
    layers.flatMap { layer in [layer.name] + layer.stack.map { "  \($0)" } }.joined(separator: "\n")
  }

  /// What is open as JSON (RFC 8259), on one line; two places are equal when their texts are.
  public var json: String {
    let layers = layers.map { layer in
      let stack = layer.stack.map { Self.quoted("\($0)") }.joined(separator: ",")
      return "{\"kind\":\"\(layer.kind)\",\"selected\":\(layer.isSelected),\"stack\":[\(stack)]}"
    }
    return "[\(layers.joined(separator: ","))]"
  }

  private struct PrintedLayer {
    var kind: String
    var isSelected: Bool
    var stack: [Route]

    var name: String { isSelected ? "\(kind) (selected)" : kind }
  }

  private var layers: [PrintedLayer] {
    tabs.enumerated().map { PrintedLayer(kind: "tab", isSelected: $0.offset == selectedTab, stack: $0.element) }
      + modals.map { PrintedLayer(kind: $0.style.rawValue, isSelected: false, stack: $0.stack) }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
