public import Services
import Synchronization

/// Posts from a server with the API of JSONPlaceholder (https://jsonplaceholder.typicode.com/guide).
///
/// Validates every field, and caches nothing. Makes at most six requests at once, the newest first.
public final class HTTPPosts: PostsService {
  private let server: ServerAddress
  private let limits: HTTPLimits
  private let wait: @Sendable (Duration) async throws -> Void
  private let queue = RequestQueue()
  private let failures = Mutex<[String: ServiceError]>([:])
  private let requests = Mutex<Set<Task<HTTPAnswer, any Error>>>([])

  /// Creates a source; `wait` suspends for the time limit, and throws if its task is canceled.
  public init(
    _ server: ServerAddress, limits: HTTPLimits = HTTPLimits(),
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.server = server
    self.limits = limits
    self.wait = wait
  }

  /// The error of a failed or incomplete request without a later success; a missing post or author isn't one.
  public var failure: ServiceError? {
    failures.withLock { failures in
      failures.values.first { if case .unavailable = $0 { true } else { false } } ?? failures.values.first
    }
  }

  /// Ends every request and its connection.
  public func cancelRequests() async {
    let requests = requests.withLock { $0 }
    for request in requests { request.cancel() }
    for request in requests { _ = await request.result }
  }

  /// Returns all posts.
  public func posts() async throws -> [Post] {
    try await list(of: PostRecord.self, "posts")
  }

  /// Returns a post.
  public func post(_ id: Post.ID) async throws -> Post {
    try await get(PostRecord.self, "posts/\(id.rawValue)", "post \(id.rawValue)") { record in
      try record.id.expect(id.rawValue, "id")
      return record.value
    }
  }

  /// Returns the comments on a post.
  public func comments(on post: Post.ID) async throws -> [Comment] {
    try await list(of: CommentRecord.self, "posts/\(post.rawValue)/comments", owner: post.rawValue)
  }

  /// Returns an author.
  public func author(_ id: Author.ID) async throws -> Author {
    try await get(AuthorRecord.self, "users/\(id.rawValue)", "author \(id.rawValue)") { record in
      try record.id.expect(id.rawValue, "id")
      return record.author
    }
  }

  /// Returns the posts of an author.
  public func posts(by author: Author.ID) async throws -> [Post] {
    try await list(of: PostRecord.self, "posts?userId=\(author.rawValue)", owner: author.rawValue)
  }

  /// Requests a list; if only some items are readable, throws a `PartialAnswer` with them.
  private func list<Record: ListRecord>(
    of type: Record.Type, _ path: String, owner: Int? = nil
  ) async throws -> [Record.Value] {
    let items = try await get([ListItem<Record>].self, path) { try ReadableItems($0, of: owner) }
    guard let problem = items.problem else { return items.values }
    failures.withLock { $0[path] = problem }
    throw PartialAnswer(items.values, problem: problem)
  }

  /// Requests a path, then decodes and validates the answer; a status of 404 or 410 means that `what` doesn't exist.
  private func get<Record: Decodable, Value>(
    _ type: Record.Type, _ path: String, _ what: String? = nil, read: (Record) throws -> Value
  ) async throws -> Value {
    do {
      let isUrgent = (Task.basePriority ?? .medium) >= .medium
      let request = Task {
        try await queue.perform(isUrgent: isUrgent) {
          try await self.withTimeLimit { try await self.answer(at: path) }
        }
      }
      requests.withLock { _ = $0.insert(request) }
      defer { requests.withLock { _ = $0.remove(request) } }
      let answer = try await withTaskCancellationHandler {
        try await request.value
      } onCancel: {
        request.cancel()
      }
      guard answer.status == 200 else { throw error(for: answer, at: path, what) }
      let value = try read(try JSONReading.read(type, from: answer))
      failures.withLock { $0[path] = nil }
      return value
    } catch let error as ServiceError {
      if case .notFound = error {} else { failures.withLock { $0[path] = error } }
      throw error
    }
  }

  /// Requests a path, following redirects on the server.
  private func answer(at path: String) async throws -> HTTPAnswer {
    var url = server.url(path)
    for _ in 0...limits.redirects {
      let answer = try await HTTPAnswer(from: url, of: server, limits: limits)
      guard (300..<400).contains(answer.status), !answer.redirect.isEmpty else { return answer }
      url = try server.redirect(to: answer.redirect)
    }
    throw ServiceError.unavailable("the server sends us in circles")
  }

  /// Returns the error for a status other than 200 (RFC 9110, section 15).
  private func error(for answer: HTTPAnswer, at path: String, _ what: String?) -> ServiceError {
    switch answer.status {
    case 401: return .unavailable("the server wants a log-in, which this app doesn't have")
    case 403: return .unavailable("the server doesn't allow it")
    case 404: return what.map { .notFound($0) } ?? .unavailable("the server has no /\(path)")
    case 407: return .unavailable("the proxy wants a log-in, which this app doesn't have")
    case 410: return what.map { .notFound($0) } ?? .unavailable("the server no longer has /\(path)")
    case 429:
      // The field holds a number of seconds or a date.
      let seconds = Int(answer.retryAfter).flatMap { $0 > 0 ? $0 : nil }
      let wait = seconds.map { $0 == 1 ? "in 1 second" : "in \($0) seconds" } ?? "later"
      return .unavailable("the server has had too many requests; try again \(wait)")
    case 502, 504: return .unavailable("the server gets no answer from another one (status \(answer.status))")
    case 503: return .unavailable("the server can't answer at the moment (status 503)")
    case 500...599: return .unavailable("the server is in trouble (status \(answer.status))")
    default: return .badAnswer("it has the status \(answer.status), and should have 200")
    }
  }

  private func withTimeLimit<Result: Sendable>(
    _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
      group.addTask(operation: body)
      group.addTask { [wait, limits] in
        try await wait(limits.time)
        throw ServiceError.tooLate(limits)
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw CancellationError() }
      return first
    }
  }
}
