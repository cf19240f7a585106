import Links
import TestTopics
import Testing

/// The links of an app for crowdfunding: the URLs that Kickstarter's iOS app opens, as one table.
enum Funding: Hashable, Sendable {
  case project(Name, Part, Source?)
  case checkout(Int, Payment)
  case discovery([String: String])
  case search, activity, me, logIn, signUp, verifyEmail, mailClick
  case survey(of: Name, Int)
  case notification(String, isOn: Bool)

  enum Part: Hashable, Sendable {
    case root, messages
    case page(Page)
    case comments(Thread?)
    case pledge(Pledge?), managedPledge
    case update(Int), updateComments(Int, Thread?)
    case survey(Int)
    case thanks(checkout: Int, Flag?)
  }

  struct Thread: Hashable, Sendable {
    var comment: String
    var reply: String?

    init?(_ comment: String?, _ reply: String? = nil) {
      guard let comment else { return nil }
      (self.comment, self.reply) = (comment, reply)
    }
  }

  /// A number, or a short name.
  enum Name: LinkValue {
    case number(Int), slug(String)

    static let sample = Self.number(1)
    init?(linkText: String) { self = Int(linkText: linkText).map(Self.number) ?? .slug(linkText) }

    var linkText: String {
      switch self {
      case .number(let number): number.linkText
      case .slug(let slug): slug
      }
    }
  }

  enum Page: String, CaseIterable, LinkValue {
    case biography = "creator_bio"
    case questions = "faqs"
    case friends
    case updates = "posts"
    static let sample = Self.friends
  }

  enum Pledge: String, CaseIterable, LinkValue {
    case bigPrint = "big_print"
    case changeMethod = "change_method"
    case destroy, edit, new
    static let sample = Self.new
  }

  enum Payment: String, CaseIterable, LinkValue {
    case root
    case new
    case storedCard = "use_stored_card"
    static let sample = Self.new
  }

  enum Source: String, CaseIterable, LinkValue {
    case discovery
    case failedTransaction = "ksr_email_backer_failed_transaction"
    static let sample = Self.discovery
  }

  enum Flag: String, CaseIterable, LinkValue {
    case no = "0"
    case yes = "1"
    static let sample = Self.yes
  }
}

extension Funding {
  static func table() throws(EntryProblem) -> EntryTable<Funding> {
    try EntryTable(ignoring: ["utm_*"]) {
      EntryLink("https://clicks.kickstarter.com/wf/click?...", .mailClick)
      EntryLink("https://emails.kickstarter.com/...", .mailClick)
      Site("https://www.kickstarter.com", "https://kickstarter.com", "ksr://www.kickstarter.com") {
        projects
        EntryLink("/checkouts/:id/payments") { (id: Int) in .checkout(id, .root) }
        EntryLink("/checkouts/:id/payments/:step", Funding.checkout)
        EntryLink("/discover?*", Funding.discovery)
        EntryLink("/discover/advanced", .discovery([:]))
        EntryLink("/discover/categories/:id") { (id: String) in .discovery(["category_id": id]) }
        EntryLink("/discover/categories/:parent/:id") { (parent: String, id: String) in
          .discovery(["category_id": id, "parent_category_id": parent])
        }
        EntryLink("/search", .search)
        EntryLink("/activity", .activity)
        EntryLink("/authorize", .logIn)
        EntryLink("/signup", .signUp)
        EntryLink("/profile/me", .me)
        EntryLink("/profile/verify_email", .verifyEmail)
        EntryLink("/users/:user/surveys/:number", Funding.survey)
        EntryLink("/settings/:name/:isOn", Funding.notification)
      }
    }
  }

  @EntryBuilder<Funding> private static var projects: [EntryLink<Funding>] {
    EntryLink("/projects/:creator/:id?ref=") { (_: String, id: Name, from: Source?) in .project(id, .root, from) }
    EntryLink("/projects/:creator/:id/description?ref=") { (_: String, id: Name, from: Source?) in
      .project(id, .root, from)
    }
    EntryLink("/projects/:creator/:id/:page?ref=") { (_: String, id: Name, page: Page, from: Source?) in
      .project(id, .page(page), from)
    }
    EntryLink("/projects/:creator/:id/comments?comment=&reply=") {
      (_: String, id: Name, comment: String?, reply: String?) in .project(id, .comments(Thread(comment, reply)), nil)
    }
    EntryLink("/projects/:creator/:id/pledge/:step?ref=") { (_: String, id: Name, step: Pledge?, from: Source?) in
      .project(id, .pledge(step), from)
    }
    EntryLink("/projects/:creator/:id/pledge?ref=ksr_email_backer_failed_transaction") { (_: String, id: Name) in
      .project(id, .managedPledge, .failedTransaction)
    }
    EntryLink("/projects/:creator/:id/posts/:number") { (_: String, id: Name, number: Int) in
      .project(id, .update(number), nil)
    }
    EntryLink("/projects/:creator/:id/posts/:number/comments?comment=&reply=") {
      (_: String, id: Name, number: Int, comment: String?, reply: String?) in
      .project(id, .updateComments(number, Thread(comment, reply)), nil)
    }
    EntryLink("/projects/:creator/:id/surveys/:number") { (_: String, id: Name, number: Int) in
      .project(id, .survey(number), nil)
    }
    EntryLink("/projects/:creator/:id/checkouts/:number/thanks?racing=") {
      (_: String, id: Name, number: Int, racing: Flag?) in .project(id, .thanks(checkout: number, racing), nil)
    }
    EntryLink("/projects/:creator/:id/messages/new") { (_: String, id: Name) in .project(id, .messages, nil) }
  }
}

