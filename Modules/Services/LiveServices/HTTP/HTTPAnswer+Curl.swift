#if canImport(Glibc)
  import Glibc
  import Services

  extension HTTPAnswer {
    /// Creates the answer from a URL with curl: some malformed answers make FoundationNetworking on Linux trap.
    ///
    /// Throws `ServiceError`, or ends curl and throws `CancellationError` if the task is canceled.
    init(from url: String, of server: ServerAddress, limits: HTTPLimits) async throws {
      let output: ProgramOutput
      do {
        output = try await ProgramOutput(
          of: ["curl"] + Self.options(server, limits) + ["--url", url], environment: Self.environment,
          limit: limits.bytes)
      } catch let error as ChildProcess.StartError {
        throw ServiceError(error)
      }
      guard output.bytes.count <= limits.bytes else { throw ServiceError.tooLarge(limits) }
      if let error = ServiceError(output.ending, server: server.name, limits) { throw error }
      // The body can have any number of lines, so the others are counted from the end.
      var lines = output.bytes[...]
      retryAfter = Self.removeLastLine(&lines)
      redirect = Self.removeLastLine(&lines)
      type = Self.removeLastLine(&lines)
      status = Int(Self.removeLastLine(&lines)) ?? 0
      body = Array(lines)
    }

    /// The only variables that curl gets (curl(1), section “Environment”), because others may be secret.
    private static var environment: [String: String] {
      let proxies = ["http_proxy", "https_proxy", "all_proxy", "no_proxy"]
      let names =
        ["PATH", "LANG", "LC_ALL", "SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE"] + proxies
        + proxies.map { $0.uppercased() }
      return names.reduce(into: [:]) { values, name in values[name] = getenv(name).map { String(cString: $0) } }
    }

    private static func options(_ server: ServerAddress, _ limits: HTTPLimits) -> [String] {
      [
        "--disable",  // no configuration file; only valid as the first option
        "--silent", "--fail", "--globoff", "--proto", "=http,https", "--header", "Accept: application/json",
        // The caller cancels the task then too, unless it has been killed.
        "--max-time", "\(limits.time.components.seconds)",
        "--write-out", "\\n%{http_code}\\n%{content_type}\\n%{redirect_url}\\n%header{retry-after}",
      ] + (server.isThisComputer ? ["--noproxy", "*"] : [])
    }

    private static func removeLastLine(_ output: inout ArraySlice<UInt8>) -> String {
      let end = output.lastIndex(of: UInt8(ascii: "\n")) ?? output.startIndex
      defer { output = output[..<end] }
      return String(decoding: output[end...].dropFirst(), as: UTF8.self)
    }
  }

  extension ServiceError {
    fileprivate init(_ error: ChildProcess.StartError) {
      self =
        error.code == ENOENT
        ? .unavailable("the program curl is missing; install the package “curl”")
        : .unavailable("the program curl can't be started: \(error)")
    }

    /// Creates the error for an exit status (curl(1), section “Exit codes”); `nil` for success.
    fileprivate init?(_ ending: ChildProcess.Ending, server: String, _ limits: HTTPLimits) {
      guard case .exited(let status) = ending else {
        self = .unavailable("curl \(ending)")
        return
      }
      switch status {
      case 0, 22: return nil  // 22 is a status of 400 or more, whose body curl ignores.
      case 1, 8: self = .badAnswer("it is no HTTP")
      case 5: self = .unavailable("there is no computer with the name of the proxy")
      case 6: self = .unavailable("there is no computer called \(server)")
      case 7: self = .unavailable("nothing answers at \(server)")
      case 18, 52, 55, 56: self = .unavailable("the connection broke off")
      case 28: self = .tooLate(limits)
      case 35: self = .unavailable("no secure connection to \(server) is possible")
      case 60: self = .unavailable("the server can't prove that it is \(server)")
      case 97: self = .unavailable("the proxy refuses the connection")
      default: self = .unavailable("curl \(ending)")
      }
    }
  }
#endif
