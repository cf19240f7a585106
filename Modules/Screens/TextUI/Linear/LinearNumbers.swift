import ScreenKit

/// The numbers of the controls of a page.
///
/// A control keeps its number even if others appear before it, so a typed number chooses what the user has read.
struct LinearNumbers: Equatable {
  enum Control: Hashable {
    case field(String)
    case action(String)
    case row(list: String, String)
  }

  private var numbers: [Control: Int] = [:]
  private var controls: [Control] = []

  init() {}

  /// Numbers the controls of a screen, starting at 1.
  init(_ screen: Screen<SceneIntent>) { add(screen) }

  /// Gives the next numbers to the controls that have none: the content first, then the toolbar.
  mutating func add(_ screen: Screen<SceneIntent>) {
    for element in screen.elements {
      switch element {
      case .field(let field): add(.field(field.id))
      case .button(let action): add(.action(action.id))
      case .list(let list): for row in list.rows { add(.row(list: list.id, row.id)) }
      case .heading, .text, .error, .loading, .empty, .divider: break
      }
    }
    for action in screen.actions { add(.action(action.id)) }
  }

  func number(of control: Control) -> Int { numbers[control] ?? 0 }

  subscript(number: Int) -> Control? { controls.indices.contains(number - 1) ? controls[number - 1] : nil }

  private mutating func add(_ control: Control) {
    guard numbers[control] == nil else { return }
    controls.append(control)
    numbers[control] = controls.count
  }
}
