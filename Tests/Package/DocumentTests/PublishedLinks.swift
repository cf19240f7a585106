import Links
import TestTopics
import Testing

// The forms of links that well-known services publish, each as a pattern.

@EntryBuilder<String> private func media() -> [EntryLink<String>] {
  Site("https://youtube.com") {
    EntryLink("/watch?v=&t=&list=") { (id: String, time: String?, _: String?) in "video \(id) \(time ?? "0")" }
    EntryLink("/shorts/:id") { (id: String) in "short \(id)" }
    EntryLink("/@:handle") { (handle: String) in "channel \(handle)" }
  }
  EntryLink("https://youtu.be/:id?t=") { (id: String, time: Int?) in "video \(id) \(time ?? 0)" }
  EntryLink("vnd.youtube::id") { (id: String) in "video \(id)" }
  EntryLink("spotify:track:::id") { (id: String) in "track \(id)" }
  Site("https://open.spotify.com") {
    EntryLink("/track/:id") { (id: String) in "track \(id)" }
    EntryLink("/intl-:language/track/:id") { (language: String, id: String) in "track \(id) in \(language)" }
  }
  EntryLink("https://music.apple.com/:country/album/:name/:id?i=") { (_: String, _: String, album: Int, song: Int?) in
    "album \(album) song \(song ?? 0)"
  }
  EntryLink("https://imdb.com/title/tt:number") { (number: String) in "title \(number)" }
  EntryLink("https://:language.wikipedia.org/wiki/**") { (language: String, title: [String]) in
    "\(language) page \(title.joined(separator: "/"))"
  }
  EntryLink("https://:language.wikipedia.org/wiki/Special::MyTalk") { (language: String) in "\(language) own talk" }
  EntryLink("steam://rungameid/:id") { (id: Int) in "game \(id)" }
  EntryLink("magnet:?xt=&dn=&tr=") { (topic: String, name: String?, trackers: [String]) in
    "torrent \(topic) \(name ?? "") \(trackers.count)"
  }
}

@EntryBuilder<String> private func people() -> [EntryLink<String>] {
  EntryLink("mailto::address?subject=&cc=") { (address: String, subject: String?, _: String?) in
    "mail \(address) \(subject ?? "")"
  }
  EntryLink("tel::number") { (number: String) in "call \(number)" }
  EntryLink("sms::number?body=") { (number: String, body: String?) in "text \(number) \(body ?? "")" }
  EntryLink("facetime::number") { (number: String) in "face \(number)" }
  EntryLink("https://wa.me/:number?text=") { (number: Int, text: String?) in "chat \(number) \(text ?? "")" }
  EntryLink("whatsapp://send?phone=&text=") { (phone: String, text: String?) in "chat \(phone) \(text ?? "")" }
  Site("https://t.me") {
    EntryLink("/+:invitation") { (code: Secret<String>) in "invitation \(code)" }
    EntryLink("/:channel/:post") { (channel: String, post: Int?) in "channel \(channel) \(post ?? 0)" }
  }
  EntryLink("tg://resolve?domain=&post=") { (channel: String, post: Int?) in "channel \(channel) \(post ?? 0)" }
  EntryLink("https://signal.me/#p/:number") { (number: String) in "chat \(number)" }
  Site("https://matrix.to") {
    EntryLink("/#/:room") { (room: String) in "room \(room)" }
    EntryLink("/#/:room/:event") { (room: String, event: String) in "event \(event) in \(room)" }
  }
  EntryLink("slack://channel?team=&id=") { (team: String, id: String) in "channel \(team) \(id)" }
  EntryLink("https://:account.zoom.us/j/:number?pwd=") { (account: String, number: Int, _: Secret<String>) in
    "meeting \(number) of \(account)"
  }
  EntryLink("https|msteams://teams.microsoft.com/l/chat/0/0?users=&message=") { (users: String, _: String?) in
    "chat with \(users)"
  }
  EntryLink("https://x.com/:user/status/:id") { (user: String, id: Int) in "status \(id) of \(user)" }
    .formerly("https://twitter.com/:user/status/:id")
  EntryLink("https://x.com/intent/post?text=&url=") { (text: String?, url: String?) in
    "write \(text ?? "") \(url ?? "")"
  }
  EntryLink("https://**/@:user/:id") { (host: String, user: String, id: Int) in "post \(id) of \(user) at \(host)" }
  EntryLink("https://bsky.app/profile/:handle/post/:id") { (handle: String, id: String) in "post \(id) of \(handle)" }
  EntryLink("https://reddit.com/r/:group/comments/:id/:slug") { (group: String, id: String, _: String?) in
    "post \(id) in \(group)"
  }
  EntryLink("https://tiktok.com/@:user/video/:id") { (user: String, id: Int) in "video \(id) of \(user)" }
  EntryLink("instagram://user?username=") { (name: String) in "user \(name)" }
  EntryLink("https://discord.com/channels/:server/:channel") { (server: String, channel: Int) in
    "channel \(channel) of \(server)"
  }
}

