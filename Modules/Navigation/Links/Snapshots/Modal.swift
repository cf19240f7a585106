/// A modal and its stack.
public struct Modal<Stack> {
  /// How the modal covers the layer below: any style but `.push`.
  public var style: PresentationStyle
  /// The stack of the modal, with at least one entry.
  public var stack: Stack

  /// Makes a modal.
  public init(style: PresentationStyle, stack: Stack) {
    self.style = style
    self.stack = stack
  }
}

extension Modal: Equatable where Stack: Equatable {}
extension Modal: Hashable where Stack: Hashable {}
extension Modal: Sendable where Stack: Sendable {}
