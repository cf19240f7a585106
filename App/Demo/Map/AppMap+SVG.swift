import AppShell

extension AppMap {
  /// The map as a picture in SVG: <https://www.w3.org/TR/SVG11/>.
  ///
  /// A solid arrow along the side leads to the module that is shown when a module ends; a dashed one opens a link.
  var svg: String {
    let layout = MapLayout(self, mostRails: 10)
    let (width, height) = (MapLayout.width * Cell.width, layout.height * Cell.height + 2 * Cell.width)
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" font-family="monospace" font-size="13">
      <title>The modules, their places, and the ways between them</title>
      <defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">\
      <path d="M0 0L8 4L0 8z" fill="#333"/></marker></defs>
      <rect width="\(width)" height="\(height)" fill="#fff"/>
      """
    let lines = layout.boxes.map(\.svg) + layout.arrows.map(\.svg) + layout.labels.map { $0.svg() }
    return ([head] + lines + ["</svg>"]).joined(separator: "\n")
  }
}

/// The size of a character of the layout.
private enum Cell {
  static let width = 9
  static let height = 18

  static func center(_ point: MapLayout.Point) -> String {
    "\(point.x * width + width / 2),\(point.y * height + height / 2)"
  }
}

extension MapLayout.Label {
  fileprivate func svg(isStrong: Bool = false) -> String {
    let weight = isStrong ? " font-weight=\"bold\"" : ""
    return "<text x=\"\(place.x * Cell.width)\" y=\"\(place.y * Cell.height + 13)\"\(weight)>\(text.escaped)</text>"
  }
}

extension MapLayout.Box {
  fileprivate var svg: String {
    let (left, top) = (x * Cell.width + Cell.width / 2, y * Cell.height + Cell.height / 2)
    let rect =
      "<rect x=\"\(left)\" y=\"\(top)\" width=\"\((width - 1) * Cell.width)\" height=\"\((height - 1) * Cell.height)\" "
      + "rx=\"4\" fill=\"\(isModule ? "none" : "#f4f4f4")\" stroke=\"\(isModule ? "#999" : "#333")\"/>"
    let inside = MapLayout.Point(x: x + 2, y: isModule ? y : y + 1)
    let edge =
      isModule
      ? "<rect x=\"\(inside.x * Cell.width - 4)\" y=\"\(top - 1)\" width=\"\(title.count * 8 + 8)\" height=\"2\" fill=\"#fff\"/>"
      : ""
    let note = note.map { MapLayout.Label(place: .init(x: x + 2, y: y + 2), text: $0).svg() } ?? ""
    return rect + edge + MapLayout.Label(place: inside, text: title).svg(isStrong: isModule) + note
  }
}

extension MapLayout.Arrow {
  fileprivate var svg: String {
    "<polyline points=\"\(points.map(Cell.center).joined(separator: " "))\" fill=\"none\" stroke=\"#333\""
      + (kind == .link ? " stroke-dasharray=\"3 3\"" : "") + " marker-end=\"url(#head)\"/>"
  }
}

extension String {
  /// The text with the special characters of XML escaped.
  fileprivate var escaped: String {
    map { ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"][$0] ?? String($0) }.joined()
  }
}