@EntryBuilder<String> private func places() -> [EntryLink<String>] {
  EntryLink("geo::latitude,:longitude?q=") { (latitude: Double, longitude: Double, _: String?) in
    "point \(latitude) \(longitude)"
  }
  EntryLink("https://maps.apple.com/?ll=:latitude,:longitude&q=") {
    (latitude: Double, longitude: Double, name: String?) in
    "point \(latitude) \(longitude) \(name ?? "")"
  }
  EntryLink("https://google.com/maps/search?api=1&query=") { (query: String) in "search \(query)" }
  EntryLink("comgooglemaps://?center=:latitude,:longitude&zoom=") { (latitude: Double, longitude: Double, zoom: Int?) in
    "point \(latitude) \(longitude) zoom \(zoom ?? 0)"
  }
  EntryLink("uber://?action=setPickup&pickup=&dropoff[nickname]=") { (pickup: String, name: String?) in
    "ride from \(pickup) to \(name ?? "")"
  }
}

@EntryBuilder<String> private func work() -> [EntryLink<String>] {
  Site("https://github.com") {
    EntryLink("/:owner/:name/issues/:number#issuecomment-:comment") {
      (owner: String, name: String, number: Int, comment: Int) in "comment \(comment) on \(owner)/\(name) \(number)"
    }
    EntryLink("/:owner/:name/issues/:number") { (owner: String, name: String, number: Int) in
      "issue \(owner)/\(name) \(number)"
    }
    EntryLink("/:owner/:name/compare/:base...:head") { (_: String, name: String, base: String, head: String) in
      "\(name) from \(base) to \(head)"
    }
    EntryLink("/:owner/:name/blob/:branch/**#L:line") {
      (_: String, _: String, branch: String, path: [String], line: Int) in
      "\(path.joined(separator: "/")):\(line) on \(branch)"
    }
  }
  EntryLink("https://docs.google.com/document/d/:id/edit#heading=:heading") { (id: String, heading: String) in
    "document \(id) at \(heading)"
  }
  EntryLink("https://trello.com/c/:id/:number-:slug") { (id: String, number: Int, _: String) in "card \(id) \(number)" }
  EntryLink("https://:site.atlassian.net/browse/:project-:number") { (site: String, project: String, number: Int) in
    "issue \(project) \(number) at \(site)"
  }
  EntryLink("https://stackoverflow.com/questions/:id/:slug") { (id: Int, _: String?) in "question \(id)" }
  EntryLink("https://npmjs.com/package/@:scope/:name") { (scope: String, name: String) in "package \(scope)/\(name)" }
  EntryLink("https://apps.apple.com/:country/app/:name/id:number?mt=") { (_: String, _: String, number: Int, _: Int?) in
    "app \(number)"
  }
  EntryLink("market://details?id=") { (id: String) in "app \(id)" }
  EntryLink("things:///add?title=&notes=") { (title: String, _: String?) in "task \(title)" }
  EntryLink("drafts://x-callback-url/create?text=&x-success=") { (text: String, back: String?) in
    "draft \(text) \(back ?? "")"
  }
  EntryLink("shortcuts://run-shortcut?name=&input=") { (name: String, _: String?) in "run \(name)" }
  EntryLink("vscode://file/**") { (path: [String]) in "edit /\(path.joined(separator: "/"))" }
  EntryLink("bitcoin::address?amount=&label=") { (address: String, amount: Double?, _: String?) in
    "pay \(amount ?? 0) to \(address)"
  }
  EntryLink("otpauth://totp/:issuer:::account?secret=&issuer=") {
    (issuer: String, account: String, secret: Secret<String>, _: String?) in "code of \(account) at \(issuer) \(secret)"
  }
  EntryLink("com.example.app:/oauth2redirect?code=&state=") { (_: Secret<String>, state: String) in "log-in \(state)" }
}

