import DemoApp

extension HTTPPosts: ServedPosts {}

await Demo.main { address in HTTPPosts(try ServerAddress(address)) }
