#if canImport(Darwin)
  import Foundation
  import Services

  extension HTTPAnswer {
    /// Creates the answer from a URL with a session whose cookies, cache and connections end with it.
    ///
    /// Throws `ServiceError`, or closes the connection and throws `CancellationError` if the task is canceled.
    init(from url: String, of server: ServerAddress, limits: HTTPLimits) async throws {
      guard let address = URL(string: url) else { throw ServiceError.unavailable("\(url) is no address") }
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpAdditionalHeaders = ["Accept": "application/json"]
      let session = URLSession(configuration: configuration, delegate: WithoutRedirects(), delegateQueue: nil)
      defer { session.invalidateAndCancel() }
      do {
        let (bytes, response) = try await session.bytes(from: address)
        guard let head = response as? HTTPURLResponse else { throw ServiceError.badAnswer("it is no HTTP") }
        status = head.statusCode
        type = head.value(forHTTPHeaderField: "Content-Type") ?? ""
        retryAfter = head.value(forHTTPHeaderField: "Retry-After") ?? ""
        let location = head.value(forHTTPHeaderField: "Location") ?? ""
        redirect = location.isEmpty ? "" : URL(string: location, relativeTo: address)?.absoluteString ?? ""
        guard status == 200 else { return }
        for try await byte in bytes {
          body.append(byte)
          guard body.count <= limits.bytes else { throw ServiceError.tooLarge(limits) }
        }
      } catch let error as URLError {
        try Task.checkCancellation()
        throw ServiceError(error, server: server.name, limits)
      }
    }
  }

  /// A delegate that leaves redirects to the caller.
  private final class WithoutRedirects: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest
    ) async -> URLRequest? { nil }
  }

  extension ServiceError {
    fileprivate init(_ error: URLError, server: String, _ limits: HTTPLimits) {
      self =
        switch error.code {
        case .cannotConnectToHost: .unavailable("nothing answers at \(server)")
        case .cannotFindHost, .dnsLookupFailed: .unavailable("there is no computer called \(server)")
        case .secureConnectionFailed: .unavailable("no secure connection to \(server) is possible")
        case .timedOut: .tooLate(limits)
        case .networkConnectionLost: .unavailable("the connection broke off")
        case .badServerResponse, .cannotParseResponse: .badAnswer("it is no HTTP")
        default: .unavailable(error.localizedDescription)
        }
    }
  }
#endif
