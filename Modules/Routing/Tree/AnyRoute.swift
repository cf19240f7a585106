public import Links

/// A route of any module.
///
/// The tree of a window holds routes of all modules in the same stacks. Only the module that owns a route can read it back as its
/// own type; to every other module it is a link.
public struct AnyRoute: Sendable {
  // Entries are copied with each change, and a reference is cheap to copy.
  private final class Storage: Sendable {
    let base: any Routable
    let path: LinkPath

    init(_ base: some Routable) { (self.base, path) = (base, base.path) }
  }

  private let storage: Storage

  /// Erases the type of a route.
  public init(_ base: some Routable) { storage = Storage(base) }

  /// The route; a UI can cast it to a protocol of its own, for example to find a title.
  public var base: any Routable { storage.base }
  /// The path of the route inside its module, written once.
  var path: LinkPath { storage.path }

  /// The name of the module that owns the route.
  public var module: String { base.moduleName }
  /// The link of the route.
  public var link: DeepLink { DeepLink(module: module, path: path) }
  /// Why the route can't be written as a link; `nil` if it can.
  var fault: DeepLinkError? { path.fault(in: module) }
  /// The alert that asks before the route is left with unsaved changes.
  var leaveConfirmation: AnyRoute? { base.anyLeaveConfirmation }

  /// Whether both have the same link, too: equal strings can differ in their bytes.
  func hasSameLink(as other: AnyRoute) -> Bool { self == other && path == other.path }
}

extension AnyRoute: Hashable {
  /// Whether both are the same route of the same module.
  public static func == (left: AnyRoute, right: AnyRoute) -> Bool { left.base.isEqual(to: right.base) }

  /// Hashes the route.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension AnyRoute: CustomStringConvertible {
  /// The route, for messages and logs.
  public var description: String { "\(base)" }
}

extension Routable {
  fileprivate var moduleName: String { Self.links.module }
  fileprivate var anyLeaveConfirmation: AnyRoute? { leaveConfirmation.map { AnyRoute($0) } }

  fileprivate func isEqual(to other: any Routable) -> Bool { other as? Self == self }
}
