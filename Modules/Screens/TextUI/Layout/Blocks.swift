import ScreenKit
import Terminal

extension PageDrawing {
  func blocks(width: Int) -> [Block] {
    let elements = page.screen.elements
    var blocks: [Block] = []
    for (index, element) in elements.enumerated() {
      if index > 0, !element.belongs(to: elements[index - 1]) { blocks.append(Block([.blank], of: page.id)) }
      blocks.append(block(element, width: width))
    }
    return blocks
  }

  private func block(_ element: Element<SceneIntent>, width: Int) -> Block {
    switch element {
    case .heading(let text): paragraph(text, .strong, width: width)
    case .text(let text): paragraph(text, .plain, width: width, isTable: hasTables)
    case .error(let text): errorBlock(text, width: width)
    case .loading(let text), .empty(let text): paragraph(text, .quiet, width: width)
    case .divider: Block([.rule(width)], of: page.id)
    case .button(let action): buttonBlock(action, width: width)
    case .field(let field): fieldBlock(field, width: width)
    case .list(let list): listBlock(list)
    }
  }

  /// Whether texts can have two columns, as those of the front end's own pages do.
  private var hasTables: Bool { page.id == Help.page || page.id == Inspector.page }

  private func paragraph(_ text: String, _ style: Style, width: Int, isTable: Bool = false) -> Block {
    Block(.paragraph(text, style, indent: 2, width: width, isTable: isTable), of: page.id)
  }

  private func errorBlock(_ text: String, width: Int) -> Block {
    var block = paragraph("Error: " + text, .error, width: width)
    block.isError = true
    return block
  }

  private func buttonBlock(_ action: Action<SceneIntent>, width: Int) -> Block {
    let control = Control.action(action.id)
    var lines = [Line.button(action, key: actionKeys[action.id], isFocused: focus == control, width: width)]
    if let reason = action.disabledReason { lines += .paragraph(reason, .quiet, indent: 4, width: width) }
    return Block(lines, of: page.id, control: control)
  }
}

extension [Line] {
  static func paragraph(_ text: String, _ style: Style, indent: Int, width: Int, isTable: Bool = false) -> [Line] {
    CleanText.lines(of: text).flatMap { $0.wrapped(to: width - indent, isTable: isTable) }.map { line in
      Line(CleanText(" ").repeated(indent)) + Line(line, style)
    }
  }
}

extension Element {
  fileprivate func belongs(to previous: Element) -> Bool {
    switch (previous, self) {
    case (.heading, _), (.field, .field), (.button, .button), (.divider, _), (_, .divider): true
    default: false
    }
  }
}
