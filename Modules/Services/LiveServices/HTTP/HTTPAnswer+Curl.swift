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
      // The body can have any number of lines, so the others are counted from the end.
      var lines = output.bytes[...]
      let message = Self.removeLastLine(&lines)
      if let error = ServiceError(output.ending, message, server, limits) { throw error }
      retryAfter = Self.removeLastLine(&lines)
      redirect = Self.removeLastLine(&lines)
      type = Self.removeLastLine(&lines)
      status = Int(Self.removeLastLine(&lines)) ?? 0
      body = Array(lines)
    }

    /// The only variables that curl gets (curl(1), section “Environment”), because others may be secret.
    fileprivate static var environment: [String: String] {
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
        "--write-out", "\\n%{http_code}\\n%{content_type}\\n%{redirect_url}\\n%header{retry-after}\\n%{errormsg}",
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

    /// Creates the error for an exit status (curl(1), section “Exit codes”) with curl's message; `nil` for success.
    fileprivate init?(
      _ ending: ChildProcess.Ending, _ message: String, _ server: ServerAddress, _ limits: HTTPLimits
    ) {
      guard case .exited(let status) = ending else {
        self = .unavailable("curl \(ending)")
        return
      }
      let (name, proxy) = (server.name, Proxy(for: server, HTTPAnswer.environment))
      switch status {
      case 0, 22: return nil  // 22 is a status of 400 or more, whose body curl ignores.
      case 1, 8: self = .badAnswer("it is no HTTP")
      case 5: self = .unavailable("there is no computer with the name of \(proxy?.name ?? "the proxy")")
      case 6: self = .unavailable("there is no computer called \(name)")
      case 7: self = .unavailable("nothing answers at \(proxy?.place(of: name) ?? name)")
      case 27, 100: self = .badAnswer("its head is too large")
      case 56 where message.hasPrefix("Too large") || message.hasPrefix("Out of memory"):
        self = .badAnswer("its head is too large")
      case 56 where message.contains("CONNECT"):
        self = .unavailable("\(proxy?.name ?? "the proxy") refuses the connection")
      case 18, 52, 55, 56: self = .unavailable("the connection broke off")
      case 28: self = .tooLate(limits)
      case 35: self = .unavailable("no secure connection to \(name) is possible")
      case 60: self = .unavailable("the server can't prove that it is \(name)")
      case 97: self = .unavailable("\(proxy?.name ?? "the proxy") refuses the connection")
      default: self = .unavailable("curl \(ending)")
      }
    }
  }

  /// The proxy that curl uses for a server (curl(1), section “Environment”).
  private struct Proxy {
    /// The proxy as part of a sentence, without the user and the password.
    let name: String
    /// Whether curl leaves out the proxy for some servers.
    private let hasExceptions: Bool

    init?(for server: ServerAddress, _ environment: [String: String]) {
      // Not HTTP_PROXY, which a web server may have set to what a client sent.
      let names = server.isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
      let values = (names + ["all_proxy", "ALL_PROXY"]).compactMap { environment[$0] }
      guard let address = values.first(where: { !$0.isEmpty }), !server.isThisComputer else { return nil }
      let host = address.split(separator: "@").last?.split(separator: "/").first { !$0.hasSuffix(":") }
      name = "the proxy \(host ?? "")"
      hasExceptions = environment["no_proxy"] != nil || environment["NO_PROXY"] != nil
    }

    /// Returns what curl connects to instead of a server.
    func place(of server: String) -> String { hasExceptions ? "\(server) or \(name)" : name }
  }
#endif
