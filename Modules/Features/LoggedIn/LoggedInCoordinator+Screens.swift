import Links
import Routing
import ScreenKit
import Services

extension LoggedInCoordinator {
  func posts(_ scope: Scope) -> PostListViewModel {
    let entry = scope.entry
    return PostListViewModel(posts: ownPosts, settings: settings, scope: scope) { [self] in
      selectedPost(in: entry)
    }.onEvent { [self] event in
      switch event {
      // In place of the open post: a wide window still shows the list.
      case .postTapped(let id): router.push(.details(id), over: entry)
      case .menuTapped: router.navigate(to: .menu)
      case .composeTapped: composePost()
      case .reloaded(let count): dependencies.announce("Reloaded \(count) post\(count == 1 ? "" : "s")")
      }
    }
  }

  /// The list of posts, once it has been shown.
  var postList: PostListViewModel? {
    router.state.tabs.lazy.compactMap { self.router.screen(of: $0[0].id) as? PostListViewModel }.first
  }

  /// Returns the topmost post above the list.
  private func selectedPost(in list: EntryID) -> Post.ID? {
    let stack = router.state.tabs.first { $0[0].id == list } ?? []
    for case .details(let id) in stack.reversed().map(\.route) { return id }
    return nil
  }

  func details(_ id: Post.ID, _ scope: Scope) -> DetailsViewModel {
    let finder = LinkFinder(placeOfURL: dependencies.placeOfURL)
    return DetailsViewModel(id, posts: ownPosts, finder: finder, scope: scope).onEvent { [self] event in
      switch event {
      case .authorTapped(let author): router.open(Self.author(author))
      case .linkTapped(let link): follow(link)
      case .shareTapped: router.navigate(to: .share(id))
      }
    }
  }

  func share(_ id: Post.ID, _ scope: Scope) -> ShareViewModel {
    ShareViewModel(id, link: LoggedInRoute.details(id).link, posts: ownPosts, scope: scope).onEvent {
      [self, entry = scope.entry] event in
      switch event {
      case .copied(let text, let what):
        dependencies.pasteboard.copy(text)
        router.dismiss(entry)
        dependencies.announce(dependencies.pasteboard.message(afterCopying: what))
      case .doneTapped: router.dismiss(entry)
      }
    }
  }

  func compose(_ scope: Scope) -> ComposeViewModel {
    ComposeViewModel(posts: ownPosts, scope: scope).onEvent { [self, entry = scope.entry] event in
      switch event {
      case .posted(let post): finish(entry, with: post)
      case .cancelTapped: router.dismiss(entry)
      }
    }
  }

  func discardDraft() -> some ViewModel {
    FixedViewModel(.discard) { [self] intent in
      switch intent {
      case .discardTapped: router.answerConfirmation(true)
      case .keepTapped: router.answerConfirmation(false)
      }
    }
  }

  func menu(_ scope: Scope) -> MenuViewModel {
    MenuViewModel(settings: settings) { [self] in
      postList?.authorName
    }.onEvent { [self, entry = scope.entry] event in
      switch event {
      case .filterTapped: chooseAuthor()
      case .aboutTapped: router.push(.about)
      case .doneTapped: router.dismiss(entry)
      }
    }
  }

  /// Opens another module's choice on the stack of the menu, and filters the posts by the chosen author.
  private func chooseAuthor() {
    router.open(Self.chooseAuthor, as: .push, returning: Author.self) { [self] result in
      if case .finished(let author) = result { postList?.filter(by: author) }
    }
  }

  func about() -> some ViewModel {
    FixedViewModel(.about(firstPost: LoggedInRoute.details(.sample).link)) { [self] intent in
      switch intent {
      case .linkTapped(let link): follow(link)
      }
    }
  }

  /// Opens a link; a refusal shows the reason.
  private func follow(_ link: DeepLink) {
    if case .refused(let error) = router.open(link) { dependencies.announce("\(error)") }
  }

  func accountTab() -> AccountViewModel {
    AccountViewModel(account: account, settings: settings) { [self] in
      postList?.ownCount ?? 0
    }.onEvent { [self] event in
      switch event {
      case .startAgainTapped: router.navigate(to: .startAgain)
      case .logOutTapped: router.navigate(to: .logOut)
      }
    }
  }

  func startAgain(_ scope: Scope) -> some ViewModel {
    FixedViewModel(.startAgain) { [self, entry = scope.entry] intent in
      switch intent {
      case .startTapped: router.open(Self.onboarding)
      case .stayTapped: router.dismiss(entry)
      }
    }
  }

  func logOut(_ scope: Scope) -> some ViewModel {
    FixedViewModel(.logOut(account)) { [self, entry = scope.entry] intent in
      switch intent {
      case .logOutTapped: router.end(with: Ending.logOutRequested)
      case .stayTapped: router.dismiss(entry)
      }
    }
  }
}
