import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

/// A feed that is refreshed while its next page is on its way.
///
/// See <https://github.com/wxxsw/Refresh/issues/2>.
@MainActor final class Feed: FaultyModel {
  private(set) var rows: [String] = []
  private(set) var isRefreshing = false
  private var paging: Task<Void, Never>?

  var isPaging: Bool { (paging == nil) == false }

  private func load(_ page: Int) async throws -> String {
    _ = try await ask("page \(page)")
    return "row \(page)"
  }

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
    found: .rows(of: "Feed", beginLike: { _ in ["row 1", "row 2", "row 3"] }),
    among: Property.usual, response: "loaded"
  ) { (feed: Feed) in
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
}
