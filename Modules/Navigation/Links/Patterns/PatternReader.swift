/// A reader of patterns written as text, such as `/users/:name?page=#:part`.
struct PatternReader {
  private enum Use { case once, optional, several, others }

  private let text: String
  private let count: Int
  private var forms: ArraySlice<(offset: Int, element: ValueForm)>
  private var places = AddressPlaces()

  /// Reads a pattern; `tail` is everything after the base.
  static func read(
    _ base: AddressBase, _ tail: String, _ forms: [ValueForm], isFormer: Bool
  ) throws(EntryProblem) -> AddressPattern {
    let text = base.host == nil && base.isRooted ? base.scheme + ":" + tail : base.text + tail
    var reader = PatternReader(text, forms)
    if base.isOpen { try reader.readHost(base) }
    if base.host == "..." { reader.places.ignoreRest() } else { try reader.readTail(tail) }
    if !reader.forms.isEmpty {
      throw reader.problem(
        "has fewer places for values than its closure has parameters (\(reader.count)); write “:name” for each")
    }
    return AddressPattern(text, forms, reader.places, isFormer: isFormer)
  }

  private init(_ text: String, _ forms: [ValueForm]) {
    self.text = text
    let withPlace = forms.enumerated().filter { if case .url = $0.element { false } else { true } }
    self.forms = withPlace[...]
    count = withPlace.count
  }

  private func problem(_ reason: String) -> EntryProblem { EntryProblem(text, reason) }

  // MARK: Parts

  private mutating func readHost(_ base: AddressBase) throws(EntryProblem) {
    if base.host == "..." {
      places.host = [.ignored]
      return
    }
    if base.host == "**" {
      places.host = [try value("**", [.once])]
      return
    }
    for label in base.labels { places.host.append(try place(label, [.once])) }
  }

  private mutating func readTail(_ tail: String) throws(EntryProblem) {
    let hash = tail.firstIndex(of: "#") ?? tail.endIndex
    let mark = tail[..<hash].firstIndex(of: "?") ?? hash
    try readPath(tail[..<mark])
    for item in tail[mark..<hash].dropFirst().split(separator: "&") { try readParameter(item) }
    switch tail[hash...] {
    case "": break
    case "#": throw problem("has an empty fragment; write “#...” to ignore one")
    case "#...": places.fragment = .ignored
    default: places.fragment = try placeOrPath(tail[hash...].dropFirst(), [.once, .optional])
    }
  }

  private mutating func readPath(_ path: Substring) throws(EntryProblem) {
    let path = path.hasPrefix("/") ? path.dropFirst() : path
    if path.isEmpty { return }
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      switch segment {
      case "...", "**":
        if segment == "..." { places.ignoreRest() } else { places.rest = try value(segment, [.several]) }
        if !isLast {
          throw problem("goes on after “\(segment)”, which takes everything; write “:name” for one segment")
        }
      case "": throw problem("has an empty segment; write one “/”")
      default: places.path.append(try place(segment, isLast ? [.once, .optional] : [.once]))
      }
    }
  }

  private mutating func readParameter(_ item: Substring) throws(EntryProblem) {
    switch item {
    case "...": places.otherParameters = .ignored
    case "*": places.otherParameters = try value(item, [.others])
    default:
      let equals = item.firstIndex(of: "=") ?? item.endIndex
      let key = String(item[..<equals])
      if key.isEmpty { throw problem("has a parameter without a name; write “name=”") }
      try checkLiteral(key)
      if key.contains(":") { throw problem("has a “:” in the name of a parameter; a value is written after “=”") }
      if places.parameters.contains(where: { $0.key.hasSameBytes(as: key) }) {
        throw problem("has the parameter “\(key)” twice")
      }
      places.parameters.append((key, try parameterPlace(item[equals...])))
    }
  }

  private mutating func parameterPlace(_ text: Substring) throws(EntryProblem) -> AddressPattern.Place {
    switch text {
    case "": .literal("")
    case "=": try value("*", [.once, .optional, .several])
    default: try placeOrPath(text.dropFirst(), [.once, .optional, .several])
    }
  }

  private mutating func placeOrPath(_ text: Substring, _ uses: Set<Use>) throws(EntryProblem) -> AddressPattern.Place {
    guard text.hasPrefix("/") else { return try place(text, uses) }
    var path: [AddressPattern.Place] = []
    for part in text.dropFirst().split(separator: "/") { path.append(try place(part, [.once])) }
    return .path(path)
  }

  // MARK: Places

  private mutating func place(_ part: Substring, _ uses: Set<Use>) throws(EntryProblem) -> AddressPattern.Place {
    if part == "*" { return try value(part, uses) }
    var pieces: [AddressPattern.Place] = []
    var literal = ""
    var rest = part
    while let character = rest.popFirst() {
      if character == ":", rest.first != ":" {
        let name = rest.prefix(while: Self.isInName)
        rest = rest[name.endIndex...]
        if !literal.isEmpty { pieces.append(try literalPlace(literal)) }
        try checkValue(name, after: pieces, of: part)
        literal = ""
        pieces.append(try value(":" + name, pieces.isEmpty && rest.isEmpty ? uses : [.once]))
      } else {
        literal.append(character)
        // Two colons are one of the text.
        if character == ":" { rest.removeFirst() }
      }
    }
    if !literal.isEmpty { pieces.append(try literalPlace(literal)) }
    return pieces.count == 1 ? pieces[0] : .mixed(pieces)
  }

  private func checkValue(
    _ name: Substring, after pieces: [AddressPattern.Place], of part: Substring
  ) throws(EntryProblem) {
    if name.isEmpty {
      throw problem("has a “:” without a name of letters, digits and “_”; a “:” of the text is written “::”")
    }
    if pieces.last?.isValue == true {
      throw problem("has two values side by side in “\(part)”; write a text between them")
    }
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func literalPlace(_ literal: String) throws(EntryProblem) -> AddressPattern.Place {
    try checkLiteral(literal)
    return .literal(literal)
  }

  /// Throws for a literal that means something in the patterns of others.
  private func checkLiteral(_ literal: String) throws(EntryProblem) {
    if literal.contains("%") {
      let decoded = LinkEscapes.unescape(literal.utf8) ?? literal.replacing("%", with: "")
      throw problem("has an escape in “\(literal)”; a text is written without escapes: “\(decoded)”")
    }
    if let character = literal.first(where: { "{}<>".contains($0) }) {
      throw problem("has “\(character)” in “\(literal)”; a value is written “:name”")
    }
    if literal.contains("*") {
      let example = literal.replacing("*", with: ":name")
      throw problem("has “*” in “\(literal)”; a value beside a text is written “\(example)”")
    }
  }

  private mutating func value(
    _ part: some StringProtocol, _ uses: Set<Use>
  ) throws(EntryProblem) -> AddressPattern.Place {
    guard let (index, form) = forms.popFirst() else {
      let reason = "has more places for values than its closure has parameters (\(count))"
      throw problem(part == "*" ? reason : reason + "; a “:” of the text is written “::”")
    }
    guard uses.contains(Self.use(of: form)) else {
      throw problem("gives “\(part)” to a parameter of a type that can't stand there")
    }
    return .value(index)
  }

  private static func use(of form: ValueForm) -> Use {
    switch form {
    case .value, .secret: .once
    case .optional: .optional
    case .several: .several
    case .others, .url: .others
    }
  }
}
