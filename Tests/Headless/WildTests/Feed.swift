import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

/// A feed that is refreshed while its next page is on its way.
///
/// See <https://github.com/wxxsw/Refresh/issues/2>.
@MainActor final class Feed {
  private(set) var rows: [String] = []
  private(set) var isRefreshing = false
  private var paging: Task<Void, Never>?
  private let load: (Int) async throws -> String
  private let isMended: Bool

  init(isMended: Bool, load: @escaping (Int) async throws -> String) {
    (self.isMended, self.load) = (isMended, load)
  }

  var isPaging: Bool { (paging == nil) == false }

  func refresh() {
    isRefreshing = true
    Task {
      if let first = try? await load(1) {
        if isMended { paging?.cancel() }
        rows = [first]
      }
      isRefreshing = false
    }
  }

  func showMore() {
    paging = Task {
      let next = try? await load(rows.count + 1)
      if let next { rows.append(next) }
      paging = nil
    }
  }
}

extension Report {
  static let feed = Report(
    "a refresh against the next page",
    found: .rows(of: "Feed", beginLike: { _ in ["row 1", "row 2", "row 3"] }), among: Property.usual
  ) { isMended in
    AdaptedApp<Feed, String, String, String> { calls in
      Feed(isMended: isMended) { page in
        _ = try await calls.response(to: "page \(page)")
        return "row \(page)"
      }
    } screen: { feed in
      let hasMore = (1...2).contains(feed.rows.count) && feed.isPaging == false
      return Screen(
        title: "Feed",
        bar: [
          Button("Refresh", action: feed.isRefreshing ? nil : "Refresh"),
          Button("More", action: hasMore ? "More" : nil),
        ],
        content: [
          .text(feed.isRefreshing ? "Refreshing" : "Up to date"),
          .group("Feed", children: feed.rows.map { .text($0) }),
        ])
    } perform: { feed, action in
      if action == "Refresh" { feed.refresh() } else { feed.showMore() }
    }
    .stubbed("loaded")
  }
}
