public import Links

/// A flow of another module on a stack, with the coordinator that owns it.
///
/// A stack holds entries of its own module and child flows: the posts of one module lead to an author of another, and from
/// there to more posts. Each child flow has its own router, which begins at the link that was opened. It ends when it is
/// removed from the stack.
public struct ChildFlow<Screen> {
  /// The flow.
  public let flow: any Flow<Screen>
  /// The owner of the flow; the stack retains it.
  public let coordinator: AnyObject

  /// Describes a child flow.
  public init(_ flow: any Flow<Screen>, coordinator: AnyObject) {
    self.flow = flow
    self.coordinator = coordinator
  }
}

/// Makes child flows; an app implements it, because it knows every module.
@MainActor
public protocol ChildFlowSource<Screen>: AnyObject {
  /// The type of the screens.
  associatedtype Screen

  /// Plans a link; throws if no child flow can begin there now.
  func planChild(at link: DeepLink) throws(DeepLinkError) -> LinkPlan
  /// Makes a flow whose root is a place; `nil` only for a place that `planChild(at:)` refuses.
  func makeChild(at root: DeepLink) -> ChildFlow<Screen>?
}
