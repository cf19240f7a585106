/// A row of the results: a measured time, its baseline, and the allowed ratio.
struct Row {
  var name: String
  var time: Double
  var floor: Double
  /// The highest allowed ratio of the time to the baseline, or `nil` if the ratio is only reported.
  var must: Double?
  /// The number of allocations, or `nil` if they weren't counted.
  var allocations: Double?
  /// Whether no allocation is allowed.
  var mustNotAllocate = false

  var ratio: Double { time / floor }
  var isMet: Bool {
    ratio <= must ?? .infinity && (!mustNotAllocate || allocations ?? 0 < 0.001)
  }

  /// Returns the rows as a text table with a heading.
  static func table(_ rows: [Row]) -> String {
    let heading = ["", "ns", "floor ns", "ratio", "must", "allocations", ""]
    let lines = [heading] + rows.map(\.cells)
    let widths = heading.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      let padded = zip(cells, widths).map { cell, width in String(repeating: " ", count: width - cell.count) + cell }
      let name = cells[0] + String(repeating: " ", count: widths[0] - cells[0].count)
      return ([name] + padded.dropFirst()).joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private var cells: [String] {
    [
      name, Self.text(time, digits: 1), Self.text(floor, digits: 1), Self.text(ratio, digits: 2),
      must.map { "≤ " + Self.text($0, digits: 1) } ?? "–", allocations.map { Self.text($0, digits: 1) } ?? "–",
      isMet ? "" : "MISSED",
    ]
  }

  static func text(_ number: Double, digits: Int) -> String {
    let scale = digits == 1 ? 10 : 100
    let scaled = Int((abs(number) * Double(scale)).rounded())
    return "\(number < 0 ? "-" : "")\(scaled / scale).\(String(scale + scaled % scale).dropFirst())"
  }
}
