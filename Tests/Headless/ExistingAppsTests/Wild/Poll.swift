import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

/// A vote that a refresh from before takes back on the screen.
///
/// See <https://github.com/RoverPlatform/rover-ios/issues/487>.
@MainActor final class Poll {
  private(set) var votes = 0
  private(set) var hasVoted = false
  private(set) var isRefreshing = false
  private var version = 0
  private let ask: (String) async throws -> Int
  private let isMended: Bool

  init(isMended: Bool, ask: @escaping (String) async throws -> Int) {
    self.isMended = isMended
    self.ask = ask
  }

  func vote() {
    votes += 1
    hasVoted = true
    Task {
      guard let votes = try? await ask("vote") else { return }
      if isMended { (self.votes, version) = (votes, version + 1) }
    }
  }

  func refresh() {
    isRefreshing = true
    Task { [version] in
      let votes = try? await ask("read")
      if let votes, version == self.version { self.votes = votes }
      isRefreshing = false
    }
  }
}

extension Report {
  static let poll = Report(
    "a vote against a refresh",
    found: .showsWhatTheServerHas { (votes: Int) in [.value("\(votes)", of: "Votes")] },
    among: Property.usual
  ) { isMended in
    let server = ExternalValue(0)
    return Adapted<Poll> { calls in
      Poll(isMended: isMended) { request in
        _ = try await calls.response(to: "\(request) arrives")
        if request == "vote" { server.value += 1 }
        let votes = server.value
        _ = try await calls.response(to: request)
        return votes
      }
    } screen: { poll in
      Screen(
        title: "Poll",
        bar: [
          Button("Vote", action: poll.hasVoted ? nil : "Vote"),
          Button("Refresh", action: poll.isRefreshing ? nil : "Refresh"),
        ],
        content: [.value("Votes", value: "\(poll.votes)")])
    } perform: { poll, action in
      if action == "Vote" { poll.vote() } else { poll.refresh() }
    }
    .stubbed("done")
  }
}
