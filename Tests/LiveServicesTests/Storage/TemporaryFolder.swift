import Testing

@testable import LiveServices

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A temporary folder for one test, which is removed when the object is deallocated.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/waymark-storage-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
  }

  deinit {
    for folder in ["\(path)/state", path] {
      for name in SystemFileCalls().names(in: folder) ?? [] where !name.hasPrefix(".") || name.count > 2 {
        remove("\(folder)/\(name)")
      }
      rmdir(folder)
    }
  }

  var names: [String] { (SystemFileCalls().names(in: path) ?? []).filter { $0 != "." && $0 != ".." }.sorted() }

  func mode(_ name: String) -> mode_t {
    var status = stat()
    stat("\(path)/\(name)", &status)
    return status.st_mode & 0o777
  }
}
