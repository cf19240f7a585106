import Services

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A parser whose errors name the invalid field.
enum JSONReading {
  static func read<Record: Decodable>(
    _ type: Record.Type, from answer: HTTPAnswer
  ) throws(ServiceError) -> Record {
    guard !answer.body.isEmpty else { throw .badAnswer("it is empty") }
    guard !answer.type.lowercased().hasPrefix("text/html") else {
      throw .badAnswer("it is a web page, not JSON")
    }
    guard String(validating: answer.body, as: UTF8.self) != nil else { throw .badAnswer("it is no UTF-8 text") }
    do {
      return try JSONDecoder().decode(type, from: Data(answer.body))
    } catch {
      throw .badAnswer(FieldProblem(error)?.description ?? "it is no valid JSON")
    }
  }
}

/// An item of a list, or why it can't be read.
struct ListItem<Record: Decodable>: Decodable {
  let result: Result<Record, FieldProblem>
  private let path: [any CodingKey]

  init(from decoder: any Decoder) {
    path = decoder.codingPath
    do {
      result = .success(try Record(from: decoder))
    } catch {
      result = .failure(FieldProblem(error) ?? FieldProblem(path, "is no valid JSON"))
    }
  }

  /// Returns the problem of a field of the item.
  func problem(_ field: any CodingKey, _ words: String) -> FieldProblem { FieldProblem(path + [field], words) }
}

struct FieldProblem: Error, CustomStringConvertible {
  private let path: [any CodingKey]
  private let words: String

  init(_ path: [any CodingKey], _ words: String) {
    self.path = path
    self.words = words
  }

  /// Creates the problem; `nil` if the error isn't about a field.
  init?(_ error: any Error) {
    switch error {
    case let problem as FieldProblem: self = problem
    case DecodingError.keyNotFound(let key, let context): self.init(context.codingPath + [key], "is missing")
    case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
      self.init(context.codingPath, "is not \(Self.name(of: type))")
    default: return nil
    }
  }

  /// The field and its problem, such as `“title” of item 3 is empty`.
  var description: String {
    let fields = path.filter { $0.intValue == nil }.map(\.stringValue).joined(separator: ".")
    let item = path.lazy.compactMap(\.intValue).first.map { "item \($0 + 1)" }
    let place = [fields.isEmpty ? nil : "“\(fields)”", item].compactMap(\.self).joined(separator: " of ")
    return "\(place.isEmpty ? "it" : place) \(words)"
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
