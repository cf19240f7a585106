#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes all bytes to a file descriptor; returns `false` on failure, with the reason in `errno`.
///
/// A signal handler can call it.
@discardableResult
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var count = 0
  while count < bytes.count {
    let written = write(descriptor, bytes.baseAddress?.advanced(by: count), bytes.count - count)
    if written > 0 {
      count += written
    } else if errno == EAGAIN {
      // The terminal shares its open file with the shell, which may have made it nonblocking.
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&ready, 1, -1)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}
