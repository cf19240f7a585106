// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The module Accessibility, which SwiftUI doesn't export.

@available(iOS 17.0, macOS 14.0, *)
public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: String) {}
    public func post() {}
  }
}
