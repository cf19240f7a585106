// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// What the app of App/Apple uses of Foundation.
public final class FileManager: Sendable {
  public enum SearchPathDirectory: Sendable { case applicationSupportDirectory }
  public struct SearchPathDomainMask: Sendable {
    public static let userDomainMask = SearchPathDomainMask()
  }

  public static let `default` = FileManager()
  public func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] { [] }
}

public func NSTemporaryDirectory() -> String { "" }

extension URL {
  public var path: String { absoluteString }
}
