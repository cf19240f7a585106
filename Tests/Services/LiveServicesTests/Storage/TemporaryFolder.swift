import Foundation
import Testing

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

  /// Returns a new folder with the same files.
  func copy() throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    for name in names { try FileManager.default.copyItem(atPath: "\(path)/\(name)", toPath: "\(copy.path)/\(name)") }
    return copy
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Replaces or makes a file as another program does.
  func put(_ text: String, in name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  /// The names of the files, without the lock of the storage.
  var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).filter { $0 != ".waymark-lock" }.sorted()
  }

  func contents(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
  }

  func mode(_ name: String) -> mode_t {
    var status = stat()
    stat("\(path)/\(name)", &status)
    return status.st_mode & 0o777
  }
}
