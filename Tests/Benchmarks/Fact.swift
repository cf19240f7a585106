/// Something measured that has no floor but a limit, such as bytes.
struct Fact {
  var name: String
  var value: Double
  var unit: String
  /// The most it may be; nil when nothing is promised.
  var must: Double?

  var isMet: Bool { value <= must ?? .infinity }

  var line: String {
    let limit = must.map { ", must be ≤ \(Row.text($0, digits: 1))" } ?? ""
    return "\(name): \(Row.text(value, digits: 1)) \(unit)\(limit)\(isMet ? "" : "  MISSED")"
  }
}
