#if canImport(Glibc)
  import Services

  extension HTTPAnswer {
    /// Requests a URL with curl, which reads the answer in a process of its own.
    ///
    /// On Linux, some malformed answers make FoundationNetworking trap, and it reads on after a request is canceled.
    ///
    /// Throws `ServiceError`, or ends curl and throws `CancellationError` if the task is canceled.
    init(from url: String, of server: ServerAddress, limits: HTTPLimits) async throws {
      let output = try await CurlProcess.output(
        Self.options(server, limits) + ["--url", url], limit: limits.bytes)
      guard output.count <= limits.bytes else { throw ServiceError.tooLarge(limits) }
      // The body can have any number of lines, so the lines after it are counted from the end.
      var lines = output[...]
      let exit = Self.removeLastLine(&lines)
      retryAfter = Self.removeLastLine(&lines)
      redirect = Self.removeLastLine(&lines)
      type = Self.removeLastLine(&lines)
      status = Int(Self.removeLastLine(&lines)) ?? 0
      body = Array(lines)
      if let error = ServiceError(curlStatus: Int(exit), server: server.name, limits) { throw error }
    }

    private static func options(_ server: ServerAddress, _ limits: HTTPLimits) -> [String] {
      [
        "--disable",  // no configuration file; only valid as the first option
        "--silent", "--fail", "--globoff", "--proto", "=http,https", "--header", "Accept: application/json",
        // The caller cancels the task at this time too, unless it has been killed.
        "--max-time", "\(limits.time.components.seconds)",
        "--write-out", "\\n%{http_code}\\n%{content_type}\\n%{redirect_url}\\n%header{retry-after}\\n%{exitcode}",
      ] + (server.isThisComputer ? ["--noproxy", "*"] : [])
    }

    private static func removeLastLine(_ output: inout ArraySlice<UInt8>) -> String {
      let end = output.lastIndex(of: UInt8(ascii: "\n")) ?? output.startIndex
      defer { output = output[..<end] }
      return String(decoding: output[end...].dropFirst(), as: UTF8.self)
    }
  }

  extension ServiceError {
    /// Creates the error for an exit status of curl (curl(1), section “Exit codes”), or returns `nil` for success.
    fileprivate init?(curlStatus status: Int?, server: String, _ limits: HTTPLimits) {
      switch status {
      case 0, 22: return nil  // 22 is a status of 400 or more, whose body curl ignores.
      case 1, 8: self = .badAnswer("it is no HTTP")
      case 6: self = .unavailable("there is no computer called \(server)")
      case 7: self = .unavailable("nothing answers at \(server)")
      case 18, 52, 55, 56: self = .unavailable("the connection broke off")
      case 28: self = .tooLate(limits)
      case 35: self = .unavailable("no secure connection to \(server) is possible")
      case 60: self = .unavailable("the server can't prove that it is \(server)")
      case let status?: self = .unavailable("curl failed with status \(status)")
      case nil: self = .unavailable("curl was ended")
      }
    }
  }
#endif
