/// A link or a URL taken apart: each part with its bytes in the text, decoded once.
final class Address: Sendable {
  /// A part of the text.
  struct Part: Sendable {
    let range: Range<Int>
    /// The decoded text; `nil` if its escaped bytes aren't UTF-8, or hold a NUL that the grammar refuses.
    let text: String?

    func isText(_ other: String) -> Bool { text?.hasSameBytes(as: other) == true }
  }

  struct Parameter: Sendable {
    let key: Part
    let value: Part
  }

  let text: String
  let grammar: AddressGrammar
  /// The scheme in lowercase.
  let scheme: Part
  /// The host in lowercase, without a default port, or the module of a link of our own; `nil` for a URL without `//`.
  let host: Part?
  /// Whether the path of a URL without `//` begins with `/`: `com.app:/cb`, not `mailto:x`.
  let isRooted: Bool
  let segments: [Part]
  let parameters: [Parameter]
  let fragment: Part?
  /// Whether the path ends with a tolerated `/`.
  let hasTrailingSlash: Bool
  /// Whether the text has escapes, so that it may have a shorter spelling.
  let hasEscapes: Bool

  init(_ text: String, _ grammar: AddressGrammar, _ parts: AddressParts = AddressParts()) {
    self.text = text
    self.grammar = grammar
    scheme = parts.scheme
    host = parts.host
    isRooted = parts.isRooted
    segments = parts.segments
    parameters = parts.parameters
    fragment = parts.fragment
    hasTrailingSlash = parts.hasTrailingSlash
    hasEscapes = parts.hasEscapes
  }

  func parameterIndex(_ key: String) -> Int? { parameters.firstIndex { $0.key.isText(key) } }

  /// Returns the index of a second parameter with the key of the one at an index.
  func repetition(of index: Int) -> Int? {
    guard let key = parameters[index].key.text else { return nil }
    return parameters.indices.dropFirst(index + 1).first { parameters[$0].key.isText(key) }
  }

  func raw(_ range: Range<Int>) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(start, offsetBy: range.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  // MARK: Values

  /// Returns the text of a segment that can be a value; throws if it can't be decoded or, in a URL, is empty, `.` or `..`.
  func value(ofSegment position: Int) throws(DeepLinkError) -> String {
    let part = segments[position]
    let text = try value(of: part, .segment)
    if grammar.isOwn { return text }
    switch text {
    case "": throw error(.segment, part.range, "A segment has some text")
    case ".", "..": throw error(.segment, part.range, "A segment of dots leads nowhere")
    default: return text
    }
  }

  /// Returns the text of a part; throws if it can't be decoded.
  func value(of part: Part, _ kind: DeepLinkError.Part) throws(DeepLinkError) -> String {
    if let text = part.text { return text }
    let isText = LinkEscapes.unescape(raw(part.range).utf8) != nil
    throw error(kind, part.range, isText ? "A text holds no NUL" : "The escaped bytes are not UTF-8")
  }

  // MARK: Errors

  func error(_ part: DeepLinkError.Part, _ range: Range<Int>, _ reason: String) -> DeepLinkError {
    let sent = raw(range)
    // Errors show the parts of our own links decoded, and those of URLs as sent.
    let shown = grammar.isOwn ? LinkEscapes.unescape(sent.utf8) ?? sent : sent
    return DeepLinkError(part, shown, at: range.lowerBound, reason)
  }

  func repeatedKeyError(at position: Int) -> DeepLinkError {
    let key = parameters[position].key
    return error(.key, key.range, "The parameter “\(key.text ?? "")” occurs twice")
  }

  func unknownParameterError(at position: Int, known: [String]) -> DeepLinkError {
    let key = parameters[position].key
    var error = error(.key, key.range, "The link has no use for this parameter")
    error.nearMisses = NearMisses.of(key.text ?? "", among: known)
    return error
  }

  func missingParameterError(_ key: String) -> DeepLinkError {
    DeepLinkError(.key, key, at: text.utf8.count, "The parameter “\(key)” is missing")
  }

  func wrongParameterError(at position: Int, choices: [String]) -> DeepLinkError {
    let key = parameters[position].key.text ?? ""
    var reason = "“\(key)” leads nowhere"
    if !choices.isEmpty { reason = "“\(key)” is not one of: \(DeepLinkError.list(choices))" }
    return error(.value, parameters[position].value.range, reason)
  }
}

/// The parts that have been read so far.
struct AddressParts {
  var scheme = Address.Part(range: 0..<0, text: "")
  var host: Address.Part?
  var isRooted = false
  var segments: [Address.Part] = []
  var parameters: [Address.Parameter] = []
  var fragment: Address.Part?
  var hasTrailingSlash = false
  var hasEscapes = false
}

/// A text as a key, compared byte by byte; `String` holds “é” and “e” with a combining accent for equal.
struct ByteText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ByteText, right: ByteText) -> Bool { left.text.hasSameBytes(as: right.text) }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension String {
  /// Returns whether texts have the same UTF-8 bytes; `==` also holds for “é” and “e” with a combining accent.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count, self == other else { return false }
    // Equal texts without accents have the same bytes; comparing bytes one by one takes longer.
    return isASCII || utf8.elementsEqual(other.utf8)
  }

  /// Whether each scalar has one byte in UTF-8, and so as many as units in UTF-16.
  private var isASCII: Bool { utf8.count == utf16.count }
}
