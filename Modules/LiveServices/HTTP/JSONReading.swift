import Foundation
import Services

/// Reads what a server has sent, and says which field is at fault when it can't.
enum JSONReading {
  static func read<Record: Decodable>(
    _ type: Record.Type, from answer: Download.Answer
  ) throws(ServiceError) -> Record {
    guard !answer.body.isEmpty else { throw .badAnswer("it is empty") }
    guard answer.type?.hasPrefix("text/html") != true else { throw .badAnswer("it is a web page, not JSON") }
    guard String(validating: answer.body, as: UTF8.self) != nil else { throw .badAnswer("it is no UTF-8 text") }
    do {
      let record = try JSONDecoder().decode(type, from: answer.body)
      if let slip = JSONSlip.first(in: answer.body) { throw ServiceError.badAnswer(slip.description) }
      return record
    } catch let error as ServiceError {
      throw error
    } catch {
      throw .badAnswer(FieldProblem(error)?.description ?? "it is no valid JSON")
    }
  }
}

/// What is wrong with one field, and where it stands.
struct FieldProblem: Error, CustomStringConvertible {
  private let path: [any CodingKey]
  private let words: String

  init(_ path: [any CodingKey], _ words: String) {
    self.path = path
    self.words = words
  }

  /// Nil for an error that is about no field.
  init?(_ error: any Error) {
    switch error {
    case let problem as FieldProblem: self = problem
    case DecodingError.keyNotFound(let key, let context): self.init(context.codingPath + [key], "is missing")
    case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
      self.init(context.codingPath, "is not \(Self.name(of: type))")
    default: return nil
    }
  }

  /// The field and what is wrong with it: `“title” of item 3 is empty`.
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
