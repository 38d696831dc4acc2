import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

/// A post that is sent twice if its button is used twice before a task runs.
///
/// See <https://github.com/hartlco/Icro/issues/70>.
@MainActor final class Post: FaultyModel {
  private(set) var isSending = false
  private(set) var isSent = false

  func sendTapped() {
    guard isSending == false else { return }
    isSending = isMended
    Task {
      isSending = true
      _ = try? await ask("post")
      isSent = true
      isSending = false
    }
  }
}

extension Report {
  static let post = Report(
    "a post that is sent twice", found: .noRequestTwice(), among: [.noDeadEnd], inOneTurn: ["Send"]
  ) { (post: Post) in
    Screen(
      title: "Post", bar: [Button("Send", action: "Send")],
      content: [.text(post.isSent ? "Sent" : "Draft")])
  } perform: { post, _ in
    post.sendTapped()
  }
}