@Suite("Links that services publish", .tags(.links))
struct PublishedLinks {
  @Test("Each published form leads to its place, by a pattern")
  func forms() throws {
    let table = try EntryTable<String>(tolerating: [.trailingSlash, .www, .unescaped], ignoring: ["utm_*", "si"]) {
      media()
      people()
      places()
      work()
    }
    for (url, place) in [
      ("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s", "video dQw4w9WgXcQ 42s"),
      ("https://youtu.be/dQw4w9WgXcQ?si=x&t=42", "video dQw4w9WgXcQ 42"),
      ("https://youtube.com/shorts/a-b_c", "short a-b_c"),
      ("https://www.youtube.com/@SwiftLang", "channel SwiftLang"), ("vnd.youtube:dQw4w9WgXcQ", "video dQw4w9WgXcQ"),
      ("spotify:track:6rqhFgbbKwnb9MLmUQDhG6", "track 6rqhFgbbKwnb9MLmUQDhG6"),
      ("https://open.spotify.com/track/6rqh?si=x", "track 6rqh"),
      ("https://open.spotify.com/intl-de/track/6rqh", "track 6rqh in de"),
      ("https://music.apple.com/us/album/abbey-road/1441164426?i=1441164430", "album 1441164426 song 1441164430"),
      ("https://www.imdb.com/title/tt0111161/", "title 0111161"),
      ("https://en.wikipedia.org/wiki/AC/DC", "en page AC/DC"),
      ("https://de.wikipedia.org/wiki/Köln", "de page Köln"),
      ("https://en.wikipedia.org/wiki/Special:MyTalk", "en own talk"),
      ("steam://rungameid/440", "game 440"),
      ("magnet:?xt=urn:btih:c12f&dn=a&tr=udp://a&tr=udp://b", "torrent urn:btih:c12f a 2"),
      ("mailto:ann@a.example?subject=Hi%20there", "mail ann@a.example Hi there"),
      ("tel:+15551234567", "call +15551234567"),
      ("sms:+15551234567?body=hi", "text +15551234567 hi"), ("facetime:14085551234", "face 14085551234"),
      ("https://wa.me/15551234567?text=hi", "chat 15551234567 hi"),
      ("whatsapp://send?phone=1555&text=hi", "chat 1555 hi"),
      ("https://t.me/durov/42", "channel durov 42"), ("https://t.me/durov", "channel durov 0"),
      ("https://t.me/+AbCdEf", "invitation •••"), ("tg://resolve?domain=durov&post=42", "channel durov 42"),
      ("https://signal.me/#p/+15551234567", "chat +15551234567"),
      ("https://matrix.to/#/#swift:matrix.org", "room #swift:matrix.org"),
      ("https://matrix.to/#/!a:matrix.org/$b:matrix.org", "event $b:matrix.org in !a:matrix.org"),
      ("slack://channel?team=T1&id=C1", "channel T1 C1"),
      ("https://us02web.zoom.us/j/123?pwd=abc", "meeting 123 of us02web"),
      ("https://teams.microsoft.com/l/chat/0/0?users=a@x.example,b@x.example", "chat with a@x.example,b@x.example"),
      ("https://x.com/jack/status/20", "status 20 of jack"),
      ("https://twitter.com/jack/status/20", "status 20 of jack"),
      ("https://x.com/intent/post?text=hi&url=https://a.example/?b", "write hi https://a.example/?b"),
      ("https://mastodon.social/@Gargron/1", "post 1 of Gargron at mastodon.social"),
      ("https://bsky.app/profile/jay.bsky.team/post/3k", "post 3k of jay.bsky.team"),
      ("https://www.reddit.com/r/swift/comments/abc/a_title/", "post abc in swift"),
      ("https://www.tiktok.com/@scout2015/video/6718335390845095173", "video 6718335390845095173 of scout2015"),
      ("instagram://user?username=ann", "user ann"), ("https://discord.com/channels/@me/12", "channel 12 of @me"),
      ("geo:37.786971,-122.399677?q=a", "point 37.786971 -122.399677"),
      ("https://maps.apple.com/?ll=50.894967,4.341626&q=Atomium", "point 50.894967 4.341626 Atomium"),
      ("https://www.google.com/maps/search/?api=1&query=centurylink%2Bfield", "search centurylink+field"),
      ("comgooglemaps://?center=40.765819,-73.975866&zoom=14", "point 40.765819 -73.975866 zoom 14"),
      ("uber://?action=setPickup&pickup=my_location&dropoff[nickname]=Home", "ride from my_location to Home"),
      ("https://github.com/swiftlang/swift/issues/12#issuecomment-3", "comment 3 on swiftlang/swift 12"),
      ("https://github.com/swiftlang/swift/issues/12", "issue swiftlang/swift 12"),
      ("https://github.com/swiftlang/swift/compare/main...dev", "swift from main to dev"),
      ("https://github.com/swiftlang/swift/blob/main/lib/AST/Decl.cpp#L10", "lib/AST/Decl.cpp:10 on main"),
      ("https://docs.google.com/document/d/1a-B/edit#heading=h.gjdgxs", "document 1a-B at h.gjdgxs"),
      ("https://trello.com/c/3CsPkqOF/12-a-card", "card 3CsPkqOF 12"),
      ("https://waymark.atlassian.net/browse/WAY-12", "issue WAY 12 at waymark"),
      ("https://stackoverflow.com/questions/11227809/why-is-it", "question 11227809"),
      ("https://www.npmjs.com/package/@babel/core", "package babel/core"),
      ("https://apps.apple.com/us/app/a-name/id1234567890?mt=8", "app 1234567890"),
      ("market://details?id=com.a", "app com.a"),
      ("things:///add?title=Buy%20milk&notes=", "task Buy milk"),
      ("drafts://x-callback-url/create?text=a&x-success=app://b", "draft a app://b"),
      ("shortcuts://run-shortcut?name=Log&input=text", "run Log"),
      ("vscode://file/home/a.swift:10:2", "edit /home/a.swift:10:2"),
      ("bitcoin:175tWpb8?amount=20.3&label=Luke-Jr", "pay 20.3 to 175tWpb8"),
      ("otpauth://totp/ACME:ann@a.example?secret=JBSW&issuer=ACME", "code of ann@a.example at ACME •••"),
      ("com.example.app:/oauth2redirect?code=abc&state=xyz", "log-in xyz"),
    ] {
      #expect(try table.read(url).target == place, "\(url)")
    }
  }
}
