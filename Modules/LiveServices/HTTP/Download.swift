import Foundation
import Services

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its answer, which is received piece by piece so that one that grows too large is given up early.
///
/// Each has a session of its own, which ends with it: no cookie, credential, cached answer or connection is left over.
final class Download: NSObject, URLSessionDataDelegate, Sendable {
  /// An answer, whatever its status says.
  struct Answer: Sendable {
    var status: Int
    var type: String?
    var body = Data()
  }

  private struct Progress {
    var answer: Answer?
    var redirects = 0
    /// Why we have given up; the system then reports no more than that we did.
    var problem: ServiceError?
    var continuation: CheckedContinuation<Answer, any Error>?
  }

  private let url: URL
  private let server: String
  private let limits: HTTPLimits
  private let progress = Protected(Progress())

  /// Prepares a request; `server` is what a person calls the one that is asked.
  init(_ url: URL, of server: String, limits: HTTPLimits) {
    self.url = url
    self.server = server
    self.limits = limits
  }

  /// Sends the request and waits for the whole answer.
  ///
  /// Throws a `ServiceError`, or `CancellationError` when its task is cancelled; the connection is then closed.
  func answer() async throws -> Answer {
    let session = URLSession(configuration: Self.configuration(limits), delegate: self, delegateQueue: nil)
    let task = session.dataTask(with: url)
    defer { session.finishTasksAndInvalidate() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        progress.withLock { $0.continuation = continuation }
        // A task that was cancelled before has told nobody.
        if Task.isCancelled { finish(.failure(CancellationError())) } else { task.resume() }
      }
    } onCancel: {
      task.cancel()
      finish(.failure(CancellationError()))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let (host, limit) = (newRequest.url?.host(), limits.redirects)
    let isElsewhere = host != url.host() || newRequest.url?.scheme != url.scheme && newRequest.url?.scheme != "https"
    let problem = progress.withLock { progress -> ServiceError? in
      progress.redirects += 1
      if isElsewhere {
        progress.problem = .unavailable("the server sends us on to another one, \(host ?? "without a name")")
      } else if progress.redirects > limit {
        progress.problem = .unavailable("the server sends us in circles")
      }
      return progress.problem
    }
    completionHandler(problem == nil ? newRequest : nil)
    if problem != nil { task.cancel() }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let answer = (response as? HTTPURLResponse).map {
      Answer(status: $0.statusCode, type: $0.value(forHTTPHeaderField: "Content-Type"))
    }
    progress.withLock { $0.answer = answer }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let limit = limits.bytes
    let isTooMuch = progress.withLock { progress in
      progress.answer?.body.append(data)
      guard let size = progress.answer?.body.count, size > limit else { return false }
      progress.answer?.body = Data()
      progress.problem = .badAnswer("it is larger than \(limit / 1_000_000) MB")
      return true
    }
    if isTooMuch { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (problem, answer) = progress.withLock { ($0.problem, $0.answer) }
    if let problem {
      finish(.failure(problem))
    } else if let error {
      finish(.failure(ServiceError(error, server: server)))
    } else {
      finish(answer.map { .success($0) } ?? .failure(ServiceError.badAnswer("it is no HTTP")))
    }
  }

  private func finish(_ result: Result<Answer, any Error>) {
    let continuation = progress.withLock { progress in
      defer { progress.continuation = nil }
      return progress.continuation
    }
    continuation?.resume(with: result)
  }

  private static func configuration(_ limits: HTTPLimits) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpAdditionalHeaders = ["Accept": "application/json"]
    return configuration
  }
}