@Suite("The links of a crowdfunding app", .tags(.links))
struct FundingLinkTests {
  private static func project(_ part: Funding.Part, _ source: Funding.Source? = nil) -> Funding {
    .project(.slug("lamp"), part, source)
  }

  private static let projects: [(String, Funding?)] = [
    ("", project(.root)), ("?token=4", nil), ("?ref=discovery&token=4", nil),
    ("?ref=discovery", project(.root, .discovery)),
    ("/checkouts/1/thanks", project(.thanks(checkout: 1, nil))),
    ("/checkouts/1/thanks?racing=1", project(.thanks(checkout: 1, .yes))), ("/comments", project(.comments(nil))),
    ("/comments?comment=c1", project(.comments(.init("c1")))),
    ("/comments?comment=c1&reply=c2", project(.comments(.init("c1", "c2")))),
    ("/creator_bio", project(.page(.biography))), ("/description", project(.root)),
    ("/faqs", project(.page(.questions))), ("/friends", project(.page(.friends))),
    ("/pledge/big_print", project(.pledge(.bigPrint))), ("/pledge/change_method", project(.pledge(.changeMethod))),
    ("/pledge/destroy", project(.pledge(.destroy))), ("/pledge/edit", project(.pledge(.edit))),
    ("/pledge/new", project(.pledge(.new))), ("/pledge", project(.pledge(nil))),
    ("/pledge?ref=ksr_email_backer_failed_transaction", project(.managedPledge, .failedTransaction)),
    ("/posts", project(.page(.updates))), ("/posts/1", project(.update(1))),
    ("/posts/2/comments", project(.updateComments(2, nil))),
    ("/posts/2/comments?comment=c1", project(.updateComments(2, .init("c1")))),
    ("/posts/2/comments?comment=c1&reply=c2", project(.updateComments(2, .init("c1", "c2")))),
    ("/surveys/3", project(.survey(3))), ("/messages/new", project(.messages)),
  ]

  private static let others: [(String, Funding?)] = [
    ("http://www.fake-kickstarter.com/projects/ada/lamp", nil),
    ("https://www.kickstarter.com/checkouts/1/payments", .checkout(1, .root)),
    ("https://www.kickstarter.com/checkouts/1/payments/new", .checkout(1, .new)),
    ("https://www.kickstarter.com/checkouts/1/payments/use_stored_card", .checkout(1, .storedCard)),
    ("https://www.kickstarter.com/signup", .signUp),
    ("https://www.kickstarter.com/discover?sort=newest", .discovery(["sort": "newest"])),
    ("https://www.kickstarter.com/discover/advanced", .discovery([:])),
    ("https://www.kickstarter.com/discover/categories/a", .discovery(["category_id": "a"])),
    (
      "https://www.kickstarter.com/discover/categories/b/c",
      .discovery(["category_id": "c", "parent_category_id": "b"])
    ),
    ("https://www.kickstarter.com/search", .search), ("https://www.kickstarter.com/activity", .activity),
    ("https://www.kickstarter.com/profile/me", .me), ("https://www.kickstarter.com/authorize", .logIn),
    ("https://www.kickstarter.com/users/ada/surveys/3", .survey(of: .slug("ada"), 3)),
    ("https://www.kickstarter.com/profile/verify_email", .verifyEmail),
    (
      "https://www.kickstarter.com/settings/notify_mobile_of_messages/false",
      .notification("notify_mobile_of_messages", isOn: false)
    ),
    (
      "https://www.kickstarter.com/settings/notify_mobile_of_marketing_update/true",
      .notification("notify_mobile_of_marketing_update", isOn: true)
    ),
    ("https://clicks.kickstarter.com/wf/click?upn=c0ffee", .mailClick),
    ("https://emails.kickstarter.com/anything/?qs=c0ffee", .mailClick),
    ("https://mails.kickstarter.com/wf/click?upn=c0ffee", nil),
    ("https://kickstarter.com/profile/verify_email", .verifyEmail),
    ("ksr://www.kickstarter.com/projects/ada/lamp", project(.root)),
  ]

  @Test("All 49 URLs lead where the app leads them, or nowhere, without code in front of the table")
  func cases() throws {
    let table = try Funding.table()
    let all = Self.projects.map { ("https://www.kickstarter.com/projects/ada/lamp" + $0, $1) } + Self.others
    #expect(all.count == 49)
    for (url, target) in all { #expect((try? table.read(url))?.target == target, "\(url)") }
  }
}
