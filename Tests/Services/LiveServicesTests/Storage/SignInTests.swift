import Foundation
import RandomTesting
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell
@testable import LiveServices

@MainActor
private func start(on storage: any Storage, as instance: AppInstance = .alone) throws -> AppCoordinator {
  try AppCoordinator(
    services: AppServices(
      accounts: StubAccounts(), posts: BundledPosts(), storage: storage, pasteboard: CopiedText(), instance: instance,
      today: { .unixEpoch }))
}

private let ada = Account(name: "Ada", email: "ada@example.com")
private let grace = Account(name: "Grace", email: "grace@example.com")

extension AppCoordinator {
  /// Whether the app shows that something could not be saved.
  fileprivate var showsFailure: Bool { scene.toast?.contains("can't") == true }
}

@Suite("Log-in and log-out on a disk that fails", .tags(.saving))
@MainActor
struct SignInTests {
  enum Step: CaseIterable {
    case logIn, logOut

    var before: Account? { self == .logIn ? nil : ada }
    var after: Account? { self == .logIn ? ada : nil }

    @MainActor
    func make(in app: AppCoordinator) { self == .logIn ? app.session.begin(ada) : app.session.logOut() }
  }

  private func folder(before step: Step) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let app = try start(on: FileStorage(folder: folder.path))
    if step == .logOut { app.session.begin(ada) }
    app.save()
    return folder
  }

  @Test(
    "Whichever file call is the last or fails, the next start finds the state before or after, and what was shown without an error",
    arguments: Step.allCases, [FailingFileCalls.Fault.crash, .error])
  func everyCall(step: Step, fault: FailingFileCalls.Fault) throws {
    var faults = 0
    let before = try self.folder(before: step)
    for number in 1... {
      let folder = try before.copy()
      let faulty = FailingFileCalls(number, fault)
      guard let files = try? FileStorage(folder: folder.path, calls: faulty.calls) else { continue }
      let storage = BackgroundStorage(files)
      let app = try start(on: storage)
      guard faulty.failed == nil else { continue }
      step.make(in: app)
      let isTold = app.session.account == step.after && !app.showsFailure
      app.save()
      _ = storage.flush()
      guard faulty.failed != nil else {
        #expect(isTold)
        break
      }
      faults += 1
      let next = try start(on: FileStorage(folder: folder.path))
      #expect([step.before, step.after].contains(next.session.account), "call \(number)")
      if isTold || fault == .error { #expect(next.session.account == step.after, "call \(number)") }
    }
    #expect(faults > 20)
  }

  @Test(
    "While the folder is away or in the way of another file, the app goes on and says so, and saves when the folder is back",
    arguments: Step.allCases, [false, true])
  func folderAway(step: Step, isReplaced: Bool) throws {
    let folder = try folder(before: step)
    let elsewhere = try TemporaryFolder()
    let app = try start(on: FileStorage(folder: folder.path))
    try FileManager.default.moveItem(atPath: folder.path, toPath: "\(elsewhere.path)/state")
    if isReplaced { try Data().write(to: URL(fileURLWithPath: folder.path)) }
    step.make(in: app)
    #expect(app.session.account == step.after && app.showsFailure)
    if isReplaced { try FileManager.default.removeItem(atPath: folder.path) }
    try FileManager.default.moveItem(atPath: "\(elsewhere.path)/state", toPath: folder.path)
    app.enterLink(step == .logIn ? "app://loggedIn/posts/7" : "app://loggedOut/help")
    app.save()
    #expect(try start(on: FileStorage(folder: folder.path)).session.account == step.after)
  }
}

@Suite("Three instances and two accounts in one folder", .tags(.saving, .random))
@MainActor
struct SignInModelTests {
  @Test(
    "No log-in, log-out or post that was shown is lost, and no instance is logged out without a reason",
    arguments: RandomRound.rounds(4))
  func anyOrder(_ round: RandomRound) async throws {
    let model = try SignInModel(round.generator)
    for step in 1...80 { try await model.take(step) }
    try model.expectPosts()
  }
}

