// Errors about the parts of a link, each with its offset in the text that was read.
extension DeepLink {
  /// Returns an error about a part, or about the end of a link that lacks it.
  func error(_ part: DeepLinkError.Part, at position: Int, _ reason: String) -> DeepLinkError {
    // A part begins after a mark, and a mark inside a part is escaped. The first two slashes are those of the scheme.
    let (texts, marks, mark) =
      switch part {
      case .key: (parameters.map(\.key), "?&", position)
      case .value: (parameters.map(\.value), "=", position)
      default: (segments, "/", position + 2)
      }
    let offsets = text.utf8.enumerated().filter { marks.utf8.contains($0.element) }.map { $0.offset + 1 }
    return DeepLinkError(
      part, texts.indices.contains(position) ? texts[position] : "",
      at: offsets.indices.contains(mark) ? offsets[mark] : text.utf8.count, reason)
  }

  func unknownSegmentError(at position: Int, known: [String]) -> DeepLinkError {
    let isEmpty = segments.indices.contains(position) && segments[position].isEmpty
    let reason = isEmpty ? "There is one “/” too many" : "No screen of “\(module)” is called that"
    var error = error(.segment, at: position, reason)
    error.isUnknown = true
    error.nearMisses = NearMisses.of(error.text, among: known)
    return error
  }

  func unknownParameterError(at position: Int, known: [String]) -> DeepLinkError {
    var error = error(.key, at: position, "The link has no use for this parameter")
    error.nearMisses = NearMisses.of(error.text, among: known + DeepLink.reservedKeys)
    return error
  }

  func wrongSegmentError(at position: Int, choices: [String]) -> DeepLinkError {
    error(.segment, at: position, DeepLinkError.reason(forValueAmong: choices))
  }

  func wrongValueError(at position: Int, choices: [String]) -> DeepLinkError {
    error(.value, at: position, "“\(parameters[position].key)” is not one of: \(Self.list(choices))")
  }

  static func list(_ choices: [String]) -> String {
    choices.prefix(8).joined(separator: ", ") + (choices.count > 8 ? ", …" : "")
  }

  func missingParameterError(_ key: String) -> DeepLinkError {
    DeepLinkError(.key, key, at: text.utf8.count, "The parameter “\(key)” is missing")
  }

  /// Returns the indices of parameters that are neither reserved nor in paths.
  func unknownParameters(of paths: [PathPattern]) -> [Int] {
    parameters.indices.filter { position in
      let key = parameters[position].key
      return !Self.reservedKeys.contains(key)
        && !paths.contains { $0.parameters.contains { $0.key.hasSameBytes(as: key) } }
    }
  }
}

extension DeepLinkError {
  static func reason(forValueAmong choices: [String]) -> String {
    "This is not a value that can stand here" + (choices.isEmpty ? "" : "; it can be one of: \(DeepLink.list(choices))")
  }
}
