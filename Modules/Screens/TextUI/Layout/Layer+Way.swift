import ScreenKit
import Terminal

extension Layer {
  /// The names on the way back; the last one is that of the page itself, if its title doesn't say it.
  var way: [String] {
    guard let backTitle else { return [] }
    guard let last = breadcrumbs.last else { return [backTitle] }
    return last == page.screen.title ? breadcrumbs.dropLast() : breadcrumbs
  }
}

extension CleanText {
  /// Creates the text of a way, shortened from the left to a width.
  init(way: [String], width: Int) {
    var names = way[...]
    var text = CleanText(way.joined(separator: " › "))
    while text.width > width, names.count > 1 {
      names.removeFirst()
      text = CleanText((["…"] + names).joined(separator: " › "))
    }
    self = text.clipped(to: width)
  }
}
