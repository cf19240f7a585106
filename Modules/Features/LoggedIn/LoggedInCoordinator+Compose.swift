import Routing
import ScreenKit
import Services

extension LoggedInCoordinator {
  /// Shows the compose form, and adds its post.
  func composePost() {
    router.navigate(to: .compose, returning: Post.self) { [self] result in
      if case .finished(let post) = result { posted(post) }
    }
  }

  /// Finishes the form with the post, or adds it if no caller awaits it, because a link opened the form.
  func finish(_ entry: EntryID, with post: Post) {
    guard case .refused = router.finish(entry, with: post) else { return }
    router.dismiss(entry)
    posted(post)
  }

  private func posted(_ post: Post) {
    dependencies.announce("Posted")
    // Adding can report a settings error, which must replace this message.
    postList?.add(post)
  }
}
