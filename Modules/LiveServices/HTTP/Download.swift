import Dispatch
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
  /// An answer with any status, and with a body if the status is 200.
  struct Answer: Sendable {
    var status: Int
    var type: String?
    /// The value of the header field `Retry-After` (RFC 9110, section 10.2.3).
    var retryAfter: String?
    var body = Data()
  }

  private struct Progress {
    var answer: Answer?
    /// The reason why the download ends before the answer is complete.
    var problem: ServiceError?
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

  /// Sends the request and returns the answer.
  ///
  /// Throws `ServiceError`, or closes the connection and throws `CancellationError` if the task is canceled.
  func answer() async throws -> Answer {
    let session = URLSession(
      configuration: Self.configuration(limits), delegate: self, delegateQueue: Self.delegateQueue())
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
      Self.cancel(task)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let limit = limits.redirects
    let redirects = progress.withLock { progress in
      progress.redirects += 1
      return progress.redirects
    }
    if let target = newRequest.url, !ServerAddress.isSameServer(url, target) {
      giveUp(task, .unavailable("the server sends us on to another one, \(ServerAddress.name(of: target))"))
    } else if redirects > limit {
      giveUp(task, .unavailable("the server sends us in circles"))
    } else {
      whileUnderWay { completionHandler(newRequest) }
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let answer = (response as? HTTPURLResponse).map {
      Answer(
        status: $0.statusCode, type: $0.value(forHTTPHeaderField: "Content-Type"),
        retryAfter: $0.value(forHTTPHeaderField: "Retry-After"))
    }
    progress.withLock { $0.answer = answer }
    if let answer, answer.status != 200 {
      // Such an answer says nothing more that the app shows.
      finish(.success(answer))
      Self.cancel(dataTask)
    } else if response.expectedContentLength > limits.bytes {
      giveUp(dataTask, tooLarge)
    } else {
      whileUnderWay { completionHandler(.allow) }
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let limit = limits.bytes
    let isTooMuch = progress.withLock { progress in
      guard progress.problem == nil else { return false }
      guard let size = progress.answer?.body.count, size + data.count <= limit else { return true }
      progress.answer?.body.append(data)
      return false
    }
    if isTooMuch { giveUp(dataTask, tooLarge) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (answer, problem) = progress.withLock { ($0.answer, $0.problem) }
    if let problem {
      finish(.failure(problem))
    } else if let error {
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
      if progress.withLock({ $0.continuation != nil && $0.problem == nil }) { answer() }
    }
  }

  /// Closes the connection, and then resumes the caller with a problem.
  private func giveUp(_ task: URLSessionTask, _ problem: ServiceError) {
    progress.withLock { progress in
      progress.problem = progress.problem ?? problem
      progress.answer = nil
    }
    Self.cancel(task)
  }

  /// Cancels a task without waiting.
  ///
  /// On Linux, `cancel` waits for the queue that receives the answer, and a delegate is called on that queue.
  private static func cancel(_ task: URLSessionTask) { DispatchQueue.global().async { task.cancel() } }

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

  /// The queue on which the session calls the delegate, or `nil` for one of the session's own.
  private static func delegateQueue() -> OperationQueue? {
    #if canImport(FoundationNetworking)
      ImmediateQueue()
    #else
      nil
    #endif
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
