// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the sources that are checked for macOS use of AppKit.
public final class NSPasteboard {
  public struct PasteboardType: Sendable {
    public static let string = PasteboardType()
  }

  public static var general: NSPasteboard { NSPasteboard() }
  @discardableResult
  public func clearContents() -> Int { 0 }
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool { true }
}
