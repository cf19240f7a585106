import Routing
import Services

// A post is written in a flow of its own, whose result is the post.
extension LoggedInCoordinator {
  /// Shows the form, and the post that comes of it; leaving the form is no error.
  func composePost() {
    router.navigate(to: .compose, returning: Post.self) { [weak self] result in
      if case .finished(let post) = result { self?.posted(post) }
    }
  }

  /// Hands the post to whoever waits for it; a form that a link has opened is waited for by nobody.
  func finish(_ entry: EntryID?, with post: Post) {
    if let entry, router.finish(entry, with: post) == .done { return }
    router.dismiss(entry)
    posted(post)
  }

  private func posted(_ post: Post) {
    announce("Posted")
    // The list may change the settings; that they can't be saved is the more important news, and replaces this.
    postList?.add(post)
  }
}
