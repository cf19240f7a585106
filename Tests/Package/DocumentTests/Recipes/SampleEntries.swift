import Links

/// What the URLs of the diary mean, in terms of links only, so the app's widget has the table too.
func diaryEntries() throws(EntryProblem) -> EntryTable<EntryTarget<DiaryAction>> {
  try EntryTable(tolerating: [.trailingSlash, .fragment], ignoring: ["utm_*", "gclid", "coupon"]) {
    Site("https://walks.example", "walks://open") {
      EntryLink("/", .place(DeepLink(module: "diary")))
      EntryLink("/w/:walk") { (walk: Int) in .place(DeepLink(module: "diary", path: "walks/\(walk)")) }
        .written(by: walkPath)
      EntryLink("/w/:walk/with/:person") { (walk: Int, person: Int) in
        .place(DeepLink(module: "diary", path: "walks/\(walk)"), DeepLink(module: "people", path: "\(person)"))
      }
      EntryLink("/new", .place(DeepLink(module: "diary", path: "new-walk"), as: .replacingModal))
      EntryLink("/p/:code") { (code: String) in .place(DeepLink(module: "codes", path: "\(code)")) }
      EntryLink("/stop", .action(.stopRecording))
      EntryLink("/beta/...", .refused("The beta has ended"))
    }
    Site("https://old-walks.example") {
      EntryLink("/de/w/:walk") { (walk: Int) in .place(DeepLink(module: "diary", path: "walks/\(walk)")) }
    }
  }
}
