import Services

/// The readable items of a list, and the problem of the others.
struct ReadableItems<Record: ListRecord> {
  private enum Field: CodingKey { case id }

  private var records: [RecordID: Record] = [:]
  private var unreadable = 0
  private var firstProblem: FieldProblem?

  /// Creates the items of an answer, all of the same owner unless that is `nil`; throws if none is readable.
  init(_ items: [ListItem<Record>], of owner: Int?) throws(ServiceError) {
    for item in items {
      do throws(FieldProblem) {
        try add(item, of: owner)
      } catch {
        unreadable += 1
        firstProblem = firstProblem ?? error
      }
    }
    if records.isEmpty, let firstProblem { throw .badAnswer("\(firstProblem)") }
  }

  private mutating func add(_ item: ListItem<Record>, of owner: Int?) throws(FieldProblem) {
    let record = try item.result.get()
    if let owner, record.owner.number != owner {
      throw item.problem(Record.ownerField, "is \(record.owner.number), and should be \(owner)")
    }
    guard records[record.id] == nil else {
      throw item.problem(Field.id, "is \(record.id.number), as in an earlier item")
    }
    records[record.id] = record
  }

  /// The items ordered by identifier.
  var values: [Record.Value] { records.values.sorted { $0.id.number < $1.id.number }.map(\.value) }

  /// How many items are unreadable, with the reason of the first; `nil` if all are readable.
  var problem: ServiceError? {
    guard let firstProblem else { return nil }
    let count = records.count + unreadable
    let reason = unreadable == 1 ? "because" : "the first because"
    return .incomplete("\(unreadable) of \(count) \(Record.name)s, \(reason) \(firstProblem)")
  }
}
