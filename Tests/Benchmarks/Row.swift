/// One line of the table: something measured beside its floor, and how much more it may take.
struct Row {
  var name: String
  var time: Double
  var floor: Double
  /// How many times the floor it may take; nil when nothing is promised.
  var must: Double?
  /// How often it asks for memory; nil when that was not counted.
  var allocations: Double?
  /// Whether it must not ask for memory at all.
  var mustNotAllocate = false

  var ratio: Double { time / floor }
  var isMet: Bool {
    ratio <= must ?? .infinity && (!mustNotAllocate || allocations ?? 0 < 0.001)
  }

  /// The lines under a heading, in columns.
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
