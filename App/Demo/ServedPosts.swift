public import Services

/// The posts of a server, which can tell in the end why something is missing.
public protocol ServedPosts: PostsService {
  /// Why something that was asked for is not there, as long as asking again has not brought it; nil when nothing is missing.
  var failure: ServiceError? { get }
}
