import SwiftUI

/// Compares the values of views, to find the bodies that need no evaluation.
@MainActor
enum Same {
  /// Returns whether two lists of values are the same; two closures never are.
  static func values(_ left: [Any], _ right: [Any]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { value($0, $1) }
  }

  static func children(of value: Any) -> [Any] { Mirror(reflecting: value).children.map(\.value) }

  private static func value(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    // What a host keeps or compares itself.
    if left is any StubStateful || left is any StubEnvironmental { return true }
    if type(of: left) is AnyClass { return left as AnyObject === right as AnyObject }
    if let left = left as? any Equatable { return areEqual(left, right) }
    let mirror = Mirror(reflecting: left)
    switch mirror.displayStyle {
    case .struct, .tuple, .optional, .collection: return values(children(of: left), children(of: right))
    case .enum:
      return mirror.children.first?.label == Mirror(reflecting: right).children.first?.label
        && values(children(of: left), children(of: right)) && (!mirror.children.isEmpty || "\(left)" == "\(right)")
    default: return false
    }
  }

  private static func areEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }
}
