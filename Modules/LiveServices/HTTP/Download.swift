import Foundation
import Services
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A single HTTP request.
///
/// The answer arrives in pieces, so that a download fails as soon as it exceeds the size limit. Each download has its
/// own session, so no cookie, credential, cached answer or connection outlives it.
final class Download: NSObject, URLSessionDataDelegate, Sendable {
  /// An answer with any status.
  struct Answer: Sendable {
    var status: Int
    var type: String?
    var body = Data()
  }

  private struct Progress {
    var answer: Answer?
    var redirects = 0
    var continuation: CheckedContinuation<Answer, any Error>?
  }

  private let url: URL
  private let server: String
  private let limits: HTTPLimits
  private let progress = Mutex(Progress())
  private let turn = NSLock()

  /// Creates a request.
  ///
  /// - Parameter server: The name of the server in error messages.
  init(_ url: URL, of server: String, limits: HTTPLimits) {
    self.url = url
    self.server = server
    self.limits = limits
  }

  /// Sends the request and returns the whole answer.
  ///
  /// Throws `ServiceError`, or closes the connection and throws `CancellationError` if the task is canceled.
  func answer() async throws -> Answer {
    let session = URLSession(configuration: Self.configuration(limits), delegate: self, delegateQueue: nil)
    let task = session.dataTask(with: url)
    defer { session.finishTasksAndInvalidate() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        progress.withLock { $0.continuation = continuation }
        // If the task is already canceled, its handler can run before the continuation is stored.
        if Task.isCancelled { finish(.failure(CancellationError())) } else { task.resume() }
      }
    } onCancel: {
      finish(.failure(CancellationError()))
      task.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let (host, limit) = (newRequest.url?.host(), limits.redirects)
    let isElsewhere = host != url.host() || newRequest.url?.scheme != url.scheme && newRequest.url?.scheme != "https"
    let redirects = progress.withLock { progress in
      progress.redirects += 1
      return progress.redirects
    }
    let problem: ServiceError? =
      if isElsewhere {
        .unavailable("the server sends us on to another one, \(host ?? "without a name")")
      } else if redirects > limit {
        .unavailable("the server sends us in circles")
      } else {
        nil
      }
    whileUnderWay { completionHandler(problem == nil ? newRequest : nil) }
    if let problem { giveUp(task, problem) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let answer = (response as? HTTPURLResponse).map {
      Answer(status: $0.statusCode, type: $0.value(forHTTPHeaderField: "Content-Type"))
    }
    progress.withLock { $0.answer = answer }
    // Checks the announced size first, because pieces can arrive faster than the task is canceled.
    let isTooMuch = response.expectedContentLength > limits.bytes
    whileUnderWay { completionHandler(isTooMuch ? .cancel : .allow) }
    if isTooMuch { giveUp(dataTask, tooLarge) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let limit = limits.bytes
    let isTooMuch = progress.withLock { progress in
      guard let size = progress.answer?.body.count, size + data.count <= limit else { return true }
      progress.answer?.body.append(data)
      return false
    }
    if isTooMuch { giveUp(dataTask, tooLarge) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let answer = progress.withLock { $0.answer }
    if let error {
      finish(.failure(ServiceError(error, server: server)))
    } else {
      finish(answer.map { .success($0) } ?? .failure(ServiceError.badAnswer("it is no HTTP")))
    }
  }

  private var tooLarge: ServiceError { .badAnswer("it is larger than \(limits.bytes / 1_000_000) MB") }

  /// Calls a completion handler unless the download has finished.
  ///
  /// The lock prevents a concurrent cancellation: on Linux, the handler of a canceled task traps.
  private func whileUnderWay(_ answer: () -> Void) {
    turn.withLock {
      if progress.withLock({ $0.continuation != nil }) { answer() }
    }
  }

  private func giveUp(_ task: URLSessionTask, _ problem: ServiceError) {
    finish(.failure(problem))
    task.cancel()
  }

  /// Resumes the caller with a result.
  ///
  /// Only the first call has an effect.
  private func finish(_ result: Result<Answer, any Error>) {
    let continuation = turn.withLock {
      progress.withLock { progress in
        defer { progress.continuation = nil }
        return progress.continuation
      }
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