/// Three instances in one folder, and what may be stored there.
@MainActor
private final class SignInModel {
  /// An instance of the app, whose file calls fail from some moment on.
  @MainActor
  private struct Instance {
    let app: AppCoordinator
    let calls: FailingFileCalls
    private let isKilledByFault: Bool

    var isKilled: Bool { isKilledByFault && calls.failed != nil }

    init?(_ id: Int32, in folder: TemporaryFolder, using random: inout SplitMix64) throws {
      let fault = random.pick(FailingFileCalls.Fault.crash, .error)
      calls = FailingFileCalls(Int.random(in: 40...900, using: &random), fault)
      isKilledByFault = fault == .crash
      guard let storage = try? FileStorage(folder: folder.path, calls: calls.calls) else { return nil }
      // A start that was killed counts as failed, which is another story.
      app = try start(on: storage, as: AppInstance(id: id) { _ in true })
    }
  }

  private let folder: TemporaryFolder
  private var random: SplitMix64
  private var instances: [Instance?] = [nil, nil, nil]
  /// The accounts that may be signed in on the disk, of which a failure leaves several.
  private var stored: Set<Account?> = [nil]
  /// The instances that will write later what they could not write.
  private var late: Set<Int> = []
  private var posts: [(account: Account, title: String)] = []

  init(_ random: SplitMix64) throws { (folder, self.random) = (try TemporaryFolder(), random) }

  /// Starts a random instance again, or uses it.
  func take(_ step: Int) async throws {
    let index = Int.random(in: 0..<3, using: &random)
    guard let instance = instances[index], !random.once(in: 12) else { return try restart(index, at: step) }
    let before = instance.app.session.account
    let after = await use(instance.app, at: step)
    let isUncertain = instance.isKilled || instance.calls.failed != nil && instance.app.showsFailure
    if isUncertain { late.insert(index) } else if after != stored { late = [] }
    stored = isUncertain ? stored.union(after) : after
    instance.app.save()
    if instance.isKilled {
      instances[index] = nil
      late.remove(index)
    } else if let before, instance.app.session.account == nil, stored.count == 1 {
      #expect(!stored.contains(before), "step \(step): \(before.name) is logged out without a reason")
    }
  }

  /// Starts an instance, which finds what was shown.
  private func restart(_ index: Int, at step: Int) throws {
    instances[index] = try Instance(Int32(step), in: folder, using: &random)
    late.remove(index)
    guard let new = instances[index], !new.isKilled, new.calls.failed == nil else { return }
    #expect(stored.contains(new.app.session.account), "step \(step)")
    if late.isEmpty { stored = [new.app.session.account] }
  }

  /// Logs in or out, posts, or opens a post; returns the accounts that may be stored afterwards.
  private func use(_ app: AppCoordinator, at step: Int) async -> Set<Account?> {
    switch (Int.random(in: 0..<6, using: &random), app.session.account) {
    case (0, nil), (1, nil):
      let account = random.pick(ada, grace)
      app.session.begin(account)
      return [account]
    case (0, let account?):
      app.session.logOut()
      // A draft that could not be posted asks first, and stays.
      if app.session.account == nil { return Set(stored.map { $0 == account ? nil : $0 }) }
    case (1, let account?): await post("Post \(step)", by: account, in: app)
    default: app.enterLink("app://loggedIn/posts/\(Int.random(in: 1...70, using: &random))")
    }
    return stored
  }

  /// Writes a post as a user does, and notes it if the app says that it is saved.
  private func post(_ title: String, by account: Account, in app: AppCoordinator) async {
    app.enterLink("app://loggedIn/compose")
    for field in ["Title", "Text"] { app.send(.edit(app.scene.active.page.id, field: field, text: title)) }
    app.send(.activate(app.scene.active.page.id, action: "Post"))
    await app.settle()
    if app.scene.toast == "Posted" { posts.append((account, title)) }
  }

  func expectPosts() throws {
    let storage = try FileStorage(folder: folder.path)
    for (account, title) in posts {
      let file = "posts-" + account.name.utf8.map { String($0, radix: 16) }.joined()
      let text = String(decoding: try storage.read(file) ?? [], as: UTF8.self)
      #expect(text.split(separator: "\n").count { $0 == "\(title)\t\(title)" } == 1)
    }
  }
}
