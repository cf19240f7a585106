/// A modal and its stack.
public struct Modal<Stack: Hashable & Sendable>: Hashable, Sendable {
  /// How the modal covers the layer below: any style but `.push`.
  public var style: PresentationStyle
  /// The stack of the modal, with at least one entry.
  public var stack: Stack

  /// Creates a modal.
  public init(style: PresentationStyle, stack: Stack) {
    self.style = style
    self.stack = stack
  }
}
