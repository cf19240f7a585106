import Links
import Routing

extension WebLinks {
  /// Returns which links of the web site the app opens.
  ///
  /// A post has a short path there, `https://waymark.example/posts/7`; other places have the path of their app link. Of the
  /// parameters, only those of campaigns are ignored. A link with any other is refused, so none with a token gets into a recording.
  static func ofApp() throws(ModuleProblem) -> WebLinks {
    do throws(DeepLinkError) {
      return try WebLinks(
        hosts: ["waymark.example"],
        paths: ["": "loggedIn/posts", "posts": "loggedIn/posts", "posts/*": "loggedIn/posts/*"],
        ignoredParameters: .named(["utm_campaign", "utm_medium", "utm_source"]), ignoresTrailingSlash: true)
    } catch {
      throw .badRedirect(error.text, error.reason)
    }
  }
}
