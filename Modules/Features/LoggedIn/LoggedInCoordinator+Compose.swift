import Routing
import ScreenKit
import Services

extension LoggedInCoordinator {
  /// Shows the compose form and adds the post that it returns.
  func composePost() {
    router.navigate(to: .compose, returning: Post.self) { [self] result in
      if case .finished(let post) = result { posted(post) }
    }
  }

  /// Returns the post as the result of the form.
  ///
  /// A form that a link opened has no caller that awaits the result, so this method adds the post itself.
  func finish(_ entry: EntryID?, with post: Post) {
    if let entry {
      guard case .refused = router.finish(entry, with: post) else { return }
      router.dismiss(entry)
    }
    posted(post)
  }

  private func posted(_ post: Post) {
    dependencies.announce("Posted")
    // `announce` comes first: adding can report a settings error, which must replace this message.
    postList?.add(post)
  }
}
