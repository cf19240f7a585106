extension EntryTable {
  /// Returns the URL of the first entry whose URL reads back as a target, or `nil`.
  ///
  /// The values of an `EntryTarget` stand in its links. Other targets, and values that a closure changes, need `EntryLink.written(by:)`.
  public func url(for target: Target) -> String? {
    for (entry, declaration) in zip(entries, declarations) {
      let url: String?
      if let write = entry.write {
        url = write(target).map { declaration.bases[0].text + $0 }
      } else {
        url = texts(of: target, in: entry).flatMap(declaration.url)
      }
      if let url, (try? read(url))?.target == target { return url }
    }
    return nil
  }

  /// Finds the texts of values in a target: each stands where the target changes with it.
  private func texts(of target: Target, in entry: EntryLink<Target>) -> [EntryText]? {
    let examples = entry.forms.map { $0.example(0) }
    guard let first = try? entry.make(examples).get() else { return nil }
    let (own, parts) = (Self.parts(of: first), Self.parts(of: target))
    var texts = examples
    for (index, form) in entry.forms.enumerated() {
      var changed = examples
      changed[index] = form.example(1)
      guard changed[index] != examples[index], case .text(let text) = changed[index],
        let other = try? entry.make(changed).get()
      else { continue }
      let part = Self.parts(of: other).first { $0.value == text && own[$0.key] != text }?.key
      guard let part else { return nil }
      texts[index] = parts[part].map { .text($0) } ?? .none
    }
    return texts
  }

  private static func parts(of target: Target) -> [String: String] {
    var parts: [String: String] = [:]
    for (place, link) in ((target as? any EntryPlaces)?.places ?? []).enumerated() {
      for (index, segment) in link.segments.enumerated() { parts["\(place)/\(index)"] = segment }
      for parameter in link.parameters { parts["\(place)?\(parameter.key)"] = parameter.value }
    }
    return parts
  }
}

protocol EntryPlaces {
  var places: [DeepLink] { get }
}

extension EntryForm {
  /// Returns an example; the second one differs if the type has two.
  func example(_ number: Int) -> EntryText {
    switch self {
    case .value(let type), .optional(let type), .secret(let type):
      let texts = type.exampleTexts
      return .text(texts[min(number, texts.count - 1)])
    case .several: return .texts([])
    case .others: return .pairs([:])
    case .url: return .text("")
    }
  }
}

extension EntryDeclaration {
  fileprivate func url(_ texts: [EntryText]) -> String? {
    func all(_ place: EntryPattern.Place) -> [String] {
      switch place {
      case .literal(let text): return [text]
      case .path(let places): return [places.flatMap(all).map { "/" + $0 }.joined()]
      case .ignored: return []
      case .value(let index):
        switch texts[index] {
        case .text(let text): return [text]
        case .texts(let texts): return texts
        case .none, .pairs: return []
        }
      }
    }
    let host = bases[0].isOpen ? pattern.host.flatMap(all).joined(separator: ".") : bases[0].host
    let path = (pattern.path + [pattern.rest].compactMap(\.self)).flatMap(all)
      .map { "/" + URLText.escaped($0, in: .segment) }
    let query = pattern.parameters.flatMap { key, place in
      all(place).map { URLText.escaped(key, in: .key) + "=" + URLText.escaped($0, in: .value) }
    }
    let fragment = pattern.fragment.map(all)?.first.map { "#" + URLText.escaped($0, in: .fragment) }
    return bases[0].scheme + "://" + host + path.joined()
      + (query.isEmpty ? "" : "?") + query.joined(separator: "&") + (fragment ?? "")
  }
}

extension URLText {
  /// Returns a text with an escape for each byte that can't stand in a part (RFC 3986, sections 3.3 to 3.5), ends a parameter, or may mean
  /// a blank there.
  static func escaped(_ text: String, in part: DeepLinkError.Part) -> String {
    func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "+"): part == .segment || part == .fragment
      case UInt8(ascii: "="): part != .key
      case UInt8(ascii: "/"), UInt8(ascii: "?"): part != .segment
      default: isPathCharacter(byte)
      }
    }
    return text.utf8.reduce(into: "") { escaped, byte in
      escaped += isPlain(byte) ? String(Unicode.Scalar(byte)) : LinkEscapes.escape(byte)
    }
  }
}
