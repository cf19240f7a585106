import Foundation
import RandomTesting
import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell
@testable import LiveServices

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let ada = Account(name: "Ada", email: "ada@example.com")
private let grace = Account(name: "Grace", email: "grace@example.com")

/// Starts the app in a folder, and ends it after `body`; then the next app can own the folder.
@MainActor
private func withApp<Result>(
  in folder: TemporaryFolder, _ calls: FileCalls = FailingFileCalls().calls, day: Int = 1,
  _ body: (AppCoordinator) async throws -> Result
) async throws -> Result {
  weak var open: FileStorage?
  let result: Result
  do {
    let storage = try FileStorage(folder: folder.path, calls: calls)
    open = storage
    let app = try start(on: storage, day: day)
    result = try await body(app)
    await app.settle()
  }
  // What a screen loads can outlive it.
  while open != nil { await Task.yield() }
  return result
}

@MainActor
private func start(on storage: any Storage, day: Int = 1) throws -> AppCoordinator {
  try AppCoordinator(
    services: AppServices(
      accounts: StubAccounts(), posts: BundledPosts(), storage: storage, pasteboard: CopiedText(),
      today: { .unixEpoch }, now: { .seconds(day * 86_400) }))
}

extension AppCoordinator {
  /// Whether the app shows that something could not be saved.
  fileprivate var showsFailure: Bool { scene.toast?.contains("can't") == true }
}

/// A run of the app, of which a test makes the file calls fail.
enum FailingRun: CaseIterable, Sendable {
  case logIn, logOut, startAfterExpiry, startWithDamage

  private static let damage = "window two\n"

  /// Who is signed in before and afterwards.
  var before: Account? { self == .logIn ? nil : ada }
  var after: Account? { self == .logIn || self == .startWithDamage ? ada : nil }

