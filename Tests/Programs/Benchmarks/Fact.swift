/// A measured value with an upper limit and no baseline, such as a number of bytes.
struct Fact {
  var name: String
  var value: Double
  var unit: String
  /// The upper limit, or `nil` if the value is only reported.
  var must: Double?

  var isMet: Bool { value <= must ?? .infinity }

  var line: String {
    let limit = must.map { ", must be ≤ \(Row.text($0, digits: 1))" } ?? ""
    return "\(name): \(Row.text(value, digits: 1)) \(unit)\(limit)\(isMet ? "" : "  MISSED")"
  }
}
