// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The module Accessibility, which SwiftUI doesn't export.

@available(iOS 17.0, macOS 14.0, *)
public enum AccessibilityNotification {
  public struct Announcement {
    nonisolated(unsafe) public static var stubPosted: [String] = []
    private let text: String
    public init(_ announcement: String) { text = announcement }
    public func post() { Self.stubPosted.append(text) }
  }
}
