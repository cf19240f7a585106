import Routing

// A post is written in a flow of its own, whose result is the draft.
extension LoggedInCoordinator {
  /// Shows the form and publishes what comes of it; leaving the form is no error.
  func composePost() {
    router.navigate(to: .compose, returning: PostDraft.self) { [weak self] result in
      if case .finished(let draft) = result { self?.publish(draft) }
    }
  }

  /// Hands the draft to whoever waits for it; a form that a link has opened is waited for by nobody.
  func finish(_ entry: EntryID?, with draft: PostDraft) {
    if let entry, router.finish(entry, with: draft) == .done { return }
    router.dismiss()
    publish(draft)
  }

  private func publish(_ draft: PostDraft) {
    let list = router.layers.tabs.lazy.compactMap { self.router.screen(of: $0.root.id) as? PostListViewModel }.first
    list?.add(draft)
  }
}
