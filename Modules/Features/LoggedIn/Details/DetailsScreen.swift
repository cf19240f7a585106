import Links
import ScreenKit
import Services

extension Screen<DetailsIntent> {
  static func details(_ state: DetailsState) -> Self {
    // A missing post has nothing to share or to comment on.
    guard !state.post.isMissing else { return Screen("Post", elements: post(state)) }
    let share = Action<DetailsIntent>(
      "Share", .shareTapped, disabledReason: state.post.value == nil ? "the post is not loaded" : nil)
    return Screen("Post", actions: [share], elements: post(state) + comments(state))
  }

  private static func post(_ state: DetailsState) -> [Element<DetailsIntent>] {
    state.post.elements("the post", retry: .retryTapped) { post in
      [.heading(post.title), author(state, of: post)] + post.paragraphs.map { .text($0) } + links(state.links)
    }
  }

  private static func links(_ links: [FoundLink]) -> [Element<DetailsIntent>] {
    if links.isEmpty { return [] }
    let rows = links.map { Row(id: $0.text, title: $0.text) }
    return [.list(RowList(id: "links", rows) { row in links.first { $0.text == row }.map { .linkTapped($0.place) } })]
  }

  private static func author(_ state: DetailsState, of post: Post) -> Element<DetailsIntent> {
    let name = state.author.value?.name ?? post.author.name
    let row = Row(id: post.author.linkText, title: "by \(name)")
    return .list(RowList(id: "author", [row]) { Author.ID(linkText: $0).map { .authorTapped($0) } })
  }

  private static func comments(_ state: DetailsState) -> [Element<DetailsIntent>] {
    // One message is enough if both parts failed: trying again reloads both.
    guard !(state.post.isUnavailable && state.comments.isUnavailable) else { return [] }
    return [.divider, .heading("Comments")]
      + state.comments.elements("comments", retry: .retryCommentsTapped) { comments in
        comments.isEmpty ? [.empty("There are no comments yet.")] : comments.map { .text("\($0.name): \($0.body)") }
      }
  }
}
