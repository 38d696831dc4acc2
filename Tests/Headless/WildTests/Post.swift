import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

/// A post that is sent twice if its button is used twice before a task runs.
///
/// See <https://github.com/hartlco/Icro/issues/70>.
@MainActor final class Post {
  private(set) var isSending = false
  private(set) var isSent = false
  private let send: () async throws -> Void
  private let isMended: Bool

  init(isMended: Bool, send: @escaping () async throws -> Void) {
    (self.isMended, self.send) = (isMended, send)
  }

  func sendTapped() {
    guard isSending == false else { return }
    isSending = isMended
    Task {
      isSending = true
      try? await send()
      (isSent, isSending) = (true, false)
    }
  }
}

extension Report {
  static let post = Report(
    "a post that is sent twice", found: .noRequestTwice(), among: [.noDeadEnd], inOneTurn: ["Send"]
  ) { isMended in
    AdaptedApp<Post, String, String, String> { calls in
      Post(isMended: isMended) { _ = try await calls.response(to: "post") }
    } screen: { post in
      Screen(
        title: "Post", bar: [Button("Send", action: "Send")],
        content: [.text(post.isSent ? "Sent" : "Draft")])
    } perform: { post, _ in
      post.sendTapped()
    }
    .stubbed("done")
  }
}
