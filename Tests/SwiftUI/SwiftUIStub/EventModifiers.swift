// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The modifiers that observe events and values.
public import Foundation

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(.onAppear(action ?? {}))
  }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(.onDisappear(action ?? {}))
  }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modified(.onChange(StubEquatable.hashable(value), action)).onAppear(perform: initial ? action : nil)
  }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modified(.onChange(StubEquatable.hashable(value), { action(value, value) }))
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modified(.onOpenURL(action))
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modified(.onContinueUserActivity(activityType, action)) }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { other("userActivity", activityType, update) }
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modified(.environment { $0[keyPath: keyPath] = value })
  }
}

/// A class that Foundation has on Apple's systems only.
public final class NSUserActivity {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var isEligibleForSearch = false
  public init(activityType: String) { self.activityType = activityType }
}

struct StubEquatable: Hashable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  static func hashable(_ value: some Equatable) -> AnyHashable { AnyHashable(StubEquatable(value)) }

  private init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (left: Self, right: Self) -> Bool { left.isEqual(right.value) }
  func hash(into hasher: inout Hasher) {}
}
