// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The declarations of Foundation that the app in App/Apple uses.
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
