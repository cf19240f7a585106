import SwiftUI

/// A drawn control or text with its accessibility properties.
struct Inspected {
  enum Kind { case text, image, field, button }

  var kind: Kind
  /// The text, the title of the field, or the first text of the button's label.
  var text: String
  var identifier = ""
  var label = ""
  var value = ""
  var hint = ""
  var traits: AccessibilityTraits = []
  var isDisabled = false
  var isHidden = false
  /// The key that presses the button: `default`, `cancel` or `none`.
  var shortcut = "none"
  var role: ButtonRole?
  var isInToolbar = false
  /// The texts and symbols in the label of a button.
  var labelParts: [String] = []
  /// The arguments of all modifiers, by their names.
  var modifiers: [String: String] = [:]

  /// Returns all drawn controls and texts of a view in its initial state.
  @MainActor
  static func all(in view: any View) -> [Inspected] {
    var inspector = Inspector()
    inspector.walk(view, Inspected(kind: .text, text: ""))
    return inspector.found
  }
}

@MainActor
private struct Inspector {
  var found: [Inspected] = []

  mutating func walk(_ view: any View, _ outer: Inspected) {
    guard let primitive = view as? any StubPrimitive else { return walk(body(of: view), outer) }
    switch primitive.stubParts {
    case .leaf(let kind, let text): add(kind == "Image" ? .image : .text, text, outer)
    case .field(let title, _): add(.field, title, outer)
    case .group(let views): for (_, view) in views { walk(view, outer) }
    case .each(let views): for (_, view) in views { walk(view(), outer) }
    case .container(let view): walk(view, outer)
    case .scrollReader(let content): walk(content(ScrollViewProxy { _, _ in }), outer)
    case .button(let button):
      var inside = outer
      inside.role = button.role
      inside.labelParts = ViewWalker().page(of: button.label).texts
      add(.button, button.title, inside)
    case .modified(let view, let modifier): walk(view, modifier, outer)
    case .tabs(_, let content): walk(content, outer)
    case .stack(_, let root): walk(root, outer)
    case .split(_, let sidebar, let detail):
      walk(sidebar, outer)
      walk(detail, outer)
    }
  }

  private func body(of view: some View) -> any View { view.body }

  private mutating func add(_ kind: Inspected.Kind, _ text: String, _ outer: Inspected) {
    var item = outer
    (item.kind, item.text) = (kind, text)
    found.append(item)
  }

  private mutating func walk(_ view: any View, _ modifier: StubModifier, _ outer: Inspected) {
    var inside = outer
    if case .other(let name, let arguments) = modifier {
      inside.modifiers[name] = arguments.map { "\($0)" }.joined(separator: " ")
    }
    switch modifier {
    case .toolbar(let content):
      var toolbar = outer
      toolbar.isInToolbar = true
      walk(content, toolbar)
    case .other("accessibilityIdentifier", let arguments): inside.identifier = Self.text(arguments)
    case .other("accessibilityLabel", let arguments): inside.label = Self.text(arguments)
    case .other("accessibilityValue", let arguments): inside.value = Self.text(arguments)
    case .other("accessibilityHint", let arguments): inside.hint = Self.text(arguments)
    case .other("accessibilityAddTraits(_:)", let arguments):
      if let traits = arguments.first as? AccessibilityTraits { inside.traits.formUnion(traits) }
    case .other("accessibilityHidden(_:)", let arguments): inside.isHidden = arguments.first as? Bool == true
    case .other("disabled(_:)", let arguments): inside.isDisabled = arguments.first as? Bool == true
    case .other("keyboardShortcut", let arguments): inside.shortcut = Self.text(arguments)
    default: break
    }
    walk(view, inside)
  }

  private static func text(_ arguments: [Any]) -> String { arguments.first as? String ?? "" }
}