  /// A folder as the run before has left it.
  @MainActor
  func makeFolder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try await withApp(in: folder) { app in
      if let before { app.session.begin(before) }
      if before != nil { app.enterLink("app://loggedIn/posts/7") }
      #expect(app.save() == nil)
    }
    if self == .startWithDamage {
      let text = String(decoding: folder.contents("record") ?? [], as: UTF8.self)
      try folder.put(text.replacing("window 1\n", with: "\(Self.damage)window 1\n"), in: "record")
    }
    return folder
  }

  /// Starts and ends the app; returns whether it says that all is saved.
  @MainActor
  func run(in folder: TemporaryFolder, _ calls: FileCalls) async throws -> Bool {
    try await withApp(in: folder, calls, day: self == .startAfterExpiry ? 40 : 1) { app in
      let isRead = app.session.owner == before
      switch self {
      case .logIn: app.session.begin(ada)
      case .logOut: app.session.logOut()
      case .startAfterExpiry, .startWithDamage: break
      }
      if isRead { #expect(app.session.account == after) }
      return app.save() == nil && app.notice?.contains("nothing of this run is kept") != true
    }
  }

  /// Checks what the next start finds, on the day of the log-in.
  @MainActor
  func expectNextStart(in folder: TemporaryFolder, isSaved: Bool, _ comment: Testing.Comment) async throws {
    try await withApp(in: folder) { app in
      #expect((isSaved ? [after] : [before, after]).contains(app.session.account), comment)
    }
    let texts = folder.names.map { String(decoding: folder.contents($0) ?? [], as: UTF8.self) }
    if self == .startAfterExpiry { #expect(texts.contains { $0.contains("posts/7") }, comment) }
    if self == .startWithDamage { #expect(texts.contains { $0.contains(Self.damage) }, comment) }
  }
}

@Suite("A session on a disk that fails", .tags(.saving))
@MainActor
struct SignInTests {
  @Test(
    "Whichever file call fails, once or for ever, or is the last, the next start finds the state before or after, and what was not reported as unsaved",
    arguments: FailingRun.allCases, [FailingFileCalls.Fault.crash, .error])
  func everyCall(run: FailingRun, fault: FailingFileCalls.Fault) async throws {
    let before = try await run.makeFolder()
    var faults = 0
    for number in 1... {
      let folder = try before.copy()
      let calls = FailingFileCalls(number, fault)
      let isSaved = try await save(run, in: folder, calls)
      try await run.expectNextStart(in: folder, isSaved: isSaved, "call \(number)")
      guard calls.failed != nil else {
        #expect(isSaved)
        break
      }
      faults += 1
    }
    #expect(faults > 20)
  }

  /// Returns whether the app says that all is saved; one that can't start doesn't.
  private func save(_ run: FailingRun, in folder: TemporaryFolder, _ calls: FailingFileCalls) async throws -> Bool {
    do {
      return try await run.run(in: folder, calls.calls)
    } catch is StorageError {
      return false
    }
  }

  @Test("A log-in on a full disk is done, shown as unsaved and reported at the end, and a log-out is saved")
  func fullDisk() async throws {
    var calls = FileCalls()
    calls.writeBytes = { _, _ in
      errno = ENOSPC
      return -1
    }
    for run in [FailingRun.logIn, .logOut] {
      let folder = try await run.makeFolder()
      try await withApp(in: folder, calls) { app in
        run == .logIn ? app.session.begin(ada) : app.session.logOut()
        #expect(app.session.account == run.after && app.showsFailure == (run == .logIn))
        #expect(app.save()?.hasPrefix("Not saved: who is signed in and what is open (can't write ") == true)
      }
      try await withApp(in: folder) { app in #expect(app.session.account == nil) }
    }
  }

  @Test(
    "While the folder is away or in the way of another file, the app goes on and says so, and saves when the folder is back",
    arguments: [FailingRun.logIn, .logOut], [false, true])
  func folderAway(run: FailingRun, isReplaced: Bool) async throws {
    let folder = try await run.makeFolder()
    let elsewhere = try TemporaryFolder()
    try await withApp(in: folder) { app in
      app.save()
      try FileManager.default.moveItem(atPath: folder.path, toPath: "\(elsewhere.path)/state")
      if isReplaced { try Data().write(to: URL(fileURLWithPath: folder.path)) }
      run == .logIn ? app.session.begin(ada) : app.session.logOut()
      #expect(app.session.account == run.after && app.showsFailure)
      #expect(app.save() != nil)
      if isReplaced { try FileManager.default.removeItem(atPath: folder.path) }
      try FileManager.default.moveItem(atPath: "\(elsewhere.path)/state", toPath: folder.path)
      #expect(app.save() == nil)
    }
    try await withApp(in: folder) { app in #expect(app.session.account == run.after) }
  }
}

@Suite("Two accounts and many starts on a disk that fails", .tags(.saving, .random))
@MainActor
struct SignInModelTests {
  @Test("No log-in, log-out or post that was shown is lost", arguments: RandomRound.rounds(4))
  func anyOrder(_ round: RandomRound) async throws {
    let model = try SignInModel(round.generator)
    for step in 1...80 { try await model.take(step) }
    await model.expectPosts()
  }
}

/// An app that starts again and again in one folder, and what may be stored there.
@MainActor
private final class SignInModel {
  private let folder: TemporaryFolder
  private var random: SplitMix64
  private var app: AppCoordinator?
  private weak var storage: FileStorage?
  /// The accounts that may be signed in on the disk, of which a failure leaves several.
  private var stored: Set<Account?> = [nil]
  private var posts: [(account: Account, title: String)] = []

  init(_ random: SplitMix64) throws { (folder, self.random) = (try TemporaryFolder(), random) }

  /// Starts the app again, or uses it.
  func take(_ step: Int) async throws {
    guard let app, !random.once(in: 12) else { return try await restart(at: step) }
    let account = app.session.account
    await use(app, at: step)
    let after = app.session.account
    if after != account { stored = app.showsFailure ? stored.union([after]) : [after] }
  }

  /// Ends the app and starts it again, which finds what was shown; its file calls fail from some moment on.
  private func restart(at step: Int) async throws {
    await end()
    let calls = FailingFileCalls(Int.random(in: 60...900, using: &random), random.pick(.crash, .error))
    let files = try FileStorage(folder: folder.path, calls: calls.calls)
    storage = files
    let new = try start(on: files)
    #expect(stored.contains(new.session.account), "step \(step)")
    app = new
  }

  private func end() async {
    await app?.settle()
    if let app, app.save() == nil { stored = [app.session.account] }
    app = nil
    // What a screen loads can outlive it.
    while storage != nil { await Task.yield() }
  }

  /// Logs in or out, posts, or opens a post.
  private func use(_ app: AppCoordinator, at step: Int) async {
    switch (Int.random(in: 0..<6, using: &random), app.session.account) {
    case (0, nil), (1, nil): app.session.begin(random.pick(ada, grace))
    case (0, _?): app.session.logOut()
    case (1, let account?): await post("Post \(step)", by: account, in: app)
    default: app.enterLink("app://loggedIn/posts/\(Int.random(in: 1...70, using: &random))")
    }
  }

  /// Writes a post as a user does, and notes it if the app says that it is saved.
  private func post(_ title: String, by account: Account, in app: AppCoordinator) async {
    app.enterLink("app://loggedIn/compose")
    for field in ["Title", "Text"] { app.send(.edit(app.scene.active.page.id, field: field, text: title)) }
    app.send(.activate(app.scene.active.page.id, action: "Post"))
    await app.settle()
    if app.scene.toast == "Posted" { posts.append((account, title)) }
  }

  func expectPosts() async {
    await end()
    for (account, title) in posts {
      let file = "posts-" + account.name.utf8.map { String($0, radix: 16) }.joined()
      let text = String(decoding: folder.contents(file) ?? [], as: UTF8.self)
      #expect(text.split(separator: "\n").count { $0 == "\(title)\t\(title)" } == 1)
    }
  }
}
